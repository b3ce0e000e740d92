export function exitWithNpm(): void;
