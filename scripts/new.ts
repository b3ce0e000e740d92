/** `npm run new`: creates a content item from flags and interactive answers, and copies its picture to data/. */
import { constants } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isCancel, log, multiline, select, text } from "@clack/prompts";
import { readContent } from "../src/content/check/check-content";
import { formatReport } from "../src/content/check/check-folder";
import type { Content } from "../src/content/check/content";
import { inspectPicture } from "../src/content/check/picture";
import { inWords as inWordsOf } from "../src/content/check/problem";
import { type Entry, readFolder } from "../src/content/check/read-folder";
import { count, localDay, nearest, pathInWords, quoted, withArticle } from "../src/content/check/strings";
import { cleanPicture } from "../src/content/editing/clean-picture";
import { convertedPicture } from "../src/content/editing/converted-picture";
import {
  type Answers,
  choicesOf,
  folderOf,
  inWords,
  judge,
  type NewPicture,
  type Open,
  type Plan,
  planItem,
  problemsOfPicture,
  proposeSlug,
  type Question,
  questionsOf,
  type Recipe,
  readAnswers,
  recipeFor,
  recipes,
  refusalOfName,
} from "../src/content/editing/new-item";
import { noFileAt, pathAsTyped } from "../src/content/editing/path-as-typed";
import { replaceFile } from "../src/content/editing/safe-writing";

const dataDir = resolve(__dirname, "../data");
const isAtTerminal = Boolean(process.stdin.isTTY);

/** A user error, shown without a stack trace. */
class Mistake extends Error {}

/** All input so far, from flags and answers, for the command that is printed on failure. */
const said: { kind?: string; picture?: string; answers: Answers } = { answers: {} };

function sayAgain(): string {
  const flags = Object.entries(said.answers).flatMap(([flag, answer]) =>
    [answer].flat().map((each) => `--${flag}=${quoted(each)}`),
  );
  const words = ["npm run new --", said.kind, said.picture && quoted(said.picture), ...flags];
  return `\nNothing was written. To use what you said again, copy this and change what is wrong:\n\n${words.filter(Boolean).join(" ")}`;
}

const usage = () => `npm run new -- KIND [PICTURE] [--FIELD "VALUE" …]

Kinds: ${recipes.map(({ command }) => command).join(", ")}
For example: npm run new -- artwork ~/Pictures/moon.jpg --title "Raptor moon" --alt "Pip sings at the moon."
What is missing is asked for. npm run new -- KIND --help lists a kind's fields and what they may be.`;

const isPicture = ({ path }: Question) => /^(?:image|cover)$/.test(String(path[0]));
const needsPicture = (recipe: Recipe) => questionsOf(recipe.schema).some((one) => !one.optional && isPicture(one));
const askedOf = (recipe: Recipe) => questionsOf(recipe.schema).filter((question) => !isPicture(question));

const fieldList = (recipe: Recipe, content?: Content) =>
  askedOf(recipe)
    .map((question) => {
      const choices = content ? choicesOf(question, content) : [];
      const allowed = choices.length > 0 ? `\n      One of: ${choices.join(", ")}` : "";
      const left = question.optional ? " (may be left out)" : "";
      return `  --${question.flag}${left}\n      ${question.description}${allowed}`;
    })
    .join("\n");

/** Prompts until the answer is valid. */
async function ask(
  message: string,
  {
    choices = [],
    many = false,
    ...options
  }: Partial<Parameters<typeof text>[0]> & { choices?: string[]; many?: boolean },
): Promise<string> {
  const answer =
    choices.length > 0
      ? await select({ message, options: choices.map((value) => ({ value })) })
      : await (many ? multiline : text)({ message, ...options });
  if (isCancel(answer)) throw new Mistake("Stopped.");
  return String(answer);
}

const askQuestion = ({ question, refusal }: Open, content: Content): Promise<string> => {
  if (refusal) log.error(refusal);
  const { flag, many, path, description, example } = question;
  return ask(`${pathInWords(path)}: ${description}`, {
    many,
    choices: choicesOf(question, content),
    placeholder: example === undefined ? undefined : `For example: ${[example].flat()[0]}`,
    initialValue: [said.answers[flag] ?? ""].flat().join("\n\n"),
    validate: (answer) => judge(question, answer ?? "", content).refusal,
  });
};

/** Parses positionals (kind, picture) and flags, which depend on the kind. */
function readCommand(): { words: string[]; help: boolean } {
  const options = Object.fromEntries(
    recipes
      .flatMap(askedOf)
      .map(({ flag }) => flag)
      .concat("picture", "slug", "book")
      .map((flag) => [flag, { type: "string", multiple: true }] as const),
  );
  const { values, tokens, positionals } = parseArgs({
    options: { ...options, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option" || token.name === "help") continue;
    if (options[token.name] && token.value === undefined) {
      throw new Mistake(`--${token.name} needs its words behind it: --${token.name} "…"`);
    }
    // The value of an unknown flag is no positional.
    const next = process.argv.slice(2)[token.index + 1];
    if (!options[token.name] && token.value === undefined && next !== undefined) {
      positionals.splice(positionals.indexOf(next), 1);
    }
    said.answers[token.name] = [...[said.answers[token.name] ?? []].flat(), token.value ?? next ?? ""];
  }
  return { words: positionals, help: values.help === true };
}

function checkFlags(recipe: Recipe): void {
  const known = [...askedOf(recipe).map(({ flag }) => flag), recipe.into ? "book" : "slug"];
  for (const [flag, answer] of Object.entries(said.answers)) {
    if (known.includes(flag)) continue;
    const meant = nearest(flag, known);
    delete said.answers[flag];
    if (meant) said.answers[meant] ??= answer;
    const what = withArticle(recipe.kind.label).replace(/^a/, "A");
    throw new Mistake(
      `${what} has no --${flag}. ${meant ? `Did you mean --${meant}?` : `It has:\n${fieldList(recipe)}`}`,
    );
  }
}

async function chooseRecipe(word: string): Promise<Recipe> {
  const recipe = recipeFor(word);
  if (recipe) return recipe;
  const commands = recipes.map(({ command }) => command);
  const meant = nearest(word, [...commands, ...recipes.flatMap(({ aliases }) => aliases)]);
  const trouble = word && `"${word}" is no kind of content.${meant ? ` Did you mean "${meant}"?` : ""}`;
  if (!isAtTerminal) throw new Mistake([trouble, usage()].filter(Boolean).join("\n\n"));
  if (trouble) log.error(trouble);
  return chooseRecipe(await ask("What is new?", { choices: commands }));
}

/** Reads a picture and strips its metadata (GPS, names) for the copy in data/. */
async function readPicture(recipe: Recipe, source: string): Promise<NewPicture> {
  const inspected = await inspectPicture(source);
  const other = await convertedPicture(source, inspected.format);
  if (other) {
    console.log(
      `The copy for the site is converted to ${other.endsWith("png") ? "PNG" : "JPEG"}. Your own file stays as it is.`,
    );
    return { source: other, facts: await inspectPicture(other) };
  }
  const { told, ...facts } = inspected;
  const name = basename(source);
  const isInPlace = dirname(source) === join(dataDir, folderOf(recipe)) && /^[a-z0-9][a-z0-9-]*\.\w+$/.test(name);
  if (isInPlace || !told) return { source, facts: inspected, ...(isInPlace ? { inPlace: name } : {}) };
  // An unreadable picture is reported by the content check.
  const cleaned = await cleanPicture(await readFile(source)).catch(() => undefined);
  if (!cleaned) return { source, facts: inspected };
  console.log(`The copy for the site leaves out ${inWordsOf(told)}. Your own file stays as it is.`);
  return { source, facts, bytes: cleaned.bytes };
}

/** Validates a picture at once, and prompts for another until one passes. */
async function choosePicture(recipe: Recipe, typed: string): Promise<NewPicture> {
  let trouble = "Say which picture to use.";
  if (typed.trim()) {
    said.picture = pathAsTyped(typed);
    const missing = noFileAt(said.picture);
    const picture = missing ? undefined : await readPicture(recipe, said.picture);
    const problems = picture ? problemsOfPicture(recipe, picture) : [];
    if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
    if (picture && !problems.some(({ severity }) => severity === "error")) return picture;
    trouble = missing ?? "This picture cannot be used as it is.";
  }
  if (!isAtTerminal) throw new Mistake(typed.trim() ? trouble : `${trouble}\n\n${usage()}`);
  if (typed.trim()) log.error(trouble);
  return choosePicture(recipe, await ask("Which picture? (drag its file here)", {}));
}

async function readEntries(): Promise<Entry[]> {
  const entries = await readFolder(dataDir);
  if (!entries) throw new Mistake("There is no data/ folder here.");
  return entries;
}

/** Prompts for the file's name, or for the book that gets an edition. */
async function choosePlace(recipe: Recipe, proposed: string, picture?: NewPicture): Promise<string> {
  const flag = recipe.into ? "book" : "slug";
  const entries = await readEntries();
  const books = readContent(entries).content.slugsOf("Book");
  const meant = (typed: string) => typed.trim().replace(/\.json$/i, "");
  const refusal = (typed = "") => {
    if (!recipe.into) {
      if (!meant(typed)) return "Give its file a name with --slug, in small letters a to z.";
      const why = refusalOfName(recipe, meant(typed), entries, picture);
      return why && `${why}\nChoose another name with --slug.`;
    }
    if (books.includes(meant(typed))) return undefined;
    const near = nearest(typed, books);
    return `Say which book with --book: ${books.join(" or ")}.${near ? ` Did you mean "${near}"?` : ""}`;
  };
  const typed = [said.answers[flag] ?? proposed].flat().at(-1) ?? "";
  const why = refusal(typed);
  if (!why) return meant(typed);
  if (!isAtTerminal) throw new Mistake(why);
  if (typed) log.error(why);
  said.answers[flag] = recipe.into
    ? await ask("Which book?", { choices: books })
    : await ask("Its file's name, without .json", { initialValue: typed, validate: refusal });
  return choosePlace(recipe, "", picture);
}

/** Prompts for missing or invalid fields until the content check passes. */
async function planWith(
  recipe: Recipe,
  picture: NewPicture | undefined,
  refused: Record<string, string>,
): Promise<Plan> {
  const { content } = readContent(await readEntries());
  const { value, open } = readAnswers(recipe, said.answers, content, { picture: picture?.facts, today: localDay() });
  for (const question of askedOf(recipe)) {
    const refusal = refused[question.flag];
    if (refusal && !open.some((one) => one.question.flag === question.flag)) open.push({ question, refusal });
  }
  if (open.length > 0 && !isAtTerminal) {
    const lines = open.map(({ question: { flag, description }, refusal }) =>
      refusal ? `  --${flag}   ${refusal.replaceAll("\n", "\n      ")}` : `  --${flag} "…"   ${description}`,
    );
    throw new Mistake(`${count(lines.length, "thing")} still to say:\n${lines.join("\n")}`);
  }
  for (const one of open) said.answers[one.question.flag] = await askQuestion(one, content);
  if (open.length > 0) return planWith(recipe, picture, {});

  const place = await choosePlace(recipe, recipe.into ? "" : proposeSlug(recipe, value), picture);
  // Re-read: files may have changed during the prompts.
  const plan = planItem(recipe, value, await readEntries(), {
    picture,
    ...(recipe.into ? { into: place } : { slug: place }),
  });
  if (plan.problems.length === 0) return plan;
  const refusals: Record<string, string> = {};
  for (const problem of plan.problems) {
    const question = askedOf(recipe).find(({ path }) => `${problem.field} `.startsWith(`${pathInWords(path)} `));
    if (!question || !isAtTerminal) throw new Mistake(formatReport(plan.problems, { style: "plain" }));
    refusals[question.flag] = inWords(problem);
  }
  return planWith(recipe, picture, refusals);
}

/** Writes all planned files, or none. */
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
  for (const { path, text: content } of files) {
    await make(path, (file) => (recipe.into ? replaceFile(file, content) : writeFile(file, content, { flag: "wx" })));
  }
}

async function main(): Promise<void> {
  const { words, help } = readCommand();
  [said.kind, said.picture] = words;
  if (help && !said.kind) return console.log(usage());
  const recipe = await chooseRecipe(said.kind ?? "");
  said.kind = recipe.command;
  if (help) {
    const { content } = readContent(await readEntries());
    return console.log(`${usage()}\n\nFields:\n${fieldList(recipe, content)}`);
  }
  const [pictureWord, ...tooMany] = words.slice(1);
  if (tooMany.length > 0 || (pictureWord && !needsPicture(recipe))) {
    throw new Mistake(
      `It is not clear what is meant by: ${words.slice(needsPicture(recipe) ? 2 : 1).join(" ")}\n` +
        `Put quotes around what has spaces in it, and -- before ${words[0]}:\n\n${usage()}`,
    );
  }
  const named = pictureWord ?? [said.answers.picture ?? ""].flat()[0] ?? "";
  delete said.answers.picture;
  checkFlags(recipe);
  const picture = needsPicture(recipe) ? await choosePicture(recipe, named) : undefined;
  const plan = await planWith(recipe, picture, {});
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
}

main().catch((error: Error) => {
  console.error(error instanceof Mistake ? error.message : error);
  if (said.kind && Object.keys(said.answers).length > 0) console.error(sayAgain());
  process.exitCode = 1;
});
