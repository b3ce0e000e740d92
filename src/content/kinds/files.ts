/** What a file's name says about it, for the check and for Gatsby: both must see the same files. */

/** Files that systems and editors leave lying about, and whatever is hidden; nobody means them as content. */
export const litter = /^(?:\..*|.*~|.*\.(?:swp|tmp|bak)|Thumbs\.db|desktop\.ini|Icon\r)$/i;

const nameOf = (path: string) => path.split(/[/\\]/).at(-1) ?? "";

/** True for the JSON file of a draft, which is checked and shown to those who work on it, but never published. */
export const isDraft = (path: string): boolean => /^_.*\.json$/i.test(nameOf(path));

/** An item's slug: its file's name without .json, and without the sign that makes it a draft. */
export const slugOfFile = (path: string): string =>
  nameOf(path)
    .replace(/\.json$/, "")
    .replace(/^_/, "");

/** The files below data/ that the site is not made from; drafts are, while somebody works on them. */
export const filesToIgnore = (withDrafts: boolean) => [
  (path: string) => litter.test(nameOf(path)) || (!withDrafts && isDraft(path)),
];
