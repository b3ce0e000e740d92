/** Checks the names and places of files below data/. */
import { basename, dirname, extname, join } from "node:path/posix";
import { isDraft } from "../kinds/files";
import { kinds } from "../kinds/kinds";
import { type Place, type Problem, problem } from "./messages";
import { type Entry, pictureEnding } from "./read-folder";
import { nearest, slugify } from "./words";

const folders = kinds.flatMap(({ location }) => ("folder" in location ? [location.folder] : []));
const singleFiles = kinds.flatMap(({ location }) => ("file" in location ? [location.file] : []));

const otherPictures = /\.(?:gif|webp|avif|heic|heif|svg|tiff?|bmp|psd|ico|jfif|jpe|raw|pdf)$/i;

/** Longer names, with a folder before them and a size behind them, are too long for some file systems. */
const longestName = 80;

/** Names that Windows keeps for devices, and servers for pages. */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d|index|404)$/;

/** A safe file name like the one given. */
export const safeName = (name: string): string | undefined => {
  const ending = extname(name).toLowerCase().replace(".jfif", ".jpg");
  const mark = isDraft(name) ? "_" : "";
  const slug = slugify(basename(name, extname(name)));
  return slug && `${mark}${slug}${ending}`;
};

/** Says what is wrong with the names and places of files; returns those that can be looked at further. */
export function checkNames(entries: readonly Entry[], root: string, problems: Problem[]): Entry[] {
  const place = (path: string): Place => ({ file: `${root}/${path}` });
  const good: Entry[] = [];
  const badFolders: string[] = [];
  const spelt = new Map<string, string>();
  const unsafe = (path: string): Problem => {
    const safe = safeName(basename(path));
    const taken = safe !== undefined && entries.some((other) => other.path === join(dirname(path), safe));
    return problem("unsafe-name", place(path), safe, taken);
  };
  for (const entry of entries) {
    const { path, type } = entry;
    if (badFolders.some((folder) => path.startsWith(`${folder}/`))) continue;
    const name = basename(path);
    const parent = dirname(path);

    if (type === "link" || type === "other") {
      problems.push(problem("symlink", place(path)));
      continue;
    }
    if (type === "hidden") {
      problems.push(problem("hidden-file", place(path), /.\.json$/i.test(name) ? name.replace(/^\./, "_") : undefined));
      continue;
    }
    if (type === "folder") {
      if (parent !== ".") problems.push(problem("folder-in-folder", place(path)));
      else if (!folders.includes(name))
        problems.push(problem("unknown-folder", place(path), folders, nearest(name, folders)));
      else continue;
      badFolders.push(path);
      continue;
    }
    if (entry.unreadable) {
      problems.push(problem("unreadable", place(path), entry.unreadable));
      continue;
    }

    const isJson = extname(name).toLowerCase() === ".json";
    const isPicture = pictureEnding.test(name);
    if (!isJson && !isPicture) {
      problems.push(problem(otherPictures.test(name) ? "picture-type" : "unused-file", place(path)));
      continue;
    }
    // One picture as .jpg and .jpeg, or under two spellings of one name, is a mix-up on every computer.
    const spelling = path.toLowerCase().replace(/\.jpeg$/, ".jpg");
    const twin = spelt.get(spelling);
    spelt.set(spelling, path);
    if (twin) {
      problems.push(problem("same-name", place(path), basename(twin)));
      continue;
    }

    if (parent === "." && isJson && !singleFiles.includes(path)) {
      problems.push(problem("unknown-json", place(path), singleFiles, nearest(name, singleFiles)));
      continue;
    }
    const safe = isJson ? /^_?[a-z0-9]+(?:-[a-z0-9]+)*\.json$/ : /^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png)$/;
    const stem = basename(name, extname(name)).replace(/^_/, "");
    if (!safe.test(name)) problems.push(unsafe(path));
    else if (stem.length > longestName) {
      const shorter = `${stem.slice(0, longestName).replace(/-[^-]*$/, "")}${extname(name)}`;
      problems.push(problem("long-name", place(path), stem.length, longestName, shorter));
    } else if (reservedNames.test(stem)) problems.push(problem("reserved-name", place(path), name));
    good.push(entry);
  }
  return good;
}
