/** `npm run new`: makes an item of content from a few answers, and puts its picture in the right place. */
import { constants } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { setTimeout } from "node:timers/promises";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import type { Content } from "../src/content/check/content";
import { inspectPicture } from "../src/content/check/picture";
import { type Entry, readFolder } from "../src/content/check/read-folder";
import { count, localDay, nearest, pathInWords, quoted, withArticle } from "../src/content/check/words";
import { cleanPicture, toldInWords } from "../src/content/editing/clean-picture";
import {
  type Answers,
  choiceMeant,
  choicesOf,
  collect,
  folderOf,
  inWords,
  judge,
  judgeName,
  type NewPicture,
  type Plan,
  planItem,
  problemsOfPicture,
  proposeSlug,
  type Question,
  questionsOf,
  type Recipe,
  recipeFor,
  recipes,
} from "../src/content/editing/new-item";
import { noFileAt, pathAsTyped } from "../src/content/editing/path-as-typed";
import { replaceFile } from "../src/content/editing/safe-writing";

const dataDir = resolve(__dirname, "../data");

/** Something that the maintainer can put right; shown without a stack. */
class Mistake extends Error {}

/** All that was said, on the command line and in answers. Whatever happens, it can be used again. */
const said: { kind?: string; picture?: string; answers: Record<string, string | string[]> } = { answers: {} };

function sayAgain(): string {
  const answers = Object.entries(said.answers).flatMap(([flag, answer]) =>
    [answer].flat().map((text) => `--${flag}=${quoted(text)}`),
  );
  const words = ["npm run new --", said.kind, said.picture && quoted(said.picture), ...answers];
  return `\nNothing was written. To use what you said again, copy this and change what is wrong:\n\n${words.filter(Boolean).join(" ")}`;
}

const usage = () => `npm run new -- KIND [PICTURE] [--FIELD "VALUE" …]

Kinds: ${recipes.map(({ command }) => command).join(", ")}
For example: npm run new -- artwork ~/Pictures/moon.jpg --title "Raptor moon" --alt "Pip sings at the moon."
What is missing is asked for. npm run new -- KIND --help lists a kind's fields.`;

const listed = (choices: string[]) => choices.map((choice, index) => `  ${index + 1}  ${choice}`).join("\n");

const isPicture = ({ path }: Question) => /^(?:image|cover)$/.test(String(path[0]));

const needsPicture = (recipe: Recipe) =>
  questionsOf(recipe.schema).some((question) => !question.optional && isPicture(question));

const fieldList = (recipe: Recipe) =>
  questionsOf(recipe.schema)
    .filter((question) => !isPicture(question))
    .map(
      ({ flag, description, optional }) => `  --${flag}${optional ? " (may be left out)" : ""}\n      ${description}`,
    )
    .join("\n");

/** Reads the command line; which flags there are depends on the kind, so all are taken at first. */
function readCommand(): { words: string[]; help: boolean } {
  const words: string[] = [];
  const rest = process.argv.slice(2);
  let help = false;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, flag, value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (!flag) words.push(word);
    else if (flag === "help") help = true;
    else {
      const text = value ?? (rest[0]?.startsWith("--") ? undefined : rest.shift());
      if (text === undefined) throw new Mistake(`--${flag} needs its words behind it: --${flag} "…"`);
      said.answers[flag] = [...[said.answers[flag] ?? []].flat(), text];
    }
  }
  return { words, help };
}

/** What was said for a flag of which one is enough. */
const lastOf = (flag: string) => [said.answers[flag] ?? []].flat().at(-1);

function checkFlags(recipe: Recipe): void {
  const known = [
    ...questionsOf(recipe.schema).map(({ flag }) => flag),
    "picture",
    ...(recipe.into ? ["book"] : ["slug"]),
  ];
  for (const [flag, answer] of Object.entries(said.answers)) {
    if (known.includes(flag)) continue;
    const meant = nearest(flag, known);
    if (meant) {
      delete said.answers[flag];
      said.answers[meant] ??= answer;
    }
    const what = withArticle(recipe.kind.label).replace(/^a/, "A");
    throw new Mistake(
      `${what} has no --${flag}. ${meant ? `Did you mean --${meant}?` : `It has:\n${fieldList(recipe)}`}`,
    );
  }
}

type Terminal = ReturnType<typeof createInterface> | undefined;

/** Asks; takes all lines of what is pasted at once, which come one after another without a pause. */
async function answerTo(terminal: NonNullable<Terminal>, prompt: string, many = false): Promise<string> {
  const further: string[] = [];
  const take = (line: string) => further.push(line);
  terminal.on("line", take);
  try {
    const first = await terminal.question(prompt);
    for (let known = -1; known < further.length; await setTimeout(many ? 300 : 50)) known = further.length;
    const lines = [first, ...further];
    return many ? lines.join("\n") : lines.filter((line) => line.trim()).join(" ");
  } finally {
    terminal.off("line", take);
  }
}

async function chooseRecipe(word: string | undefined, terminal: Terminal): Promise<Recipe> {
  const recipe = recipeFor(word?.trim() ?? "");
  if (recipe) return recipe;
  const meant = nearest(
    word ?? "",
    recipes.flatMap(({ command, aliases }) => [command, ...aliases]),
  );
  const trouble = word && `"${word}" is no kind of content.${meant ? ` Did you mean "${meant}"?` : ""}\n\n`;
  if (!terminal) throw new Mistake(`${trouble ?? ""}${usage()}`);
  const list = listed(recipes.map(({ command }) => command));
  return chooseRecipe(
    await answerTo(terminal, `${trouble ?? ""}What is new?\n${list}\nA number, or the first letters: `),
    terminal,
  );
}

/** The picture that somebody points at; what is wrong with it is said at once, and another asked for. */
async function choosePicture(recipe: Recipe, typed: string | undefined, terminal: Terminal): Promise<NewPicture> {
  let trouble = "";
  if (typed?.trim()) {
    const source = pathAsTyped(typed);
    said.picture = source;
    trouble = noFileAt(source) ?? "";
    if (!trouble) {
      const picture = await readPicture(recipe, source);
      const problems = problemsOfPicture(recipe, picture);
      if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
      if (!problems.some(({ severity }) => severity === "error")) return picture;
      trouble = "This picture cannot be used as it is.";
    }
  }
  if (!terminal) throw new Mistake(trouble || `Say which picture to use.\n\n${usage()}`);
  if (trouble) console.log(trouble);
  return choosePicture(recipe, await answerTo(terminal, "Which picture? (drag its file here) "), terminal);
}

/** A picture as it is to be: what tells of people and places stays out of the copy in data/. */
async function readPicture(recipe: Recipe, source: string): Promise<NewPicture> {
  const { location, personal, hiddenBytes, ...facts } = await inspectPicture(source);
  const told = { location, personal, hiddenBytes };
  const name = basename(source);
  const isInPlace = dirname(source) === join(dataDir, folderOf(recipe)) && /^[a-z0-9][a-z0-9-]*\.\w+$/.test(name);
  const what = toldInWords(told);
  if (isInPlace || !what) return { source, facts: { ...facts, ...told }, ...(isInPlace ? { inPlace: name } : {}) };
  // Whether the picture can be read at all is judged with everything else.
  const cleaned = await cleanPicture(await readFile(source)).catch(() => undefined);
  if (!cleaned) return { source, facts: { ...facts, ...told } };
  console.log(`The copy for the site leaves out ${what}. Your own file stays as it is.`);
  return { source, facts, bytes: cleaned.bytes };
}

/** Asks one question until its answer fits. */
const askIn =
  (terminal: NonNullable<Terminal>, content: Content) =>
  async (question: Question, proposal: unknown, refusal?: string): Promise<unknown> => {
    const { flag, many, path, description } = question;
    const choices = choicesOf(question, content);
    const example = question.example === undefined ? "" : ` For example: ${JSON.stringify(question.example)}`;
    console.log(`\n${description}${choices.length > 0 ? "" : example}`);
    if (choices.length > 0) console.log(`${listed(choices)}\nType a number, or the first letters.`);
    if (refusal) console.log(`You said: ${[said.answers[flag] ?? []].flat().join(" ")}\n${refusal}`);
    for (;;) {
      const shown = proposal === undefined ? "" : ` [${String(proposal)}]`;
      const answer = await answerTo(terminal, `${pathInWords(path)}${shown}: `, many).catch((error: Error) => {
        if (terminal.line) said.answers[flag] = terminal.line;
        throw error;
      });
      const isBlank = answer.trim() === "";
      if (!isBlank || proposal !== undefined) said.answers[flag] = isBlank ? String(proposal) : answer.trim();
      if (isBlank && proposal !== undefined) return proposal;
      const judged = judge(question, answer, content);
      if (!judged.refusal) {
        // A number in a list may mean something else tomorrow.
        if (choices.length > 0) said.answers[flag] = String(judged.value);
        return judged.value;
      }
      console.log(judged.refusal);
      if (!isBlank) console.log("The key ↑ brings back what you typed.");
    }
  };

async function chooseSlug(
  recipe: Recipe,
  value: Record<string, unknown>,
  entries: readonly Entry[],
  options: { picture?: NewPicture; refusal?: string; terminal: Terminal },
): Promise<string> {
  const { picture, terminal } = options;
  const proposed = proposeSlug(recipe, value);
  let proposal = judgeName(recipe, proposed, entries, picture).free;
  let answer = options.refusal ? "" : (lastOf("slug") ?? (terminal ? "" : proposed));
  let trouble = options.refusal ?? "";
  for (;;) {
    if (answer) {
      const { slug, refusal, free } = judgeName(recipe, answer, entries, picture);
      said.answers.slug = refusal ? free || slug : slug;
      if (!refusal) return slug;
      proposal = free || proposal;
      trouble = refusal;
    }
    if (!terminal) {
      throw new Mistake(
        trouble
          ? `${trouble}\nChoose another name with --slug.`
          : 'Give its file a name with --slug, in small letters a to z: --slug "full-moon"',
      );
    }
    if (trouble) console.log(trouble);
    trouble = "Give its file a name, in small letters a to z.";
    answer =
      (await answerTo(terminal, `\nFile name, without .json${proposal && ` [${proposal}]`}: `)).trim() || proposal;
  }
}

async function chooseBook(books: string[], terminal: Terminal): Promise<string> {
  for (let answer = lastOf("book")?.trim(); ; ) {
    const book = answer && (choiceMeant(answer, books) ?? answer);
    if (book && books.includes(book)) {
      said.answers.book = book;
      return book;
    }
    const meant = book && nearest(book, books);
    const trouble = book && `There is no book "${book}".${meant ? ` Did you mean "${meant}"?` : ""}`;
    if (!terminal)
      throw new Mistake(trouble || `Say which book it is an edition of: --book ${books.join(" or --book ")}`);
    if (trouble) console.log(trouble);
    answer = (await answerTo(terminal, `\nWhich book?\n${listed(books)}\nA number, or the first letters: `)).trim();
  }
}

/** Writes what is planned, all of it or nothing. */
async function write({ picture, files }: Plan, recipe: Recipe): Promise<void> {
  const made: string[] = [];
  const make = async (path: string, fill: (file: string) => Promise<void>) => {
    const file = join(dataDir, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      await fill(file);
      made.push(file);
    } catch (error) {
      const isHalfMade = !recipe.into && (error as NodeJS.ErrnoException).code !== "EEXIST";
      for (const one of isHalfMade ? [file, ...made] : made) await rm(one, { force: true });
      throw new Mistake(`data/${path} could not be written: ${(error as Error).message}`);
    }
  };
  if (picture) {
    const { source, bytes, path } = picture;
    await make(path, (file) =>
      bytes ? writeFile(file, bytes, { flag: "wx" }) : copyFile(source, file, constants.COPYFILE_EXCL),
    );
  }
  for (const { path, text } of files) {
    await make(path, (file) => (recipe.into ? replaceFile(file, text) : writeFile(file, text, { flag: "wx" })));
  }
}

async function readEntries(): Promise<Entry[]> {
  const entries = await readFolder(dataDir);
  if (!entries) throw new Mistake("There is no data/ folder here.");
  return entries;
}

/** Collects answers until the content check has nothing against what comes of them. */
async function planWith(recipe: Recipe, picture: NewPicture | undefined, terminal: Terminal): Promise<Plan> {
  const refusals: Record<string, string> = {};
  for (;;) {
    const { content } = readContent(await readEntries());
    const ask = terminal && askIn(terminal, content);
    const answers: Answers = said.answers;
    const options = { picture: picture?.facts, today: localDay(), refusals, ask };
    const { value, missing, refusals: refused } = await collect(recipe, answers, content, options);
    const lines = missing.map(({ flag, description }) => `  --${flag} "…"   ${description}`);
    for (const [flag, why] of Object.entries(refused)) lines.push(`  --${flag}   ${why.replaceAll("\n", "\n      ")}`);
    if (lines.length > 0) throw new Mistake(`${count(lines.length, "thing")} still to say:\n${lines.join("\n")}`);

    const into = recipe.into ? await chooseBook(content.slugsOf("Book"), terminal) : undefined;
    const naming = { picture, refusal: refusals.slug, terminal };
    const slug = into ?? (await chooseSlug(recipe, value, await readEntries(), naming));
    // Somebody may have changed files while the questions were answered.
    const plan = planItem(recipe, value, await readEntries(), { slug, picture, into });
    if (plan.problems.length === 0) return plan;

    for (const flag of Object.keys(refusals)) delete refusals[flag];
    for (const problem of plan.problems) {
      const question = questionsOf(recipe.schema).find(({ path }) =>
        `${problem.field} `.startsWith(`${pathInWords(path)} `),
      );
      refusals[problem.field ? (question?.flag ?? "") : "slug"] = inWords(problem);
    }
    if (!terminal || "" in refusals) throw new Mistake(formatReport(plan.problems, { style: "plain" }));
  }
}

async function main(): Promise<void> {
  const { words, help } = readCommand();
  [said.kind, said.picture] = words;
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    if (help && !said.kind) {
      console.log(usage());
      return;
    }
    const recipe = await chooseRecipe(said.kind, terminal);
    said.kind = recipe.command;
    if (help) {
      console.log(`${usage()}\n\nFields:\n${fieldList(recipe)}`);
      return;
    }
    const [pictureWord, ...tooMany] = words.slice(1);
    if (tooMany.length > 0 || (pictureWord && !needsPicture(recipe))) {
      throw new Mistake(
        `It is not clear what is meant by: ${words.slice(needsPicture(recipe) ? 2 : 1).join(" ")}\n` +
          `Put quotes around what has spaces in it, and -- before ${words[0]}:\n\n${usage()}`,
      );
    }
    checkFlags(recipe);
    const named = pictureWord ?? lastOf("picture");
    delete said.answers.picture;
    const picture = needsPicture(recipe) ? await choosePicture(recipe, named, terminal) : undefined;
    const plan = await planWith(recipe, picture, terminal);
    await write(plan, recipe);
    for (const { path } of plan.files) console.log(`\n${recipe.into ? "Changed" : "Wrote"} data/${path}`);
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

main().catch((error: Error & { code?: string }) => {
  // Ctrl+C or Ctrl+D.
  const isStopped = ["ABORT_ERR", "ERR_USE_AFTER_CLOSE"].includes(error.code ?? "");
  console.error(isStopped ? "\nStopped." : error instanceof Mistake ? error.message : error);
  if (said.kind && Object.keys(said.answers).length > 0) console.error(sayAgain());
  process.exitCode = 1;
});
