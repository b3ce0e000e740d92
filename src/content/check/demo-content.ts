/** Finds leftover demo content: files by content hash, and names of the demo series' characters in texts. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import {
  count,
  joinNames,
  type Problem,
  quoteOf,
  slugify,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import { coloursOf, paletteSchema } from "../kinds/palette";
import { brandFiles } from "./brand-files";
import type { Content } from "./content";
import demoContent from "./demo-content.json";

/** The record of the demo content, which `npm run record-demo-content` makes of data/. */
interface DemoContent {
  /** The content hashes of a folder's files, with spaces between them. */
  files: Record<string, string>;
  /** Significant words of the characters' names. */
  names: string[];
  /** Terms that only the demo series uses: its name, its books' titles, coinages. */
  words: string[];
  /** Its palette's colours and the shades derived from them. */
  colours: string[];
}

/** A file's content hash; that of a JSON file is independent of its formatting. */
export function hashOf(path: string, bytes: Uint8Array): string {
  const text = path.endsWith(".json") ? JSON.stringify(JSON.parse(Buffer.from(bytes).toString("utf8"))) : bytes;
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The parts of a name: "Finn" and "Marlow" of "Finn Marlow". */
const wordsOf = (name: string) =>
  (name.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []).filter((word) => !/^(?:The|Mrs|Miss)$/.test(word));

const namesIn = (content: Content) => content.itemsOf("Character").flatMap(({ value }) => wordsOf(value.name));

function wordsOfStory(content: Content): string[] {
  const madeUp = content.itemsOf("Word").filter(({ value }) => value.origin === "made-up");
  return [
    ...content.itemsOf("SiteSettings").flatMap(({ value }) => [value.name, value.tagline]),
    ...content.itemsOf("Book").map(({ value }) => value.title),
    ...madeUp.map(({ value }) => value.name),
  ].filter((word) => word.length > 3);
}

/** The paths of all content files and of data/brand/. */
const filesOf = (content: Content, dataDir: string) =>
  [
    ...new Set([
      ...content.items.map(({ path }) => path),
      ...content.pictures.keys(),
      ...brandFiles.filter((path) => existsSync(join(dataDir, path))),
    ]),
  ].sort();

/** Makes the record of the current content, for later comparison. */
export async function recordContent(content: Content, dataDir: string): Promise<DemoContent> {
  const hashes = new Map<string, string[]>();
  for (const path of filesOf(content, dataDir)) {
    const hash = hashOf(path, await readFile(join(dataDir, path)));
    hashes.set(dirname(path), [...(hashes.get(dirname(path)) ?? []), hash]);
  }
  const palette = paletteSchema.parse(JSON.parse(await readFile(join(dataDir, "brand/palette.json"), "utf8")));
  return {
    files: Object.fromEntries([...hashes].map(([folder, all]) => [folder, all.join(" ")])),
    names: [...new Set(namesIn(content))].sort(),
    words: [...new Set(wordsOfStory(content))].sort(),
    colours: [...new Set(Object.values(coloursOf(palette)))].sort(),
  };
}

/** Unchanged demo files, grouped by folder. */
export async function unchangedFiles(
  content: Content,
  dataDir: string,
  list: DemoContent = demoContent,
): Promise<Problem[]> {
  const known = new Set(Object.values(list.files).flatMap((hashes) => hashes.split(" ")));
  const folders = new Map<string, string[]>();
  for (const path of filesOf(content, dataDir)) {
    const file = join(dataDir, path);
    if (!existsSync(file) || !known.has(hashOf(path, await readFile(file)))) continue;
    const folder = dirname(path) === "." ? "" : dirname(path);
    folders.set(folder, [...(folders.get(folder) ?? []), basename(path)]);
  }
  return [...folders].map(([folder, files]) =>
    warning("demo-content", content.place(folder), {
      found: `${count(files.length, "file")} here ${files.length === 1 ? "is still as it" : "are still as they"} came: ${joinNames(files)}.`,
      expected: "Words and pictures of your own series, or nothing.",
      suggestion: "Change or remove them; what is meant to stay may stay.",
    }),
  );
}

/** A pattern that matches any of these as whole words. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") || "(?!)"})(?![\\p{L}\\p{N}])`,
    "u",
  );

/** Texts that mention demo characters or terms that the content no longer has. */
export function* goneNames(
  content: Content,
  list: Omit<DemoContent, "files" | "colours"> = demoContent,
): Generator<Problem> {
  const here = new Set([...namesIn(content), ...wordsOfStory(content)]);
  const isGone = (word: string) => !here.has(word);
  const patterns = [
    { words: list.names.filter(isGone), why: "and there is no such character" },
    { words: list.words.filter(isGone), why: "which is of the series that came with the project" },
  ].map(({ words, why }) => ({ inText: anyOf(words), inAddress: anyOf(words.map(slugify)), why }));
  for (const { item, path, value } of content.texts()) {
    const isAddress = value.startsWith("/") || path[0] === "downloadPrefix";
    if (!isAddress && !/\s/.test(value)) continue;
    for (const { inText, inAddress, why } of patterns) {
      const found = (isAddress ? inAddress : inText).exec(value);
      if (!found) continue;
      yield warning("gone-name", item.at(...path), {
        found: `${found[0]} is named here, ${why}: “${quoteOf(found.input, found.index).quote}”`,
        expected: "Words about your own series.",
      });
      break;
    }
  }
}
