/** What is the matter with a folder; undefined if nothing is. */
export function folderTrouble(folder?: string): string | undefined;
