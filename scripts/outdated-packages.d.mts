/** The first package absent or of another version; undefined if there is none. */
export function outdatedPackage(options?: { folder?: string; forBuild?: boolean }): string | undefined;
