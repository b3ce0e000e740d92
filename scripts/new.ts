/** `npm run new`: makes an item of content from flags and answers, and puts its picture in the right place. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isCancel, log, multiline, select, text } from "@clack/prompts";
import { z } from "zod";
import { readContent } from "../src/content/check/check";
import type { Content } from "../src/content/check/content";
import { formatReport } from "../src/content/check/format-report";
import { inspectPicture } from "../src/content/check/picture-facts";
import { joinNames } from "../src/content/check/problem";
import { readFolder } from "../src/content/check/read-folder";
import { count, localDay, nearest, pathInWords, quoted, withArticle } from "../src/content/check/strings";
import { cleanPicture } from "../src/content/editing/clean-picture";
import { convertedPicture } from "../src/content/editing/converted-picture";
import {
  type Answers,
  choicesOf,
  entriesOf,
  folderOf,
  judge,
  messageOf,
  type NewPicture,
  needsPicture,
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
import { isImage } from "../src/content/kinds/schema-walk";

const dataDir = resolve(__dirname, "../data");
const isAtTerminal = Boolean(process.stdin.isTTY);

/** Something that the maintainer can put right; shown without a stack. */
class Mistake extends Error {}

/** All that was said, in flags and in answers. Whatever happens, it can be used again. */
const said: { kind?: string; picture?: string; answers: Answers } = { answers: {} };

function sayAgain(): string {
  const flags = Object.entries(said.answers).flatMap(([flag, answer]) =>
    [answer].flat().map((each) => `--${flag}=${quoted(each)}`),
  );
  const words = ["npm run new --", said.kind, said.picture && quoted(said.picture), ...flags];
  return `\nNothing was written. To use what you said again, copy this and change what is wrong:\n\n${words.filter(Boolean).join(" ")}`;
}

const usage = `npm run new -- KIND [PICTURE] [--FIELD "VALUE" …]

Kinds: ${recipes.map(({ command }) => command).join(", ")}
For example: npm run new -- artwork ~/Pictures/moon.jpg --title "Raptor moon" --alt "Pip sings at the moon."
What is missing is asked for. npm run new -- KIND --help lists a kind's fields and what they may be.`;

/** Where the item goes: its file's name, or the book that gets an edition. Asked last, since it follows from the title. */
const placeOf = ({ into }: Recipe): Question => ({
  path: [],
  flag: into ? "book" : "slug",
  schema: z.string(),
  description: into ? "Which book? Its file's name, without .json." : "Its file's name, without .json.",
  example: undefined,
  many: false,
  optional: false,
});

const fieldsOf = (recipe: Recipe) => questionsOf(recipe.schema).filter(({ schema }) => !isImage(schema));

const fieldList = (recipe: Recipe, content: Content) =>
  fieldsOf(recipe)
    .map((question) => {
      const choices = choicesOf(question, content);
      const entries = entriesOf(question, content);
      const allowed = [
        ...(choices.length > 0 ? [`\n      One of: ${choices.join(", ")}`] : []),
        ...(entries.length > 0 ? [`\n      Any of: ${entries.join(", ")}`] : []),
      ].join("");
      return `  --${question.flag}${question.optional ? " (may be left out)" : ""}\n      ${question.description}${allowed}`;
    })
    .join("\n");

/** The words and the flags of the command; every flag but --help has a value. */
function readCommand(args: string[]): { words: string[]; help: boolean } {
  const words: string[] = [];
  const help = args.some((arg) => arg === "--help" || arg === "-h");
  for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
    const [, flag, value] = /^--([\w-]+)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    if (!flag) words.push(arg);
    else if (flag !== "help") {
      if (value === undefined && (args[0] === undefined || args[0].startsWith("--"))) {
        throw new Mistake(`--${flag} needs its words behind it: --${flag} "…"`);
      }
      said.answers[flag] = [...[said.answers[flag] ?? []].flat(), value ?? args.shift() ?? ""];
    }
  }
  return { words: words.filter((word) => word !== "-h"), help };
}

/** Refuses flags that the kind has not. */
function checkFlags(recipe: Recipe): void {
  const known = [...fieldsOf(recipe), placeOf(recipe)].map(({ flag }) => flag);
  for (const [flag, answer] of Object.entries(said.answers)) {
    if (known.includes(flag)) continue;
    const meant = nearest(flag, known);
    delete said.answers[flag];
    if (meant) said.answers[meant] ??= answer;
    const what = withArticle(recipe.kind.label).replace(/^a/, "A");
    throw new Mistake(
      `${what} has no --${flag}. ${meant ? `Did you mean --${meant}?` : `It has: ${known.join(", ")}`}`,
    );
  }
}

/** Asks at the terminal until the answer fits. */
async function ask(
  message: string,
  choices: string[],
  options: Partial<Parameters<typeof multiline>[0]> & { many?: boolean } = {},
) {
  const { many, ...rest } = options;
  const answer =
    choices.length > 0
      ? await select({ message, options: choices.map((value) => ({ value })) })
      : await (many ? multiline : text)({ message, ...rest });
  if (isCancel(answer)) throw new Mistake("Stopped.");
  return String(answer);
}

async function chooseRecipe(word: string): Promise<Recipe> {
  const recipe = recipeFor(word);
  if (recipe) return recipe;
  const commands = recipes.map(({ command }) => command);
  const meant = nearest(word, [...commands, ...recipes.map(folderOf)]);
  const trouble = word && `"${word}" is no kind of content.${meant ? ` Did you mean "${meant}"?` : ""}`;
  if (!isAtTerminal) throw new Mistake([trouble, usage].filter(Boolean).join("\n\n"));
  if (trouble) log.error(trouble);
  return chooseRecipe(await ask("What is new?", commands));
}

/** A picture as it is to be: what tells of people and places stays out of the copy in data/. */
async function readPicture(recipe: Recipe, source: string): Promise<NewPicture> {
  const facts = await inspectPicture(source);
  const name = basename(source);
  const isInPlace = dirname(source) === join(dataDir, folderOf(recipe)) && /^[a-z0-9][a-z0-9-]*\.\w+$/.test(name);
  if (isInPlace) return { source, facts, inPlace: name };
  const converted = await convertedPicture(source, facts.format);
  if (converted) {
    console.log("The copy for the site is converted to JPEG or PNG. Your own file stays as it is.");
    return { source: converted, facts: await inspectPicture(converted) };
  }
  // An unreadable picture is reported by the content check.
  const cleaned = facts.told && (await cleanPicture(await readFile(source)).catch(() => undefined));
  if (!facts.told || !cleaned) return { source, facts };
  console.log(`The copy for the site leaves out ${joinNames(facts.told)}. Your own file stays as it is.`);
  return { source, facts: { ...facts, told: undefined }, bytes: cleaned.bytes };
}

/** The picture that somebody points at; what is wrong with it is said at once, and another asked for. */
async function choosePicture(recipe: Recipe, typed: string): Promise<NewPicture> {
  let trouble = `Say which picture to use.\n\n${usage}`;
  if (typed.trim()) {
    said.picture = pathAsTyped(typed);
    const missing = noFileAt(said.picture);
    const picture = missing ? undefined : await readPicture(recipe, said.picture);
    const problems = picture ? problemsOfPicture(recipe, picture) : [];
    if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
    if (picture && !problems.some(({ severity }) => severity === "error")) return picture;
    trouble = missing ?? "This picture cannot be used as it is.";
  }
  if (!isAtTerminal) throw new Mistake(trouble);
  if (typed.trim()) log.error(trouble);
  return choosePicture(recipe, await ask("Which picture? (drag its file here)", []));
}

/** Asks, and asks again for what cannot be, until the content check has nothing against what comes of the answers. */
async function collect(recipe: Recipe, picture?: NewPicture, refused: Record<string, string> = {}): Promise<Plan> {
  // Read anew each time: somebody may have changed files while the questions were answered.
  const entries = await readFolder(dataDir);
  if (!entries) throw new Mistake("There is no data/ folder here.");
  const { content } = readContent(entries);
  const books = recipe.into ? content.slugsOf(recipe.kind.typeName) : [];
  const place = placeOf(recipe);
  const { value, open } = readAnswers(recipe, said.answers, content, { picture: picture?.facts, today: localDay() });

  const refusalOf = (question: Question, answer = ""): string | undefined => {
    if (question.flag !== place.flag) return judge(question, answer, content).refusal;
    if (books.includes(answer.trim())) return undefined;
    if (recipe.into) return `Say which book with --book: ${books.join(" or ")}.`;
    if (!answer.trim()) return "Give its file a name with --slug, in small letters a to z.";
    const why = refusalOfName(recipe, answer.trim(), entries, picture);
    return why && `${why}\nChoose another name with --slug.`;
  };
  const slug = [said.answers[place.flag] ?? (recipe.into ? "" : proposeSlug(recipe, value))]
    .flat()
    .join(" ")
    .replace(/\.json$/i, "");
  const slugRefusal = refusalOf(place, slug);
  if (slugRefusal && open.length === 0) open.push({ question: place, refusal: slugRefusal });
  for (const question of fieldsOf(recipe)) {
    if (refused[question.flag]) open.push({ question, refusal: refused[question.flag] });
  }

  if (open.length === 0) {
    const plan = planItem(recipe, value, entries, slug, picture);
    if (plan.problems.length === 0) return plan;
    const refusals = plan.problems.flatMap((problem) => {
      const at = fieldsOf(recipe).find(({ path }) => `${problem.field} `.startsWith(`${pathInWords(path)} `));
      return at ? [[at.flag, messageOf(problem)]] : [];
    });
    if (!isAtTerminal || refusals.length < plan.problems.length) {
      throw new Mistake(formatReport(plan.problems, { style: "plain" }));
    }
    return collect(recipe, picture, Object.fromEntries(refusals));
  }

  if (!isAtTerminal) {
    const lines = open.map(({ question: { flag, description }, refusal }) =>
      refusal ? `  --${flag}   ${refusal.replaceAll("\n", "\n      ")}` : `  --${flag} "…"   ${description}`,
    );
    throw new Mistake(`${count(lines.length, "thing")} still to say:\n${lines.join("\n")}`);
  }
  for (const { question, refusal } of open) {
    const { flag, many, path, description, example } = question;
    if (refusal && (said.answers[flag] || refused[flag] || slug)) log.error(refusal);
    said.answers[flag] = await ask(
      [pathInWords(path), description].filter(Boolean).join(": "),
      flag === place.flag ? books : choicesOf(question, content),
      {
        many,
        placeholder: example === undefined ? undefined : `For example: ${[example].flat()[0]}`,
        initialValue: flag === place.flag ? slug : [said.answers[flag] ?? ""].flat().join("\n\n"),
        validate: (answer) => refusalOf(question, answer),
      },
    );
  }
  return collect(recipe, picture);
}

/** Writes what is planned, all of it or nothing. */
async function write({ picture, path, text: content }: Plan, { into }: Recipe): Promise<void> {
  const made: string[] = [];
  const make = async (place: string, bytes: Uint8Array | string) => {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, bytes, { flag: "wx" });
    made.push(place);
  };
  try {
    if (picture) await make(join(dataDir, picture.path), picture.bytes ?? (await readFile(picture.source)));
    await (into ? replaceFile : make)(join(dataDir, path), content);
  } catch (error) {
    for (const place of made) await rm(place, { force: true });
    throw new Mistake(`data/${path} could not be written: ${(error as Error).message}`);
  }
}

async function main(): Promise<void> {
  const { words, help } = readCommand(process.argv.slice(2));
  [said.kind, said.picture] = words;
  if (help && !said.kind) return console.log(usage);
  const recipe = await chooseRecipe(said.kind ?? "");
  said.kind = recipe.command;
  if (help) {
    const { content } = readContent((await readFolder(dataDir)) ?? []);
    return console.log(`${usage}\n\nFields:\n${fieldList(recipe, content)}`);
  }
  const tooMany = words.slice(needsPicture(recipe) ? 2 : 1);
  if (tooMany.length > 0) {
    throw new Mistake(
      `It is not clear what is meant by: ${tooMany.join(" ")}\n` +
        `Put quotes around what has spaces in it, and -- before ${words[0]}:\n\n${usage}`,
    );
  }
  const named = said.picture ?? [said.answers.picture ?? ""].flat().join(" ");
  delete said.answers.picture;
  checkFlags(recipe);
  const picture = needsPicture(recipe) ? await choosePicture(recipe, named) : undefined;
  const plan = await collect(recipe, picture);
  await write(plan, recipe);
  console.log(`\n${recipe.into ? "Changed" : "Wrote"} data/${plan.path}`);
  if (plan.picture) {
    const { width, height } = picture?.facts ?? {};
    console.log(`Copied the picture (${width} × ${height} pixels) to data/${plan.picture.path}`);
  }
  console.log(`\nNext:
  1. Open data/${plan.path} and see whether every word is as you want it.
  2. Look at it on the site: npm start, then http://localhost:8000
  3. When you like it, save it for everybody: CONTENT.md, "Publishing", shows how.`);
}

main().catch((error: Error) => {
  console.error(error instanceof Mistake ? error.message : error);
  if (said.kind && Object.keys(said.answers).length > 0) console.error(sayAgain());
  process.exitCode = 1;
});
