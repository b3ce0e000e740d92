/** `npm run new`: makes an item of content from flags and answers, and puts its picture in the right place. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { isCancel, log, multiline, select, text } from "@clack/prompts";
import {
  type Answers,
  capitalise,
  cleanPicture,
  commandOf,
  convertedPicture,
  count,
  factsOf,
  formatReport,
  inspectPicture,
  joinNames,
  kindCalled,
  kindsToAdd,
  localDay,
  type NewPicture,
  nameQuestion,
  nearestName,
  needsPicture,
  noFileAt,
  optionsOf,
  type Plan,
  resolveInputPath,
  pathInWords,
  phrasesOf,
  planItem,
  problemsOfPicture,
  type Question,
  questionsOn,
  quoted,
  withIndefiniteArticle,
} from "../plugins/gatsby-plugin-checked-content";
import { model } from "../src/content/check/check";
import type { Content } from "../src/content/check/content";
import { type Kind, kinds } from "../src/content/kinds/kinds";
import { dataDir, isMistake, Mistake, noKind, readData, run } from "./cli";

const isAtTerminal = () => Boolean(process.stdin.isTTY);

/** All that was given so far, by flags and answers: after a failure it is printed as a command to use again. */
let said: { kind?: string; picture?: string; answers: Answers };

function sayAgain(): string {
  const flags = Object.entries(said.answers).flatMap(([flag, answer]) =>
    [answer].flat().map((each) => `--${flag}=${quoted(each)}`),
  );
  const words = ["npm run new --", said.kind, said.picture && quoted(said.picture), ...flags];
  return `\nNothing was written. To use what you said again, copy this and change what is wrong:\n\n${words.filter(Boolean).join(" ")}`;
}

const usage = `npm run new -- KIND [PICTURE] [--FIELD "VALUE" …]

Kinds: ${kindsToAdd(kinds).map(commandOf).join(", ")}
For example: npm run new -- artwork ~/Pictures/moon.jpg --title "Raptor moon" --alt "Pip sings at the moon."
What is missing is asked for. npm run new -- KIND --help lists a kind's fields and what they may be.`;

/** The choices for an answer, as a line of help; "" where any text will do. */
function allowed(question: Question, content: Content): string {
  const options = optionsOf(question, content).join(", ");
  return options && `\n      ${question.many ? "Any" : "One"} of: ${options}`;
}

async function fieldList(kind: Kind): Promise<string> {
  const { content } = await readData();
  const fields = questionsOn(kind).map((question) => {
    const { flag, optional, description } = question;
    return `  --${flag}${optional ? " (may be left out)" : ""}\n      ${description}${allowed(question, content)}`;
  });
  return `Fields:\n${fields.join("\n")}`;
}

/** Parses what follows the kind: notes the flags as answers, and returns the other words. */
function readFlags(kind: Kind, args: string[]): string[] {
  const flags = [...questionsOn(kind), nameQuestion].map(({ flag }) => flag);
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: "string", multiple: true } as const]));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    said.answers = values as Answers;
    return positionals;
  } catch (error) {
    const [, flag = ""] = /--([\w-]+)/.exec((error as Error).message) ?? [];
    if (flags.includes(flag)) throw new Mistake(`--${flag} needs its words behind it: --${flag} "…"`);
    const meant = nearestName(flag, flags);
    const owner = capitalise(withIndefiniteArticle(kind.label));
    throw new Mistake(
      `${owner} has no --${flag}. ${meant ? `Did you mean --${meant}?` : `It has: ${flags.join(", ")}`}`,
    );
  }
}

/** Asks at the terminal; elsewhere, what is to be asked is a mistake. */
async function ask(message: string, choices: string[] = [], many = false, initialValue = "", example?: unknown) {
  const placeholder = example === undefined ? undefined : `For example: ${example}`;
  const answer =
    choices.length > 0
      ? await select({ message, options: choices.map((value) => ({ value })) })
      : await (many ? multiline : text)({ message, placeholder, initialValue });
  if (isCancel(answer)) throw new Mistake("Stopped.");
  return String(answer);
}

async function chooseKind(word: string): Promise<Kind> {
  const kind = kindCalled(kinds, word);
  if (kind) return kind;
  const commands = kindsToAdd(kinds).map(commandOf);
  const trouble = noKind(word, commands);
  if (!isAtTerminal()) throw new Mistake([trouble, usage].filter(Boolean).join("\n\n"));
  if (trouble) log.error(trouble);
  return chooseKind(await ask("What is new?", commands));
}

/** Reads a picture as data/ is to hold it: converted if need be, and without metadata about people and places. */
async function readPicture(kind: Kind, source: string): Promise<NewPicture> {
  const facts = await inspectPicture(source);
  const name = basename(source);
  const isInPlace = dirname(source) === join(dataDir(), kind.name) && /^[a-z0-9][a-z0-9-]*\.\w+$/.test(name);
  if (isInPlace) return { source, facts, inPlace: name };
  const bytes = await readFile(source);
  const converted = await convertedPicture(bytes, facts.format);
  if (converted) {
    console.log("The copy for the site is converted to JPEG or PNG. Your own file stays as it is.");
    return { source, facts: await factsOf(converted), bytes: converted };
  }
  // An unreadable picture is reported by the content check.
  const cleaned = facts.told && (await cleanPicture(bytes).catch(() => undefined));
  if (!facts.told || !cleaned) return { source, facts };
  console.log(`The copy for the site leaves out ${joinNames(phrasesOf(facts.told))}. Your own file stays as it is.`);
  return { source, facts: { ...facts, told: undefined }, bytes: cleaned.bytes };
}

/** The picture that somebody points at; what is wrong with it is said at once, and another asked for. */
async function choosePicture(kind: Kind, typed: string): Promise<NewPicture> {
  let trouble = `Say which picture to use.\n\n${usage}`;
  if (typed.trim()) {
    said.picture = resolveInputPath(typed);
    const missing = noFileAt(said.picture);
    const picture = missing ? undefined : await readPicture(kind, said.picture);
    const problems = picture ? problemsOfPicture(kind, picture) : [];
    if (problems.length > 0) console.log(`${formatReport(problems, { style: "plain" })}\n`);
    if (picture && !problems.some(({ severity }) => severity === "error")) return picture;
    trouble = missing ?? "This picture cannot be used as it is.";
  }
  if (!isAtTerminal()) throw new Mistake(trouble);
  if (typed.trim()) log.error(trouble);
  return choosePicture(kind, await ask("Which picture? (drag its file here)"));
}

/** Asks, and asks again for what cannot be, until the content check has nothing against what comes of the answers. */
async function collect(kind: Kind, picture?: NewPicture): Promise<Plan> {
  // Read anew each time: somebody may have changed files while the questions were answered.
  const { entries, content } = await readData();
  const { plan, slug, open, problems } = planItem(model, kind, said.answers, entries, { picture, today: localDay() });
  if (open.length + problems.length === 0) return plan;
  if (open.length === 0) throw new Mistake(formatReport(problems, { style: "plain" }));
  if (!isAtTerminal()) {
    const lines = open.map(({ question, refusal }) =>
      refusal
        ? `  --${question.flag}   ${refusal.replaceAll("\n", "\n      ")}`
        : `  --${question.flag} "…"   ${question.description}${allowed(question, content)}`,
    );
    throw new Mistake(`${count(lines.length, "thing")} still to say:\n${lines.join("\n")}`);
  }
  for (const { question, refusal } of open) {
    const { flag, many, path, description, example } = question;
    if (refusal) log.error(refusal);
    said.answers[flag] = await ask(
      [pathInWords(path), description].filter(Boolean).join(": "),
      many ? [] : optionsOf(question, content),
      many,
      path.length === 0 ? slug : [said.answers[flag] ?? ""].flat().join("\n\n"),
      [example].flat()[0],
    );
  }
  return collect(kind, picture);
}

/** Writes what is planned, all of it or nothing. */
async function write({ picture, path, text: content }: Plan): Promise<void> {
  const copy = picture && join(dataDir(), picture.path);
  const make = async (place: string, bytes: Uint8Array | string) => {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, bytes, { flag: "wx" });
  };
  try {
    if (picture && copy) await make(copy, picture.bytes ?? (await readFile(picture.source)));
    await make(join(dataDir(), path), content).catch(async (error) => {
      if (copy) await rm(copy);
      throw error;
    });
  } catch (error) {
    throw new Mistake(`data/${path} could not be written: ${(error as Error).message}`);
  }
}

async function make(all: string[]): Promise<void> {
  const args = all.filter((arg) => arg !== "--help" && arg !== "-h");
  const [word = ""] = args;
  if (all.length > args.length && !word) return console.log(usage);
  const kind = await chooseKind(word);
  said.kind = commandOf(kind);
  if (all.length > args.length) return console.log(`${usage}\n\n${await fieldList(kind)}`);
  const words = readFlags(kind, args.slice(1));
  const tooMany = words.splice(needsPicture(kind) ? 1 : 0);
  const [path = ""] = tooMany;
  if (tooMany.length === 1 && !noFileAt(resolveInputPath(path))) {
    const where = join("data", kind.name);
    throw new Mistake(
      `${capitalise(withIndefiniteArticle(kind.label))} is made without a picture: leave out ${path}.\nThen copy it to ${where} and name it in the new file, if a picture belongs there.`,
    );
  }
  if (tooMany.length > 0) {
    throw new Mistake(
      `It is not clear what is meant by: ${tooMany.join(" ")}\nPut quotes around what has spaces in it, and -- before ${word}:\n\n${usage}`,
    );
  }
  const picture = needsPicture(kind) ? await choosePicture(kind, words[0] ?? "") : undefined;
  const plan = await collect(kind, picture);
  await write(plan);
  console.log(`\nWrote data/${plan.path}`);
  if (plan.picture) {
    const { width, height } = picture?.facts ?? {};
    console.log(`Copied the picture (${width} × ${height} pixels) to data/${plan.picture.path}`);
  }
  console.log(`\nNext:
  1. Open data/${plan.path} and see whether every word is as you want it.
  2. Look at it on the site: npm start, then http://localhost:8000
  3. When you like it, save it for everybody: CONTENT.md, "Publishing", shows how.`);
}

export async function newItem(args: string[]): Promise<void> {
  said = { answers: {} };
  try {
    await make(args);
  } catch (error) {
    if (!said.kind || Object.keys(said.answers).length === 0) throw error;
    console.error(isMistake(error as Error) ? (error as Error).message : error);
    console.error(sayAgain());
    process.exitCode = 1;
  }
}

if (require.main === module) run(newItem);
