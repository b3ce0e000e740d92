/** `npm run remove KIND NAME… | -- --all [--with-items]`: removes items and pictures that nothing refers to. */
import { rename } from "node:fs/promises";
import { join, relative } from "node:path";
import {
  commandOf,
  formatReport,
  joinNames,
  kindCalled,
  kindsToAdd,
  backupPath,
  pathInWords,
  planRemoval,
  writeAtomically,
} from "../plugins/gatsby-plugin-checked-content";
import { model } from "../src/content/check/check";
import type { Content, Item } from "../src/content/check/content";
import { type Kind, kinds } from "../src/content/kinds/kinds";
import { dataDir, itemNamed, Mistake, noKind, readArguments, readData, run } from "./cli";

/** The kinds of a single file that a site can do without. */
const singles = kinds.filter(({ single }) => single === "optional");

/** Parses kind and names. */
function asked(
  word: string,
  names: readonly string[],
  all: boolean,
  items: readonly Item[],
): { kind: Kind; names: readonly string[] } {
  const single = singles.find((one) => [commandOf(one), one.name].includes(word));
  if (single && names.length === 0) return { kind: single, names: [single.name] };
  const kind = kindCalled(kinds, word);
  if (kind && (all || names.length > 0)) return { kind, names };
  const words = [...kindsToAdd(kinds), ...singles].map(commandOf);
  throw new Mistake(
    `${kind ? "" : noKind(word, words, items)}\nSay what to remove: npm run remove artwork raptor-moon\n\nKinds: ${words.join(", ")}`.trim(),
  );
}

const wordsOf = (text: unknown) => String(text).split(/[^\p{L}\p{N}]+/u);

/** Where texts speak of characters who are gone, by a part of their names: only their author can write them anew. */
function mentions(content: Content, gone: readonly Item[], files: readonly string[]): string[] {
  const names = gone
    .filter(({ kind }) => kind.typeName === "Character")
    .flatMap(({ value }) => wordsOf((value as { name?: unknown }).name))
    .filter((word) => /^\p{Lu}.{2}/u.test(word));
  return content
    .texts()
    .filter(({ item, value }) => !files.includes(item.path) && wordsOf(value).some((word) => names.includes(word)))
    .map(({ item, path }) => `${item.at().file}, ${pathInWords(path)}`);
}

export async function removeItems(args: string[]): Promise<void> {
  const { isSaid, words } = readArguments(args, ["all", "with-items"], true);
  const [withItems, all] = [isSaid("with-items"), isSaid("all")];
  const [word = "", ...rest] = words;
  const { entries, content } = await readData();
  const { kind, names } = asked(word, rest, all, content.items);
  const items = content.itemsOf(kind.typeName);
  const chosen = all ? items : names.map((name) => itemNamed(name, kind, items));
  const { files, changed, problems, isNeeded } = planRemoval(model, entries, chosen, withItems);
  if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
  if (isNeeded) {
    const way = withItems
      ? ""
      : `\nOr take it out of all lists and menus as well: npm run remove ${[word, ...rest].join(" ")} -- ${all ? "--all " : ""}--with-items`;
    throw new Mistake(
      `Nothing was removed. Change the places above first: they still need ${joinNames(chosen.map(({ path }) => `data/${path}`))}, or cannot be read.${way}`,
    );
  }
  for (const { path, text } of changed) {
    await writeAtomically(join(dataDir(), path), text);
    console.log(`Took it out of data/${path}`);
  }
  for (const file of files) {
    const place = await backupPath(dataDir(), file);
    await rename(join(dataDir(), file), place);
    console.log(`Removed data/${file}, which is now ${relative(".", place)}`);
  }
  const named = mentions(content, chosen, files);
  if (named.length > 0) console.log(`\nTexts that still speak of what is gone:\n  ${named.join("\n  ")}`);
  console.log(
    `\nTo have it back, move it from .removed/ to data/${changed.length > 0 ? ", and write it in again where it was taken out" : ""}.`,
  );
}

if (require.main === module) run(removeItems);
