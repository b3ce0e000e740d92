/** `npm run remove KIND NAME`: takes an item and its pictures away when nothing refers to it, else says what does. */
import { execFileSync } from "node:child_process";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import { readFolder } from "../src/content/check/read-folder";
import { nearest } from "../src/content/check/words";
import { recipeFor, recipes } from "../src/content/editing/new-item";
import { planRemoval } from "../src/content/editing/remove-item";

const dataDir = resolve(__dirname, "../data");

/** Where removed files wait, in case they are wanted after all: Git has only what was committed. */
const bin = ".removed";

async function moveToBin(file: string): Promise<void> {
  const target = resolve(bin, file);
  await mkdir(dirname(target), { recursive: true });
  await rename(join(dataDir, file), target);
}

/** Whether Git has the file as it was when it was removed. */
function isSaved(file: string): boolean {
  try {
    const saved = execFileSync("git", ["rev-parse", `HEAD:./data/${file}`], { encoding: "utf8", stdio: "pipe" });
    const removed = execFileSync("git", ["hash-object", resolve(bin, file)], { encoding: "utf8", stdio: "pipe" });
    return saved === removed;
  } catch {
    return false;
  }
}

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
    await moveToBin(file);
    console.log(`Removed data/${file}`);
  }
  const unsaved = files.filter((file) => !isSaved(file));
  console.log(
    unsaved.length === 0
      ? `\nTo have it back before you publish: git checkout -- ${files.map((file) => `data/${file}`).join(" ")}`
      : `\nGit has not got ${unsaved.length === files.length ? "it" : "all of it"} as it was. To have it back, move it from ${bin}/ to data/.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
