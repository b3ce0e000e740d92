/** `npm run remove KIND NAME`: takes an item and its pictures away when nothing refers to it, else says what does. */
import { execFileSync } from "node:child_process";
import { rename } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import { readFolder } from "../src/content/check/read-folder";
import { nearest, quoted } from "../src/content/check/strings";
import { recipeFor, recipes } from "../src/content/editing/new-item";
import { planRemoval } from "../src/content/editing/remove-item";
import { placeInBin } from "../src/content/editing/safe-writing";
import { isDraft, slugOfFile } from "../src/content/kinds/files";

const dataDir = resolve(__dirname, "../data");

/** Whether Git has a file as it was when it was removed. */
function isSaved(file: string, removed: string): boolean {
  const ask = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
  try {
    return ask("rev-parse", `HEAD:./data/${file}`) === ask("hash-object", removed);
  } catch {
    return false;
  }
}

const removable = recipes.filter(({ into }) => !into);

async function main(): Promise<void> {
  const [word = "", name = ""] = process.argv.slice(2);
  const slug = slugOfFile(name);
  const recipe = recipeFor(word);
  if (!recipe || recipe.into || !slug) {
    const kinds = removable.map(({ command }) => command).join(", ");
    throw new Error(`Say what to remove: npm run remove artwork raptor-moon\n\nKinds: ${kinds}`);
  }
  const entries = await readFolder(dataDir);
  if (!entries) throw new Error("There is no data/ folder here.");
  const { content } = readContent(entries);
  const items = content.itemsOf(recipe.kind.typeName);
  const named = items.filter((one) => one.slug === slug);
  const item = named.find((one) => one.isDraft === isDraft(`${name.replace(/\.json$/, "")}.json`)) ?? named[0];
  if (!item) {
    const meant = nearest(
      slug,
      items.map((one) => one.slug),
    );
    throw new Error(`There is no ${recipe.kind.label} "${slug}".${meant ? ` Did you mean "${meant}"?` : ""}`);
  }
  const { files, problems, isNeeded } = planRemoval(entries, item);
  if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
  if (isNeeded) {
    throw new Error(
      `Nothing was removed. Change the places above first: they still need data/${item.path}, or cannot be read.`,
    );
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
      ? `\nTo have it back before you publish: git checkout -- ${files.map((file) => quoted(`data/${file}`)).join(" ")}`
      : `\nGit has not got ${unsaved.length === files.length ? "it" : "all of it"} as it was. To have it back, move it from .removed/ to data/: ${unsaved.join(", ")}`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
