/** `npm run rename KIND OLD NEW`: renames an item's files and updates every reference to it. */
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import {
  commandOf,
  formatReport,
  kindCalled,
  kindsToAdd,
  planRenaming,
  writeAtomically,
  slugify,
} from "../plugins/gatsby-plugin-checked-content";
import { model } from "../src/content/check/check";
import { kinds } from "../src/content/kinds/kinds";
import { dataDir, itemNamed, Mistake, noKind, readData, run, slugTyped } from "./cli";

export async function renameItem(args: string[]): Promise<void> {
  const [word = "", oldName = "", newName = ""] = args;
  const kind = kindCalled(kinds, word);
  const slug = slugify(slugTyped(newName));
  if (kind && oldName && newName && !slug) {
    throw new Mistake(`A file's name has small letters a to z, digits and hyphens, not "${newName}".`);
  }
  const { entries, content, problems: before } = await readData();
  if (!kind || !oldName || !slug) {
    const commands = kindsToAdd(kinds).map(commandOf);
    throw new Mistake(
      `${kind ? "" : noKind(word, commands, content.items)}\nSay what to rename, and how: npm run rename artwork raptor-moon pip-and-the-moon\n\nKinds: ${commands.join(", ")}`.trim(),
    );
  }
  if (before.some(({ severity }) => severity === "error")) {
    throw new Mistake("Mend what npm run check tells first: else some places that name it would be missed.");
  }
  const item = itemNamed(oldName, kind, content.itemsOf(kind.typeName));
  const { moves, files, alias, problems } = planRenaming(model, entries, item, slug);
  const taken = moves.find(({ to }) => existsSync(join(dataDir(), to)));
  if (taken) throw new Mistake(`Nothing was renamed: there is a data/${taken.to} already.`);
  if (problems.some(({ severity }) => severity === "error")) {
    throw new Mistake(
      `Nothing was renamed: it would not be right then.\n\n${formatReport(problems, { style: "plain" })}`,
    );
  }
  for (const { from, to } of moves) {
    await rename(join(dataDir(), from), join(dataDir(), to));
    console.log(`data/${from} is now data/${to}`);
  }
  for (const { path, text } of files) {
    await writeAtomically(join(dataDir(), path), text);
    if (!moves.some(({ to }) => to === path)) console.log(`data/${path} names it so`);
  }
  if (alias) console.log(`${alias} leads on to the new address`);
  if (problems.length > 0) console.log(`\n${formatReport(problems, { style: "plain" })}`);
}

if (require.main === module) run(renameItem);
