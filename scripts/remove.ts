/** `npm run remove KIND NAME`: takes an item and its pictures away when nothing refers to it, else says what does. */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import { readFolder } from "../src/content/check/read-folder";
import { nearest } from "../src/content/check/words";
import { recipeFor, recipes } from "../src/content/editing/new-item";
import { planRemoval } from "../src/content/editing/remove-item";

const dataDir = resolve(__dirname, "../data");

const removable = recipes.filter(({ into }) => !into);

async function main(): Promise<void> {
  const [word = "", name = ""] = process.argv.slice(2);
  const slug = name
    .replace(/^.*\//, "")
    .replace(/\.json$/, "")
    .replace(/^_/, "");
  const recipe = recipeFor(word);
  if (!recipe || recipe.into || !slug) {
    const kinds = removable.map(({ command }) => command).join(", ");
    throw new Error(`Say what to remove: npm run remove artwork raptor-moon\n\nKinds: ${kinds}`);
  }
  const entries = await readFolder(dataDir);
  if (!entries) throw new Error("There is no data/ folder here.");
  const { content } = readContent(entries);
  const items = content.itemsOf(recipe.kind.typeName);
  const item = items.find((one) => one.slug === slug);
  if (!item) {
    const meant = nearest(
      slug,
      items.map((one) => one.slug),
    );
    throw new Error(`There is no ${recipe.kind.label} "${slug}".${meant ? ` Did you mean "${meant}"?` : ""}`);
  }
  const { files, problems } = planRemoval(entries, item);
  if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
  if (problems.some(({ severity }) => severity === "error")) {
    throw new Error(`Nothing was removed: the places above still need data/${item.path}. Change them first.`);
  }
  for (const file of files) {
    await rm(join(dataDir, file));
    console.log(`Removed data/${file}`);
  }
  const paths = files.map((file) => `data/${file}`).join(" ");
  console.log(`\nTo have it back before you publish: git checkout -- ${paths}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
