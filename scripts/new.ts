/** `npm run new`: makes an item of content from a few answers, and puts its picture in the right place. */
import { constants, existsSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import { inspectPicture } from "../src/content/check/picture";
import { readFolder } from "../src/content/check/read-folder";
import { count, localDay, nearest, pathInWords, withArticle } from "../src/content/check/words";
import {
  type Answers,
  choiceMeant,
  choicesOf,
  collect,
  type NewPicture,
  planItem,
  problemsOfPicture,
  proposeSlug,
  type Question,
  questionsOf,
  type Recipe,
  recipeFor,
  recipes,
  refusalOf,
  toValue,
} from "../src/content/editing/new-item";
import { pathAsTyped } from "../src/content/editing/path-as-typed";

const dataDir = resolve(__dirname, "../data");

/** Something that the maintainer can put right; shown without a stack. */
class Mistake extends Error {}

const usage = () => `npm run new -- KIND [PICTURE] [--FIELD "VALUE" …]

Kinds: ${recipes.map(({ command }) => command).join(", ")}
For example: npm run new -- artwork ~/Pictures/moon.jpg --title "Raptor moon" --alt "Pip sings at the moon."
What is missing is asked for. npm run new -- KIND --help lists a kind's fields.`;

const listed = (choices: string[]) => choices.map((choice, index) => `  ${index + 1}  ${choice}`).join("\n");

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
      (await terminal?.question(
        `What is new?\n${listed(recipes.map((one) => one.command))}\nA number, or the first letters: `,
      )) ??
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
    const picture = needsPicture(recipe) && picturePath ? await goodPicture(recipe, picturePath, terminal) : undefined;

    const typed: string[] = [];
    const ask = async (question: Question, proposal: unknown) => {
      const choices = choicesOf(question, content);
      const example = question.example === undefined ? "" : ` For example: ${JSON.stringify(question.example)}`;
      console.log(`\n${question.description}${choices.length > 0 ? "" : example}`);
      for (const [index, choice] of choices.entries()) console.log(`  ${index + 1}  ${choice}`);
      if (choices.length > 0) console.log("Type a number, or the first letters.");
      for (;;) {
        const shown = proposal === undefined ? "" : ` [${String(proposal)}]`;
        const answer = await answerTo(terminal, `${pathInWords(question.path)}${shown}: `, question.many);
        if (answer.trim() === "" && proposal !== undefined) return proposal;
        const value = toValue(question, answer, choices);
        const isKnown = choices.length === 0 || choices.includes(String(value));
        if (isKnown && question.schema.safeParse(value).success) {
          typed.push(`--${question.flag} ${JSON.stringify(answer.trim())}`);
          return value;
        }
        if (answer.trim() === "") console.log("This is needed.");
        else console.log(isKnown ? refusalOf(question, value) : `Choose one of ${choices.join(", ")}.`);
      }
    };
    const { value, missing } = await collect(recipe, flags, content, {
      picture: picture?.facts,
      today: localDay(),
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
      const again = [recipe.command, picture && JSON.stringify(picture.source), ...typed].filter(Boolean).join(" ");
      const kept = typed.length > 0 ? ` With what you typed, changed where it is wrong:\nnpm run new -- ${again}` : "";
      throw new Mistake(`${formatReport(plan.problems, { style: "plain" })}\n\nNothing was written.${kept}`);
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

type Terminal = ReturnType<typeof createInterface> | undefined;

/** Asks; where several paragraphs may be pasted at once, takes all of them, which come line after line without a pause. */
async function answerTo(terminal: Terminal, prompt: string, many: boolean): Promise<string> {
  const further: string[] = [];
  const take = (line: string) => further.push(line);
  if (many) terminal?.on("line", take);
  const first = (await terminal?.question(prompt)) ?? "";
  if (many) {
    for (let known = -1; known < further.length; await setTimeout(300)) known = further.length;
    terminal?.off("line", take);
  }
  return [first, ...further].join("\n");
}

/** The picture that somebody points at; what is wrong with it is said at once, and another asked for. */
async function goodPicture(recipe: Recipe, typed: string, terminal: Terminal): Promise<NewPicture> {
  const source = pathAsTyped(typed);
  let trouble = `There is no picture ${source}.`;
  if (existsSync(source)) {
    const picture = { source, facts: await inspectPicture(source) };
    const problems = problemsOfPicture(recipe, picture);
    if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
    if (!problems.some(({ severity }) => severity === "error")) return picture;
    trouble = "Nothing was written: this picture cannot be used as it is.";
  }
  if (!terminal) throw new Mistake(trouble);
  console.log(trouble);
  return goodPicture(recipe, await terminal.question("Which picture? (drag its file here) "), terminal);
}

async function chooseSlug(
  recipe: Recipe,
  value: Record<string, unknown>,
  flag: string | undefined,
  terminal: Terminal,
) {
  if (flag || recipe.into) return flag;
  const proposal = proposeSlug(recipe, value);
  const answer = await terminal?.question(`\nFile name, without .json${proposal && ` [${proposal}]`}: `);
  const slug = answer?.trim() || proposal;
  if (!slug) throw new Mistake('Give its file a name with --slug, in small letters a to z: --slug "full-moon"');
  return slug;
}

async function chooseBook(flag: string | undefined, books: string[], terminal: Terminal) {
  const answer =
    flag ?? (await terminal?.question(`\nWhich book?\n${listed(books)}\nA number, or the first letters: `));
  const book = answer && (choiceMeant(answer.trim(), books) ?? answer.trim());
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
