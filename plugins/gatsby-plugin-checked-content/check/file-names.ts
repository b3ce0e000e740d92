/** Rules about file names and folders below data/. */
import { basename, dirname, extname, join } from "node:path/posix";
import { isDevice } from "../model/file-conventions";
import { type Kind, kindOfFile, locationOf } from "../model/kind";
import { fieldsOf, metaOf } from "../model/schema-walk";
import { isKnownToFit } from "./field-errors";
import { nearest, nearestName } from "./did-you-mean";
import { didYouMean, error, joinNames, type Place, type Problem, type Wording, warning } from "./problem";
import { type Entry, pictureEnding } from "./read-folder";
import { sanitiseFileName } from "./sanitise-file-name";
import { withIndefiniteArticle } from "./wording";

/** The folders and the single files that the kinds have in data/. */
interface Known {
  folders: readonly string[];
  singleFiles: readonly string[];
  /** The right names of misspelt folders. */
  misspelt: ReadonlyMap<string, string>;
}

const otherPictures = /\.(?:gif|webp|avif|heic|heif|tiff?|bmp|psd|ico|jfif|jpe|raw)$/i;

/** What word processors and browsers save. */
const documents = /\.(?:docx?|rtfd?|odt|pages|gdoc|html?|md|pdf)$/i;

/** How many letters a file's name may have: Windows takes 260 for a whole path, and builds add folders and endings. */
const longestName = 100;

/** An item's fields; undefined for what is no JSON of an item. */
function fieldsIn({ bytes }: Entry): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The one kind whose schema an entry's fields fit, if they do not fit that of the kind of its place. */
function kindByFields(kinds: readonly Kind[], entry: Entry, here?: Kind): Kind | undefined {
  if (here && entry.bytes && isKnownToFit(entry.bytes, here.schema)) return undefined;
  const fields = fieldsIn(entry);
  if (!fields || here?.schema.safeParse(fields).success) return undefined;
  const fitting = kinds.filter(({ schema }) => schema.safeParse(fields).success);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Maps misspelt and renamed folders to the right ones, and folders inside those to the one around them, so that references into them are not reported as well. */
function misspeltFolders(entries: readonly Entry[], kinds: readonly Kind[]): Map<string, string> {
  const paths = new Set(entries.map(({ path }) => path));
  const folders = kinds.filter(({ single }) => !single).map(locationOf);
  const present = entries.filter(({ path, type }) => type === "folder" && !path.includes("/")).map(({ path }) => path);
  const missing = kinds.filter((kind) => folders.includes(locationOf(kind)) && !present.includes(locationOf(kind)));
  const byItems = (name: string) => {
    const inside = entries.filter(({ path, bytes }) => bytes && dirname(path) === name);
    return missing.find((kind) => inside.some((entry) => kindByFields(kinds, entry) === kind));
  };
  const meant = present
    .filter((name) => !folders.includes(name))
    .map((name) => [name, byItems(name)?.name ?? nearestName(name, missing.map(locationOf))] as const);
  // Not where two files would have one name then.
  const inner = entries.filter(({ path, type }) => type === "folder" && folders.includes(dirname(path)));
  const isFree = (folder: string) =>
    entries.every(({ path }) => dirname(path) !== folder || !paths.has(join(dirname(folder), basename(path))));
  const nested = inner.flatMap(({ path }): [string, string][] => (isFree(path) ? [[path, dirname(path)]] : []));
  return new Map([...nested, ...meant.flatMap(([name, right]): [string, string][] => (right ? [[name, right]] : []))]);
}

/** An item in the wrong place. */
interface Stray {
  /** Undefined if another item has the right path. */
  path?: string;
  problem: Problem;
  /** The right paths of its pictures, by their paths now. */
  pictures: [from: string, to: string][];
}

/** The right name of a file; what holds an item's fields is JSON, whatever its ending. */
function rightName(entry: Entry): string | undefined {
  const name = basename(entry.path);
  const isItem = !/\.json\b/i.test(name) && !pictureEnding.test(name) && fieldsIn(entry);
  return sanitiseFileName(isItem ? name.replace(/\.\w+$|$/, ".json") : name, entry.picture?.format);
}

/** The path that a file has when its name is right. */
const rightPath = (entry: Entry) => join(dirname(entry.path), rightName(entry) ?? basename(entry.path));

/** An item of this kind that lies where `here`'s items do, or where none does. */
function strayItem(entry: Entry, kind: Kind, here: Kind | undefined, paths: ReadonlySet<string>): Stray {
  const item = kind.single ? `the ${kind.label}` : withIndefiniteArticle(kind.label);
  const path = kind.single ? locationOf(kind) : join(kind.name, basename(entry.path));
  const isTaken = paths.has(path);
  const pictures = fieldsOf(kind.schema, fieldsIn(entry)).flatMap(({ schema, value }): [string, string][] => {
    if (isTaken || !metaOf(schema).image || typeof value !== "string") return [];
    const [from, to] = [join(dirname(entry.path), value), join(dirname(path), value)];
    return paths.has(from) && !paths.has(to) ? [[from, to]] : [];
  });
  const wording = {
    found: `By its fields this is ${item}${here ? `, not ${withIndefiniteArticle(here.label)}` : ", and nobody looks for one here"}.`,
    expected: `Each kind of file at its own place: ${item} is ${kind.single ? "the file" : "a file in"} data/${locationOf(kind)}.`,
    suggestion: isTaken
      ? `There is a data/${path} already: delete the one you do not need.`
      : "Move it there, with the pictures that it names.",
  };
  const problem = error("other-kind", { file: `data/${entry.path}` }, wording);
  return { path: isTaken ? undefined : path, problem, pictures };
}

/** The items that lie in the wrong place, by path: told by their fields, which fit one other kind. */
function strayItems(kinds: readonly Kind[], entries: readonly Entry[], paths: ReadonlySet<string>): Map<string, Stray> {
  const strays = entries.flatMap((entry): [string, Stray][] => {
    const here = kindOfFile(kinds, rightPath(entry));
    const kind = here || !entry.path.includes("/") ? kindByFields(kinds, entry, here) : undefined;
    return kind && kind !== here ? [[entry.path, strayItem(entry, kind, here, paths)]] : [];
  });
  return new Map(strays);
}

/** The problem with a file's folder or type; undefined if it belongs there. */
function misplaced(entry: Entry, place: Place, { folders, singleFiles, misspelt }: Known): Problem | undefined {
  const { path, type, unreadable, picture } = entry;
  const name = basename(path);
  const right = rightPath(entry);
  const isJson = extname(right) === ".json";
  if (type === "link" || type === "other") {
    return error("symlink", place, {
      found: "This is a link to another place (a shortcut or symlink), not a file.",
      expected: "The file itself, copied to this place.",
    });
  }
  if (type === "folder" && dirname(path) !== ".") {
    return error("folder-in-folder", place, {
      found: "This folder lies inside a content folder.",
      expected: "Files only: an item's JSON file and its picture lie side by side.",
      suggestion: "Move its files one folder up.",
    });
  }
  if (type === "folder") {
    if (folders.includes(name)) return undefined;
    return error("unknown-folder", place, {
      found: "The site does not know this folder.",
      expected: `One of the folders ${joinNames(folders, "disjunction")}. Capital and small letters are different letters.`,
      suggestion: didYouMean(misspelt.get(path) ?? nearestName(name, folders)),
    });
  }
  if (unreadable) {
    return error("unreadable", place, {
      found: `The file cannot be read (${unreadable}).`,
      expected: "A file that you have the right to open.",
    });
  }
  if (otherPictures.test(name)) {
    return error("picture-type", place, {
      found: "This kind of picture cannot be used.",
      expected: "A still picture that ends in .jpg (photos, paintings) or .png (drawings, see-through pictures).",
      suggestion: /\.(?:jfif|jpe)$/i.test(name)
        ? `Rename it to "${sanitiseFileName(name.replace(/\.\w+$/, ".jpg"))}": it is a JPEG.`
        : "Open it in a picture program and export it as JPEG or PNG; npm run new does that for a new item's.",
    });
  }
  if (documents.test(name) && !fieldsIn(entry)) {
    const item = sanitiseFileName(name.replace(/\..*$/, ".json"));
    return warning("document", place, {
      found: "This is a document of a word processor, or a page of the web, so nothing in it is shown.",
      expected: "Plain text, as a text editor saves it, in files that end in .json.",
      suggestion: path.includes("/")
        ? `If it is an item, save it as plain text under "${item}"; if not, keep it outside data/.`
        : "Keep it outside data/.",
    });
  }
  if (!isJson && !pictureEnding.test(name)) {
    return warning("unused-file", place, {
      found: "The site has no use for a file of this type.",
      expected: "Only .json files and .jpg or .png pictures.",
      suggestion: pictureEnding.test(right)
        ? `Rename it to "${basename(right)}" if it is a picture.`
        : "Delete it, or keep it outside data/.",
    });
  }
  if (isJson && !picture && dirname(path) === "." && !singleFiles.includes(right)) {
    return error("unknown-json", place, {
      found: "The site does not know this file, so nothing in it would be shown.",
      expected: `Here only ${joinNames(singleFiles)}. Everything else goes into a folder of its kind, such as artwork.`,
      suggestion: didYouMean(nearest(name, singleFiles)),
    });
  }
  return undefined;
}

/** Why a file's name cannot be used, in URLs or on Windows; undefined if it can. */
function unsafety(name: string): Pick<Wording, "found" | "expected"> | undefined {
  if (isDevice(name))
    return {
      found: "Windows keeps this name for a device, so nobody could have the file on such a computer.",
      expected: "Any other name.",
    };
  if (name.length > longestName)
    return {
      found: `This file name has ${name.length} letters, too many for some computers with the folders before it.`,
      expected: `At most ${longestName} letters.`,
    };
  if (!/\.json$/i.test(name) && !pictureEnding.test(name))
    return {
      found: "The file's name does not end in .json, so nothing in it would be shown.",
      expected: 'A name such as "raptor-moon.json". Some computers hide endings until they are asked to show them.',
    };
  if (/^_?[a-z0-9]+(?:-[a-z0-9]+)*\.json$|^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|svg)$/.test(name)) return undefined;
  return {
    found: "This file name would not work in every web address.",
    expected: 'Small letters a to z, digits and hyphens, such as "raptor-moon.jpg".',
  };
}

/** Adds problems of names; returns the checkable entries, misnamed ones under their right path. */
export function checkNames(kinds: readonly Kind[], entries: readonly Entry[], problems: Problem[]): Entry[] {
  const misspelt = misspeltFolders(entries, kinds);
  const known = {
    folders: kinds.filter(({ single }) => !single).map(locationOf),
    singleFiles: kinds.filter(({ single }) => single).map(locationOf),
    misspelt,
  };
  const paths = new Set(entries.map(({ path }) => path));
  const strays = strayItems(kinds, entries, paths);
  const strayPictures = new Map([...strays.values()].flatMap(({ pictures }) => pictures));
  const good: Entry[] = [];
  const badFolders: string[] = [];
  for (const entry of entries) {
    const { path, type } = entry;
    if (badFolders.some((folder) => path.startsWith(`${folder}/`))) continue;
    const place = { file: `data/${path}` };
    const stray = strays.get(path);
    const problem = stray?.problem ?? misplaced(entry, place, known);
    if (problem) problems.push(problem);
    if (type === "folder" && problem && !misspelt.has(path)) badFolders.push(path);
    const folder = misspelt.get(dirname(path)) ?? dirname(path);
    // The item that names it is not told as well.
    if (problem?.code === "picture-type") good.push({ path: join(folder, rightName(entry) ?? basename(path)), type });
    // An unreadable file goes on, since its name counts, and so does an item that has to move.
    if (type !== "file" || (problem && !entry.unreadable && !stray?.path)) continue;

    const name = basename(path);
    const safe = rightName(entry);
    const isTaken = safe !== undefined && safe !== name && paths.has(join(dirname(path), safe));
    const unsafe = unsafety(name);
    if (unsafe) {
      const canBeRenamed = safe && name.length <= longestName;
      // Items are named without their ending, and are told where they are named wrongly.
      const isNamed = safe && pictureEnding.test(safe) && !name.startsWith(safe);
      const rename = canBeRenamed
        ? `Rename it to "${safe}"${isNamed ? ", in the JSON that names it too" : ""}.`
        : undefined;
      const suggestion = isTaken ? `There is a "${safe}" already: delete the one you do not need.` : rename;
      problems.push(error("unsafe-name", place, { ...unsafe, suggestion }));
      if (isTaken) continue;
    }
    // A wrong file extension is reported by checkPicture.
    const isWrong = unsafe !== undefined || extname(safe ?? "") !== extname(name).replace(".jpeg", ".jpg");
    const moved = stray?.path ?? strayPictures.get(path) ?? join(folder, name);
    const right = isWrong && safe && !isTaken ? join(dirname(moved), safe) : moved;
    good.push({ ...entry, path: right, ...(right !== path && { misnamed: path }) });
  }
  return good;
}
