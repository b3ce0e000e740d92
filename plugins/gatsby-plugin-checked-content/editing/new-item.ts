/** The logic of `npm run new`: questions from the schemas, answers as people write them, defaults, and the files to write. */
import { basename, extname } from "node:path";
import { z } from "zod";
import { readContent } from "../check/check";
import type { Content, Model } from "../check/content";
import { parseDates, suggestLink, parsePrice, coerceType } from "../check/coerce-values";
import { nextFreeOrder, orderFields } from "../check/order-numbers";
import type { PictureFacts } from "../check/inspect-picture";
import { checkPicture, tooSmall } from "../check/picture-file";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { pathInWords } from "../check/wording";
import { isDevice } from "../model/file-conventions";
import { type Kind, titleOf } from "../model/kind";
import { metaOf, type Path, setAt, unwrap } from "../model/schema-walk";
import { slugify } from "../model/slugs";
import { jsonText } from "./json-text";

/** A field to ask for. */
export interface Question {
  path: Path;
  /** Its command-line flag: "title" for --title. */
  flag: string;
  schema: z.ZodType;
  description: string;
  example: unknown;
  /** True for a list of texts. */
  many: boolean;
  optional: boolean;
}

/** A question whose answer is missing, or refused by the content check. */
interface Open {
  question: Question;
  refusal?: string;
}

/** Raw answers by flag. */
export type Answers = Record<string, string | string[]>;

/** A picture for a new item. */
export interface NewPicture {
  /** Its path. */
  source: string;
  facts: PictureFacts;
  /** The bytes to write, if they differ from the file's (metadata stripped). */
  bytes?: Uint8Array;
  /** Its name, if it is in the target folder already. */
  inPlace?: string;
}

/** The facts from which defaults are worked out, besides the answers. */
interface Circumstances {
  picture?: NewPicture;
  today: string;
}

/** The files to write, by path below data/. */
export interface Plan {
  path: string;
  text: string;
  picture?: { source: string; bytes?: Uint8Array; path: string };
}

/** The kinds that can have new items: those with a folder. */
export const kindsToAdd = <K extends Kind>(kinds: readonly K[]): K[] => kinds.filter(({ single }) => !single);

/** A kind's name on the command line. */
export const commandOf = ({ label }: Kind) => slugify(label);

/** Finds a kind by its name, its folder or an unambiguous beginning. */
export function kindCalled<K extends Kind>(kinds: readonly K[], word: string): K | undefined {
  const toAdd = kindsToAdd(kinds);
  const isCalled = (kind: Kind) => [commandOf(kind), kind.name].includes(word);
  const begun = toAdd.filter((kind) => word && commandOf(kind).startsWith(word.toLowerCase()));
  return toAdd.find(isCalled) ?? (begun.length === 1 ? begun[0] : undefined);
}

const kebab = (path: Path) =>
  path
    .filter((step) => typeof step === "string")
    .join("-")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The questions of a schema, in its order. */
export function questionsOf(schema: z.ZodType, path: Path = [], optional = false): Question[] {
  const inner = unwrap(schema);
  const isOptional = optional || schema instanceof z.ZodOptional;
  const isPrice = metaOf(schema).typeName === "Price";
  if (inner instanceof z.ZodObject && !isPrice) {
    // A further picture is put in by hand, and its alt with it: a command takes one.
    if (isOptional && Object.values(inner.shape).some((field) => metaOf(field as z.ZodType).image)) return [];
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      questionsOf(field as z.ZodType, [...path, key], isOptional),
    );
  }
  const many = inner instanceof z.ZodArray;
  // For a required list of objects, ask for one object; more are added in the file.
  if (many && inner.element instanceof z.ZodObject) {
    return inner.safeParse([]).success ? [] : questionsOf(inner.element, [...path, 0], isOptional);
  }
  const { description: what = "", examples: [first] = [] } = metaOf(schema);
  const description = isPrice ? `${what} With "from" where some shops ask more.` : what;
  const example = isPrice ? "from £7.99" : first;
  return [{ path, flag: kebab(path), schema, description, example, many, optional: isOptional }];
}

/** A kind's questions, without that for its picture. */
export const questionsOn = ({ schema }: Kind) => questionsOf(schema).filter(({ schema }) => !metaOf(schema).image);

/** The question for the name of the item's file. */
export const nameQuestion: Question = {
  path: [],
  flag: "slug",
  schema: z.string(),
  description: "Its file's name, without .json.",
  example: undefined,
  many: false,
  optional: false,
};

/** The choices for an answer, or for each entry of one: an enum's values, or slugs of other items; none where any text will do. */
export function optionsOf({ schema }: Question, content: Content): string[] {
  const inner = unwrap(schema);
  const one = inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : inner;
  return one instanceof z.ZodEnum ? one.options.map(String) : content.slugsOf(...(metaOf(one).refersTo ?? []));
}

/** Converts typed text to the field's type. */
function toValue(question: Question, answer: string | string[], content: Content): unknown {
  const { schema, many } = question;
  // Texts have commas, names of items have none.
  const parting = optionsOf(question, content).length > 0 ? /,|\s*\n\s*/ : /\\n\\n|\n\s*\n/;
  if (many) return [answer].flat().flatMap((text) => text.split(parting).map((part) => part.trim()));
  const text = [answer].flat()[0]?.trim() ?? "";
  const inner = unwrap(schema);
  const choice = optionsOf(question, content).find((each) => each.toLowerCase() === text.toLowerCase());
  if (choice !== undefined) return choice;
  const { typeName, description = "" } = metaOf(schema);
  if (typeName === "Price") return parsePrice(text) ?? { amount: text, currency: "GBP", from: false };
  if (inner instanceof z.ZodNumber) return coerceType(text, "number", description) ?? text;
  if (inner instanceof z.ZodBoolean) return coerceType(text, "boolean", description) ?? text;
  if (inner instanceof z.ZodISODate) {
    const [date, other] = parseDates(text);
    return other ? text : (date ?? text);
  }
  return inner.safeParse(text).success ? text : (suggestLink(text, inner) ?? text);
}

/** The default value of an unanswered field. */
function proposal(
  kind: Kind,
  { path, flag, schema, optional }: Question,
  known: Record<string, unknown>,
  content: Content,
  { picture, today }: Circumstances,
): unknown {
  const isOrder = path.length === 1 && orderFields(kind).some(({ field }) => field === path[0]);
  if (isOrder) return nextFreeOrder(content, kind, String(path[0]), known);
  if (optional) return undefined;
  const proposed = kind.proposes?.[flag]?.(known, picture?.facts);
  if (proposed !== undefined) return proposed;
  if (flag === kebab([kind.appears ?? ""])) return today;
  if (flag === "caption") return known.title ?? known.name;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum && inner.options.length === 1) return inner.options[0];
  if (inner instanceof z.ZodArray && inner.safeParse([]).success) return [];
  const slugs = content.slugsOf(...(metaOf(schema).refersTo ?? []));
  return slugs.length === 1 ? slugs[0] : undefined;
}

const imageFieldOf = (kind: Kind) =>
  questionsOf(kind.schema).find(({ schema, optional }) => metaOf(schema).image && !optional);

/** Whether a picture is required. */
export const needsPicture = (kind: Kind) => imageFieldOf(kind) !== undefined;

/** The picture's target name: its own if it is in the folder already, else the item's. */
function pictureName(kind: Kind, slug: string, { source, facts, inPlace }: NewPicture): string {
  const ending = { jpeg: ".jpg", png: ".png" }[facts.format ?? ""] ?? extname(source).toLowerCase();
  return inPlace ?? `${slug.replace(/^_/, "")}${imageFieldOf(kind)?.flag === "cover" ? "-cover" : ""}${ending}`;
}

/** Builds an item from answers and defaults. */
function itemFrom(kind: Kind, answers: Answers, content: Content, circumstances: Circumstances) {
  const value: Record<string, unknown> = {};
  // Order numbers and paths last: their defaults depend on other answers.
  const isLate = ({ flag }: Question) => /order$|^path$/i.test(flag);
  const questions = questionsOn(kind);
  for (const question of [...questions.filter((one) => !isLate(one)), ...questions.filter(isLate)]) {
    const answer = answers[question.flag];
    const meant =
      answer === undefined
        ? proposal(kind, question, value, content, circumstances)
        : toValue(question, answer, content);
    if (meant !== undefined) setAt(value, question.path, meant);
  }
  // Required lists of objects that are not asked for.
  for (const [key, field] of Object.entries((kind.schema as z.ZodObject).shape)) {
    const mayBeEmpty = (field as z.ZodType).safeParse([]).success && !(field instanceof z.ZodOptional);
    if (!(key in value) && mayBeEmpty) value[key] = kind.proposes?.[key]?.(value) ?? [];
  }
  return value;
}

/** The questions that problems are about, with the refusals of what was answered. */
function openQuestions(kind: Kind, problems: readonly Problem[]): Open[] {
  const isWithin = (one: string, other: string) => `${one} `.startsWith(`${other} `);
  return questionsOn(kind).flatMap((question) => {
    const name = pathInWords(question.path);
    const problem = problems.find(({ field = "" }) => isWithin(field, name) || isWithin(name, field));
    if (!problem || (problem.code === "missing-field" && question.optional)) return [];
    if (problem.code === "missing-field") return [{ question }];
    const { found, suggestion, expected = "" } = problem;
    const refusal = [found, suggestion, `Expected: ${expected.replace(", without quotes", "")}`];
    return [{ question, refusal: refusal.filter(Boolean).join("\n") }];
  });
}

/** Why a file cannot have this name. */
function refusalOfName(folder: string, slug: string, entries: readonly Entry[], picture?: string): string | undefined {
  const bare = slug.replace(/^_/, "");
  if (bare !== slugify(bare)) return `A file's name has small letters a to z, digits and hyphens, not "${slug}".`;
  if (isDevice(bare)) return `Windows keeps the name "${bare}" for a device. Choose another with --slug.`;
  const taken = [`${bare}.json`, `_${bare}.json`, picture].find((name) =>
    entries.some(({ path }) => path.toLowerCase() === `${folder}/${name}`),
  );
  return taken && `There is a data/${folder}/${taken} already. Choose another name with --slug.`;
}

/** The errors that the content check finds in files once they are there. */
function errorsIn(model: Model, files: readonly Entry[], entries: readonly Entry[]): Problem[] {
  const paths = files.map(({ path }) => path);
  // The newest of all, so that in a clash they are blamed.
  const added = files.map((file) => ({ ...file, isNew: true as const }));
  const { problems } = readContent(model, [...entries.filter(({ path }) => !paths.includes(path)), ...added]);
  return problems.filter(({ file, severity }) => severity === "error" && paths.some((path) => file === `data/${path}`));
}

/** Plans a new item's files, with the content check's problems and the questions that they are about. */
export function planItem(
  model: Model,
  kind: Kind,
  answers: Answers,
  entries: readonly Entry[],
  circumstances: Circumstances,
): { plan: Plan; slug: string; open: Open[]; problems: Problem[] } {
  const { picture } = circumstances;
  const { content } = readContent(model, entries);
  const value = itemFrom(kind, answers, content, circumstances);
  const title = String(value[titleOf(kind) ?? ""] ?? "");
  const slug = String(answers[nameQuestion.flag] ?? slugify(title))
    .trim()
    .replace(/\.json$/i, "");
  const pictureFile = picture && `${kind.name}/${pictureName(kind, slug, picture)}`;
  const imageField = imageFieldOf(kind);
  if (pictureFile && imageField) setAt(value, imageField.path, basename(pictureFile));

  const copy = picture && pictureFile && !picture.inPlace ? { ...picture, path: pictureFile } : undefined;
  const refusal =
    title && !slug
      ? `Nothing in "${title}" can be written with the letters a to z of a file's name. Choose one with --slug, such as --slug=${commandOf(kind)}-1`
      : refusalOfName(kind.name, slug, entries, copy && basename(copy.path));
  // An item without a usable name is checked under "unnamed".
  const path = `${kind.name}/${slug && !refusal ? slug : "unnamed"}.json`;
  // Parsing sorts the fields in the schema's order.
  const text = jsonText(kind.schema.safeParse(value).data ?? value);
  const problems = errorsIn(
    model,
    [
      ...(picture && pictureFile ? [{ path: pictureFile, type: "file" as const, picture: picture.facts }] : []),
      { path, type: "file", bytes: Buffer.from(text) },
    ],
    entries,
  );
  const open = openQuestions(kind, problems);
  if (open.length === 0 && (!slug || refusal)) open.push({ question: nameQuestion, refusal });
  const { source = "", bytes } = picture ?? {};
  return { plan: { path, text, ...(copy && { picture: { source, bytes, path: copy.path } }) }, slug, open, problems };
}

/** Problems of a picture, before anything else is asked. */
export function problemsOfPicture(kind: Kind, { source, facts, inPlace }: NewPicture): Problem[] {
  const place = { file: inPlace ? `data/${kind.name}/${inPlace}` : source };
  const { minWidth = 0 } = metaOf(imageFieldOf(kind)?.schema);
  return [
    // Copying corrects the file extension.
    ...[...checkPicture(source, facts, place)].filter(
      ({ code }) => inPlace || code !== "image-other-format" || !/^(?:jpeg|png)$/.test(facts.format ?? ""),
    ),
    ...(facts.width && facts.width < minWidth ? [tooSmall(place, basename(source), facts.width, minWidth)] : []),
  ];
}
