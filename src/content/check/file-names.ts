/** Rules about file names and folders below data/. */
import { basename, dirname, extname, join } from "node:path/posix";
import { isDraft } from "../kinds/files";
import { kinds, locationOf } from "../kinds/kinds";
import { didYouMean, error, joinNames, type Problem, warning } from "./problem";
import { type Entry, pictureEnding } from "./read-folder";
import { nearest, nearestName, slugify } from "./strings";

const folders = kinds.filter(({ single }) => !single).map(locationOf);
const singleFiles = kinds.filter(({ single }) => single).map(locationOf);

const otherPictures = /\.(?:gif|webp|avif|heic|heif|tiff?|bmp|psd|ico|jfif|jpe|raw|pdf)$/i;

/** A URL-safe variant of a file name; a picture gets its format's extension, if known. */
export const safeName = (name: string, format?: string): string | undefined => {
  const given = extname(name).toLowerCase();
  const held = { jpeg: ".jpg", png: ".png", svg: ".svg" }[format ?? ""];
  const ending = pictureEnding.test(name) && held ? held : given.replace(/^\.(?:jfif|jpeg)$/, ".jpg");
  const mark = isDraft(name) ? "_" : "";
  const stem = basename(name, extname(name));
  const slug = slugify(pictureEnding.test(name) ? stem.replace(pictureEnding, "") : stem);
  return slug && `${mark}${slug}${ending}`;
};

/** Corrects a wrong extension of a JSON file, such as moon.json.txt. */
const itemName = (name: string) =>
  /\.(?:json\.\w+|jso|jsn|jsonc?5?)$/i.test(name) ? safeName(name.replace(/\.js.*$/i, ".json")) : undefined;

/** Suffixes of copies: "quiz (1).json", "quiz copy.json". */
const copyMark = /[ _-]*(?:\(\d+\)|copy)(?=\.\w+$)/i;

/** Names that computers give to copies: "toto - Copy.json", "moon (1).jpg", "moon 2.jpg". */
const isCopy = /(?:copy|\(\d+\)| \d)\.\w+$/i;

/** Maps misspelt folders to the right ones, so that references into them are not reported as well. */
function misspeltFolders(entries: readonly Entry[]): Map<string, string> {
  const present = entries.filter(({ path, type }) => type === "folder" && !path.includes("/")).map(({ path }) => path);
  const missing = folders.filter((name) => !present.includes(name));
  const meant = present
    .filter((name) => !folders.includes(name))
    .map((name) => [name, nearestName(name, missing)] as const);
  return new Map(meant.flatMap(([name, right]) => (right ? [[name, right]] : [])));
}

/** The problem with a file's folder or type; undefined if it belongs there. */
function misplaced({ path, type, unreadable, picture }: Entry, place: Problem["file"]): Problem | undefined {
  const name = basename(path);
  const isJson = extname(name).toLowerCase() === ".json";
  const at = { file: place };
  if (type === "link" || type === "other") {
    return error("symlink", at, {
      found: "This is a link to another place (a shortcut or symlink), not a file.",
      expected: "The file itself, copied to this place.",
    });
  }
  if (type === "folder" && dirname(path) !== ".") {
    return error("folder-in-folder", at, {
      found: "This folder lies inside a content folder.",
      expected: "Files only: an item's JSON file and its picture lie side by side.",
      suggestion: "Move its files one folder up.",
    });
  }
  if (type === "folder") {
    if (folders.includes(name)) return undefined;
    return error("unknown-folder", at, {
      found: "The site does not know this folder.",
      expected: `One of the folders ${joinNames(folders, "disjunction")}. Capital and small letters are different letters.`,
      suggestion: didYouMean(nearestName(name, folders)),
    });
  }
  if (unreadable) {
    return error("unreadable", at, {
      found: `The file cannot be read (${unreadable}).`,
      expected: "A file that you have the right to open.",
    });
  }
  if (otherPictures.test(name)) {
    return error("picture-type", at, {
      found: "This kind of picture cannot be used.",
      expected: "A still picture that ends in .jpg (photos, paintings) or .png (drawings, see-through pictures).",
      suggestion: "Open it in a picture program and export it as JPEG or PNG.",
    });
  }
  if (!isJson && !pictureEnding.test(name)) {
    const item = itemName(name);
    return warning("unused-file", at, {
      found: "The site has no use for a file of this type.",
      expected: "Only .json files and .jpg or .png pictures.",
      suggestion: item ? `Rename it to "${item}" if it is an item.` : "Delete it, or keep it outside data/.",
    });
  }
  if (isJson && !picture && dirname(path) === "." && !singleFiles.includes(path)) {
    return error("unknown-json", at, {
      found: "The site does not know this file, so nothing in it would be shown.",
      expected: `Here only ${joinNames(singleFiles)}. Everything else goes into a folder of its kind, such as artwork.`,
      suggestion: didYouMean(nearest(name.replace(copyMark, "").replace(/^_/, ""), singleFiles)),
    });
  }
  return undefined;
}

/** The problem with a file's name, which becomes part of URLs. */
function misnamed({ path, picture }: Entry, file: string, entries: readonly Entry[]): Problem | undefined {
  const name = basename(path);
  if (/^_?[a-z0-9]+(?:-[a-z0-9]+)*\.json$|^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|svg)$/.test(name)) return undefined;
  const safe = safeName(name, picture?.format);
  const isTaken = safe !== undefined && entries.some((other) => other.path === join(dirname(path), safe));
  return error(
    "unsafe-name",
    { file },
    {
      found: "This file name would not work in every web address.",
      expected: 'Small letters a to z, digits and hyphens, such as "raptor-moon.jpg".',
      suggestion: isTaken
        ? `There is a "${safe}" already: delete the one you do not need.`
        : safe &&
          `${isCopy.test(name) ? "Delete it if it is a copy, or rename" : "Rename"} it to "${safe}", in the JSON that names it too.`,
    },
  );
}

/** Adds problems of names and folders to `problems`; returns the entries that can be checked further. */
export function checkNames(entries: readonly Entry[], problems: Problem[]): Entry[] {
  const misspelt = misspeltFolders(entries);
  const good: Entry[] = [];
  const badFolders: string[] = [];
  for (const entry of entries) {
    const { path, type } = entry;
    if (badFolders.some((folder) => path.startsWith(`${folder}/`))) continue;
    const file = `data/${path}`;
    const problem = misplaced(entry, file);
    if (problem) problems.push(problem);
    if (type === "folder" && problem && !misspelt.has(path)) badFolders.push(path);
    const rightPath = path.replace(/^[^/]+(?=\/)/, (folder) => misspelt.get(folder) ?? folder);
    // Keep unreadable files, so that references to them are not reported as well.
    if (entry.unreadable) good.push({ ...entry, path: rightPath });
    if (type !== "file" || problem) continue;
    const wrong = misnamed(entry, file, entries);
    if (wrong) problems.push(wrong);
    good.push({ ...entry, path: rightPath });
  }
  return good;
}
