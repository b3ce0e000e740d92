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

/** A safe file name like the one given; a picture's ending is that of what it holds, where that is known. */
export const safeName = (name: string, format?: string): string | undefined => {
  const given = extname(name).toLowerCase();
  const held = { jpeg: ".jpg", png: ".png" }[format ?? ""];
  const ending = pictureEnding.test(name) && held ? held : given.replace(/^\.(?:jfif|jpeg)$/, ".jpg");
  const mark = isDraft(name) ? "_" : "";
  const stem = basename(name, extname(name));
  const slug = slugify(pictureEnding.test(name) ? stem.replace(pictureEnding, "") : stem);
  return slug && `${mark}${slug}${ending}`;
};

/** The name that a file should have whose ending somebody, or some program, has spoilt. */
const itemName = (name: string) =>
  /\.(?:json\.\w+|jso|jsn|jsonc?5?)$/i.test(name) ? safeName(name.replace(/\.js.*$/i, ".json")) : undefined;

/** What programs put behind the name of a copy. */
const copyMark = /[ _-]*(?:\(\d+\)|copy)(?=\.\w+$)/i;

/** The one file that a name is a draft of, though there is never more than one. */
const draftOfOne = (name: string) => singleFiles.find((file) => name === `_${file}`);

/** Entries in a folder whose name is nearly that of one which is missing, as if it had the right name. */
function inRightFolders(entries: readonly Entry[]): { entries: Entry[]; misnamed: Map<string, string> } {
  const misnamed = new Map<string, string>();
  for (const { path, type } of entries) {
    if (type !== "folder" || path.includes("/") || folders.includes(path)) continue;
    const right = nearest(path, folders);
    if (right && !entries.some((other) => other.path === right)) misnamed.set(path, right);
  }
  return {
    misnamed,
    entries: entries.flatMap((entry) => {
      const [folder = "", ...rest] = entry.path.split("/");
      const right = misnamed.get(folder);
      if (!right) return [entry];
      return rest.length > 0 ? [{ ...entry, path: [right, ...rest].join("/") }] : [];
    }),
  };
}

/** Says what is wrong with the names and places of files; returns those that can be looked at further. */
export function checkNames(found: readonly Entry[], root: string, problems: Problem[]): Entry[] {
  const place = (path: string): Place => ({ file: `${root}/${path}` });
  // Else every item of the folder would be missed wherever it is named, and the one thing to mend be lost among them.
  const { entries, misnamed } = inRightFolders(found);
  for (const [path, right] of misnamed) problems.push(problem("misnamed-folder", place(path), right));
  const good: Entry[] = [];
  const badFolders: string[] = [];
  const spelt = new Map<string, string>();
  const unsafe = ({ path, picture }: Entry): Problem => {
    const safe = safeName(basename(path), picture?.format);
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
      if (otherPictures.test(name)) problems.push(problem("picture-type", place(path)));
      else problems.push(problem("unused-file", place(path), itemName(name)));
      continue;
    }
    // One picture as .jpg and .jpeg, or under two spellings of one name, is a mix-up on every computer.
    const spelling = path.toLowerCase().replace(/\.jpeg$/, ".jpg");
    const twin = spelt.get(spelling);
    spelt.set(spelling, path);
    if (twin) {
      const another = safeName(path.replace(/(?=\.\w+$)/, "-2").replace(/^.*\//, "")) ?? name;
      problems.push(problem("same-name", place(path), basename(twin), another));
      continue;
    }

    if (parent === "." && isJson && !singleFiles.includes(path)) {
      const one = draftOfOne(name);
      const meant = nearest(name.replace(copyMark, ""), singleFiles);
      problems.push(
        one ? problem("draft-of-one", place(path), one) : problem("unknown-json", place(path), singleFiles, meant),
      );
      continue;
    }
    const safe = isJson ? /^_?[a-z0-9]+(?:-[a-z0-9]+)*\.json$/ : /^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png)$/;
    const stem = basename(name, extname(name)).replace(/^_/, "");
    if (!safe.test(name)) problems.push(unsafe(entry));
    else if (stem.length > longestName) {
      const shorter = `${stem.slice(0, longestName).replace(/-[^-]*$/, "")}${extname(name)}`;
      problems.push(problem("long-name", place(path), stem.length, longestName, shorter));
    } else if (reservedNames.test(stem)) problems.push(problem("reserved-name", place(path), name));
    good.push(entry);
  }
  return good;
}
