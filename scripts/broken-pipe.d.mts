export function ignoreBrokenPipe(): void;
export function exitOnBrokenPipe(): void;
