/** `npm run new`: makes an item of content from a few answers, and puts its picture in the right place. */
import { constants, existsSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import { inspectPicture } from "../src/content/check/picture";
import { readFolder } from "../src/content/check/read-folder";
import { count, nearest, pathInWords, withArticle } from "../src/content/check/words";
import {
  type Answers,
  collect,
  planItem,
  proposeSlug,
  type Question,
  questionsOf,
  type Recipe,
  recipeFor,
  recipes,
  toValue,
} from "../src/content/editing/new-item";

const dataDir = resolve(__dirname, "../data");

/** Something that the maintainer can put right; shown without a stack. */
class Mistake extends Error {}

const usage = () => `npm run new -- KIND [PICTURE] [--FIELD "VALUE" …]

Kinds: ${recipes.map(({ command }) => command).join(", ")}
For example: npm run new -- artwork ~/Pictures/moon.jpg --title "Raptor moon" --alt "Pip sings at the moon."
What is missing is asked for. npm run new -- KIND --help lists a kind's fields.`;

const needsPicture = (recipe: Recipe) =>
  questionsOf(recipe.schema).some(({ path, optional }) => !optional && /^(?:image|cover)$/.test(String(path[0])));

const fieldList = (recipe: Recipe) =>
  questionsOf(recipe.schema)
    .filter(({ path }) => !/^(?:image|cover)$/.test(String(path[0])))
    .map(
      ({ flag, description, optional }) => `  --${flag}${optional ? " (may be left out)" : ""}\n      ${description}`,
    )
    .join("\n");

/** Reads the command line in two steps, because the flags depend on the kind. */
function readCommand(): { word?: string; picturePath?: string; flags: (recipe: Recipe) => Answers } {
  const [word, second] = process.argv.slice(2).filter((part, index, all) => {
    const previous = all[index - 1];
    return !part.startsWith("--") && !(previous?.startsWith("--") && !previous.includes("="));
  });
  return {
    word,
    picturePath: second,
    flags: (recipe) => {
      const options = Object.fromEntries([
        ...questionsOf(recipe.schema).map(({ flag }) => [flag, { type: "string", multiple: true }]),
        ...["slug", "picture", ...(recipe.into ? ["book"] : [])].map((flag) => [flag, { type: "string" }]),
        ["help", { type: "boolean" }],
      ]);
      try {
        return parseArgs({ options, allowPositionals: true }).values as Answers;
      } catch (error) {
        const unknown = /Unknown option '--([\w-]+)'/.exec((error as Error).message)?.[1];
        const meant = unknown && nearest(unknown, Object.keys(options));
        throw new Mistake(
          unknown
            ? `${withArticle(recipe.kind.label).replace(/^a/, "A")} has no --${unknown}. ${meant ? `Did you mean --${meant}?` : `It has:\n${fieldList(recipe)}`}`
            : (error as Error).message,
        );
      }
    },
  };
}

async function main(): Promise<void> {
  const entries = await readFolder(dataDir);
  if (!entries) throw new Mistake("There is no data/ folder here.");
  const { content } = readContent(entries);
  const command = readCommand();
  const interactive = Boolean(process.stdin.isTTY);
  const terminal = interactive ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    if (!command.word && !terminal) throw new Mistake(usage());
    const word =
      command.word ??
      (await terminal?.question(`What is new? (${recipes.map((one) => one.command).join(", ")}) `)) ??
      "";
    const recipe = recipeFor(word.trim());
    if (!recipe) {
      const meant = nearest(
        word,
        recipes.flatMap(({ command, aliases }) => [command, ...aliases]),
      );
      throw new Mistake(`"${word}" is no kind of content.${meant ? ` Did you mean "${meant}"?` : ""}\n\n${usage()}`);
    }
    const flags = command.flags(recipe);
    if (flags.help) {
      console.log(`${usage()}\n\nFields:\n${fieldList(recipe)}`);
      return;
    }

    const picturePath =
      command.picturePath ??
      (flags.picture as string | undefined) ??
      (needsPicture(recipe) ? await terminal?.question("Which picture? (drag its file here) ") : undefined);
    if (needsPicture(recipe) && !picturePath?.trim()) throw new Mistake(`Say which picture to use.\n\n${usage()}`);
    const picture = needsPicture(recipe) && picturePath ? await readPicture(picturePath) : undefined;

    const ask = async (question: Question, proposal: unknown) => {
      const example = question.example === undefined ? "" : ` For example: ${JSON.stringify(question.example)}`;
      console.log(`\n${question.description}${example}`);
      for (;;) {
        const shown = proposal === undefined ? "" : ` [${String(proposal)}]`;
        const answer = (await terminal?.question(`${pathInWords(question.path)}${shown}: `)) ?? "";
        if (answer.trim() === "" && proposal !== undefined) return proposal;
        const value = toValue(question, answer);
        if (question.schema.safeParse(value).success) return value;
        console.log(answer.trim() === "" ? "This is needed." : "That does not fit here. Give it as in the example.");
      }
    };
    const today = new Date().toISOString().slice(0, 10);
    const { value, missing } = await collect(recipe, flags, content, {
      picture: picture?.facts,
      today,
      ask: terminal && ask,
    });
    if (missing.length > 0) {
      const lines = missing.map(({ flag, description }) => `  --${flag} "…"   ${description}`);
      throw new Mistake(`${count(missing.length, "thing")} still to say:\n${lines.join("\n")}`);
    }

    const slug = await chooseSlug(recipe, value, flags.slug as string | undefined, terminal);
    const into = recipe.into
      ? await chooseBook(flags.book as string | undefined, content.slugsOf("Book"), terminal)
      : undefined;
    const plan = planItem(recipe, value, entries, { slug, picture, into });
    if (!recipe.into) {
      for (const path of [...plan.files.map((file) => file.path), ...(plan.picture ? [plan.picture.path] : [])]) {
        if (existsSync(join(dataDir, path))) {
          throw new Mistake(`There is a data/${path} already. Nothing was changed. Choose another name with --slug.`);
        }
      }
    }
    if (plan.problems.length > 0) {
      throw new Mistake(`${formatReport(plan.problems, { style: "plain" })}\n\nNothing was written.`);
    }
    if (plan.picture) await copyFile(plan.picture.source, join(dataDir, plan.picture.path), constants.COPYFILE_EXCL);
    for (const { path, text } of plan.files) {
      await writeFile(join(dataDir, path), text, { flag: recipe.into ? "w" : "wx" });
      console.log(`\n${recipe.into ? "Changed" : "Wrote"} data/${path}`);
    }
    if (plan.picture) {
      const { width, height } = picture?.facts ?? {};
      console.log(`Copied the picture (${width} × ${height} pixels) to data/${plan.picture.path}`);
    }
    console.log(`\nNext:
  1. Open data/${plan.files[0]?.path} and see whether every word is as you want it.
  2. Look at it on the site: npm start, then http://localhost:8000
  3. When you like it, save it for everybody: CONTENT.md, "Publishing", shows how.`);
  } finally {
    terminal?.close();
  }
}

async function readPicture(typed: string) {
  const source = resolve(
    typed
      .trim()
      .replace(/^(['"])(.*)\1$/, "$2")
      .replace(/^~(?=\/|$)/, homedir())
      .replace(/^file:\/\//, "")
      .replace(/\\ /g, " "),
  );
  if (!existsSync(source)) throw new Mistake(`There is no picture ${source}.`);
  return { source, facts: await inspectPicture(source) };
}

type Terminal = ReturnType<typeof createInterface> | undefined;

async function chooseSlug(
  recipe: Recipe,
  value: Record<string, unknown>,
  flag: string | undefined,
  terminal: Terminal,
) {
  if (flag || recipe.into) return flag;
  const proposal = proposeSlug(recipe, value);
  const answer = await terminal?.question(`\nFile name, without .json [${proposal}]: `);
  return answer?.trim() || proposal;
}

async function chooseBook(flag: string | undefined, books: string[], terminal: Terminal) {
  const book = flag ?? (await terminal?.question(`\nWhich book? (${books.join(", ")}) `))?.trim();
  if (!book) throw new Mistake(`Say which book it is an edition of: --book ${books.join(" or --book ")}`);
  if (books.includes(book)) return book;
  const meant = nearest(book, books);
  throw new Mistake(
    `There is no book "${book}".${meant ? ` Did you mean "${meant}"?` : ` There are ${books.join(", ")}.`}`,
  );
}

main().catch((error: Error) => {
  console.error(error instanceof Mistake ? error.message : error);
  process.exitCode = 1;
});
