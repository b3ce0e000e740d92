/**
 * `npm run remove KIND NAME…`: removes items and their pictures, unless something refers to them, which is then listed;
 * with `-- --all` instead of names, all of a kind. `-- --with-items` also removes the references to them and the items that
 * only they show or that are only about them, and lists texts that still link to them. Kinds with a single file need no
 * name: `npm run remove quiz`.
 */
import { execFileSync } from "node:child_process";
import { rename } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { formatReport } from "../src/content/check/format-report";
import { joinNames } from "../src/content/check/problem";
import { quoted } from "../src/content/check/strings";
import { commandOf, kindCalled, kindsToAdd } from "../src/content/editing/new-item";
import { planRemoval } from "../src/content/editing/remove-item";
import { placeInBin, replaceFile } from "../src/content/editing/safe-writing";
import { type Kind, kinds } from "../src/content/kinds/kinds";
import { dataDir, itemNamed, readData, run } from "./command";

/** Whether a file's content, which may lie elsewhere by now, is committed in Git. */
function isSaved(file: string, place = join(dataDir, file)): boolean {
  const ask = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
  try {
    return ask("rev-parse", `HEAD:./data/${file}`) === ask("hash-object", place);
  } catch {
    return false;
  }
}

/** The kinds of a single file that a site can do without. */
const singles = kinds.filter(({ single }) => single === "optional");

/** Parses kind and names. */
function asked(word: string, names: readonly string[], all: boolean): { kind: Kind; names: readonly string[] } {
  const single = singles.find((one) => [commandOf(one), one.name].includes(word));
  if (single && names.length === 0) return { kind: single, names: [single.name] };
  const kind = kindCalled(word);
  if (kind && (all || names.length > 0)) return { kind, names };
  const words = [...kindsToAdd, ...singles].map(commandOf).join(", ");
  throw new Error(`Say what to remove: npm run remove artwork raptor-moon\n\nKinds: ${words}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { all: { type: "boolean" }, "with-items": { type: "boolean" } },
    allowPositionals: true,
  });
  // Without the -- npm consumes the options itself, but passes them on as npm_config_*.
  const withItems = values["with-items"] ?? process.env.npm_config_with_items === "true";
  const all = values.all ?? process.env.npm_config_all === "true";
  const [word = "", ...rest] = positionals;
  const { kind, names } = asked(word, rest, all);
  const { entries, content } = await readData();
  const items = content.itemsOf(kind.typeName);
  const chosen = all ? items : names.map((name) => itemNamed(name, kind, items));
  const { files, changed, problems, isNeeded } = planRemoval(entries, chosen, withItems);
  if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
  if (isNeeded) {
    const way = withItems
      ? ""
      : `\nOr take it out of all lists and menus as well: npm run remove ${[word, ...rest].join(" ")} -- ${all ? "--all " : ""}--with-items`;
    throw new Error(
      `Nothing was removed. Change the places above first: they still need ${joinNames(chosen.map(({ path }) => `data/${path}`))}, or cannot be read.${way}`,
    );
  }
  // Git would bring back a changed file as it was committed, and throw away what else was changed in it since.
  const restorable = changed.map(({ path }) => path).filter((path) => isSaved(path));
  const edited = changed.map(({ path }) => path).filter((path) => !restorable.includes(path));
  for (const { path, text } of changed) {
    await replaceFile(join(dataDir, path), text);
    console.log(`Took it out of data/${path}`);
  }
  const unsaved: string[] = [];
  for (const file of files) {
    const place = await placeInBin(dataDir, file);
    await rename(join(dataDir, file), place);
    console.log(`Removed data/${file}`);
    if (!isSaved(file, place)) unsaved.push(relative(".", place));
  }
  console.log(
    unsaved.length === 0
      ? `\nTo have it back before you publish: git checkout -- ${[...files, ...restorable].map((file) => quoted(`data/${file}`)).join(" ")}`
      : `\nGit has not got ${unsaved.length === files.length ? "it" : "all of it"} as it was. To have it back, move it from .removed/ to data/: ${unsaved.join(", ")}`,
  );
  if (edited.length > 0) {
    console.log(
      `What was taken out of ${joinNames(edited.map((path) => `data/${path}`))} would have to be written in again: there are changes there that Git has not got.`,
    );
  }
}

run(main);
