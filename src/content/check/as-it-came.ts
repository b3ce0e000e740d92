/** Finds what is left of the series that came with the project: files by content hash, and names of its characters in texts. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import came from "./as-it-came.json";
import type { Content } from "./content";
import { inWords, type Problem, warning } from "./problem";
import { quoteOf } from "./texts";

/** What came with the project. `npm run as-it-came` writes it down from data/. */
export interface AsItCame {
  /** A hash of each file's content, by its path below data/. */
  files: Record<string, string>;
  /** Words of the characters' names. */
  names: string[];
}

/** The hash of a file: a JSON file's is that of what it says, however it is laid out. */
export function hashOf(path: string, bytes: Uint8Array): string {
  const text = path.endsWith(".json") ? JSON.stringify(JSON.parse(Buffer.from(bytes).toString("utf8"))) : bytes;
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The words by which a name's bearer is called: "Finn" and "Marlow" of "Finn Marlow". */
const wordsOf = (name: string) => name.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [];

const namesIn = (content: Content) => content.itemsOf("Character").flatMap(({ value }) => wordsOf(value.name));

/** The files of the content that are on the disk. */
const filesOf = (content: Content) => [...content.items.map(({ path }) => path), ...content.pictures.keys()].sort();

/** What the content is now, as a list to compare later content with. */
export async function listContent(content: Content, dataDir: string): Promise<AsItCame> {
  const hashes = await Promise.all(
    filesOf(content).map(async (path) => [path, hashOf(path, await readFile(join(dataDir, path)))]),
  );
  return { files: Object.fromEntries(hashes), names: [...new Set(namesIn(content))].sort() };
}

/** Files that are still as they came, by folder. */
export async function unchangedFiles(content: Content, dataDir: string, list: AsItCame = came): Promise<Problem[]> {
  const known = new Set(Object.values(list.files));
  const folders = new Map<string, string[]>();
  for (const path of filesOf(content)) {
    const file = join(dataDir, path);
    if (!existsSync(file) || !known.has(hashOf(path, await readFile(file)))) continue;
    const folder = dirname(path) === "." ? "" : dirname(path);
    folders.set(folder, [...(folders.get(folder) ?? []), basename(path)]);
  }
  return [...folders].map(([folder, files]) =>
    warning("as-it-came", content.place(folder), {
      found: `${files.length === 1 ? "1 file here is still as it" : `${files.length} files here are still as they`} came: ${inWords(files)}.`,
      expected: "Words and pictures of your own series, or nothing.",
      suggestion: "Change or remove them; what is meant to stay may stay.",
    }),
  );
}

/** Texts that name somebody of the story that came with the project, where nobody of that name is left. */
export function* goneNames(content: Content, list: AsItCame = came): Generator<Problem> {
  const here = new Set(namesIn(content));
  const gone = list.names.filter((name) => !here.has(name));
  if (gone.length === 0) return;
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${gone.join("|")})(?![\\p{L}\\p{N}])`, "u");
  for (const item of content.items) {
    for (const { path, value } of item.fields) {
      const found = typeof value === "string" && /\s/.test(value) ? named.exec(value) : null;
      if (!found) continue;
      yield warning("gone-name", item.at(...path), {
        found: `${found[0]} is named here, and there is no such character: “${quoteOf(found.input, found.index).quote}”`,
        expected: "Words about the people of your own series.",
      });
    }
  }
}
