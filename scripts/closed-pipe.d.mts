export function outliveReader(): void;
export function endWithReader(): void;
