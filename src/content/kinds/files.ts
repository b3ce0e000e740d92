/** File name conventions of data/, shared by the check and Gatsby so that both see the same files. */

/** Hidden files, and temporary files of systems and editors. */
export const litter = /^(?:\..*|.*~|.*\.(?:swp|tmp|bak)|Thumbs\.db|desktop\.ini|Icon\r)$/i;

const nameOf = (path: string) => path.split(/[/\\]/).at(-1) ?? "";

/** True for the JSON file of a draft, which is checked and shown to those who work on it, but never published. */
export const isDraft = (path: string): boolean => /^_.*\.json$/i.test(nameOf(path));

/** An item's slug: its file's name without .json, and without the sign that makes it a draft. */
export const slugOfFile = (path: string): string =>
  nameOf(path)
    .replace(/\.json$/, "")
    .replace(/^_/, "");

/** Ignore patterns for gatsby-source-filesystem; drafts are sourced in development only. */
export const filesToIgnore = (withDrafts: boolean) => [
  (path: string) => litter.test(nameOf(path)) || (!withDrafts && isDraft(path)),
];
