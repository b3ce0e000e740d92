/** Refuses folder names that Gatsby's tools read as patterns, addresses or separators: "site (1)", "a#b". */
import path from "node:path";

/** Characters that no folder's name may have. On Windows "\" and ":" are in every path, and in no name. */
const unusable = process.platform === "win32" ? /[()[\]{}*?|#%!]/g : /[()[\]{}*?|#%!\\:]/g;

/** Why a folder cannot hold the project; undefined if it can. */
export function folderTrouble(folder = process.cwd()) {
  const root = path.parse(folder).root;
  const name = folder
    .slice(root.length)
    .split(path.sep)
    .find((each) => each.search(unusable) >= 0);
  if (name === undefined) return undefined;
  const signs = [...new Set(name.match(unusable))].join(" ");
  const better = name.replace(unusable, " ").trim().replace(/ +/g, "-") || "site";
  return `The folder "${name}" cannot hold this project: its name has ${signs} in it, which the tools misread. Rename it, for instance to "${better}", and try again.`;
}
