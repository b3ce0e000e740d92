/** Why a folder cannot hold the project; undefined if it can. */
export function folderTrouble(folder?: string): string | undefined;
