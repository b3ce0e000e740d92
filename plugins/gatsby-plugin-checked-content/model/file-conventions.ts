/** File name conventions of data/, shared by the content check and Gatsby. */

/** Hidden and temporary files, and the folders that systems put beside others' files, which are ignored. */
const litter =
  /^(?:\..*|.*~|~\$.*|#.*#|.*\.(?:swp|tmp|bak|orig)|(?:eh)?Thumbs\.db|desktop\.ini|Icon\r|__MACOSX|@eaDir)$/i;

const nameOf = (path: string) => path.split(/[/\\]/).at(-1) ?? "";

/** True for what is left lying about by systems and editors. */
export const isJunkFile = (path: string): boolean => litter.test(nameOf(path));

/** True for a draft ("_" prefix): checked, shown in development, never published. */
export const isDraft = (path: string): boolean => /^_.*\.json$/i.test(nameOf(path));

/** True for names of devices (con, aux, com1 …), which Windows refuses as the names of files and folders, whatever the ending. */
export const isDevice = (name: string): boolean => /^_?(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);

/** The slug: the file's name without .json and without a draft's underscore. */
export const slugOfFile = (path: string): string =>
  nameOf(path)
    .replace(/\.json$/, "")
    .replace(/^_/, "");
