/** The logic of `npm run new`: questions from the schemas, default values, and the files to write. */
import { basename, extname } from "node:path";
import { z } from "zod";
import { readContent } from "../check/check";
import type { Content } from "../check/content";
import { checkFields, rightDate, rightLink, rightType } from "../check/field-errors";
import { checkNames } from "../check/file-names";
import { priceMeant } from "../check/json-file";
import { nextFreeOrder } from "../check/orders";
import type { PictureFacts } from "../check/picture-facts";
import { checkPicture, tooSmall } from "../check/picture-file";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { nearest, slugify } from "../check/strings";
import { edition } from "../kinds/book";
import { type Kind, kinds, titleOf } from "../kinds/kinds";
import { hasType, isImage, linksTo, metaOf, type Path, unwrap } from "../kinds/schema-walk";
import { jsonText } from "./references-in";

/** Something that `npm run new` can create. */
export interface Recipe {
  /** Its name on the command line. */
  command: string;
  kind: Kind;
  /** The schema of the item, or of the part of one. */
  schema: z.ZodObject;
  /** The list field of an existing item that it is appended to; otherwise it is a file of its own. */
  into?: string;
}

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

/** A question whose answer is missing or invalid. */
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

/** A plan: files to write, by path below data/, and the problems that they would cause. */
export interface Plan {
  path: string;
  text: string;
  picture?: { source: string; bytes?: Uint8Array; path: string };
  problems: Problem[];
}

export const recipes: readonly Recipe[] = [
  ...kinds.flatMap((kind): Recipe[] =>
    "folder" in kind.location ? [{ command: slugify(kind.label), kind, schema: kind.schema as z.ZodObject }] : [],
  ),
  {
    command: "edition",
    kind: kinds.find(({ schema }) => "editions" in (schema as z.ZodObject).shape) as Kind,
    schema: edition,
    into: "editions",
  },
];

export const folderOf = ({ kind: { location } }: Recipe) => ("folder" in location ? location.folder : "");

/** Finds a recipe by name, folder, alias or unambiguous prefix. */
export function recipeFor(word: string): Recipe | undefined {
  const isCalled = (recipe: Recipe) =>
    !recipe.into && [folderOf(recipe), ...(recipe.kind.alsoCalled ?? [])].includes(word);
  const begun = recipes.filter(({ command }) => word && command.startsWith(word.toLowerCase()));
  return (
    recipes.find((recipe) => recipe.command === word || isCalled(recipe)) ?? (begun.length === 1 ? begun[0] : undefined)
  );
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
  const isPrice = hasType(schema, "Price");
  if (inner instanceof z.ZodObject && !isPrice) {
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      questionsOf(field as z.ZodType, [...path, key], isOptional),
    );
  }
  const many = inner instanceof z.ZodArray;
  // Of a required list of objects, ask for one; more are added in the file.
  if (many && inner.element instanceof z.ZodObject) {
    return inner.safeParse([]).success ? [] : questionsOf(inner.element, [...path, 0], isOptional);
  }
  const { description: what = "", examples: [first] = [] } = metaOf(schema);
  const description = isPrice ? `${what} With "from" where some shops ask more.` : what;
  const example = isPrice ? "from £7.99" : first;
  return [{ path, flag: kebab(path), schema, description, example, many, optional: isOptional }];
}

/** The possible answers of a question with few of them. */
export function choicesOf({ schema, many }: Question, content: Content): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  return many ? [] : content.slugsOf(...linksTo(schema));
}

/** What may stand in a list of a question's: file names of other items, or words from a fixed set. */
export function entriesOf({ schema, many }: Question, content: Content): string[] {
  const inner = unwrap(schema);
  if (!many || !(inner instanceof z.ZodArray)) return [];
  const element = unwrap(inner.element as z.ZodType);
  return element instanceof z.ZodEnum ? element.options.map(String) : content.slugsOf(...linksTo(element));
}

/** A problem's text without its position. */
export const messageOf = ({ found, suggestion, expected }: Problem): string =>
  [found, suggestion, expected && `Expected: ${expected}`].filter(Boolean).join("\n");

/** Converts typed text to the field's type. */
function toValue({ schema, path, many }: Question, answer: string | string[], choices: readonly string[]): unknown {
  if (many) return [answer].flat().flatMap((text) => text.split(/\\n\\n|\n\s*\n/).map((part) => part.trim()));
  const text = [answer].flat()[0]?.trim() ?? "";
  const inner = unwrap(schema);
  const choice = choices.find((each) => each.toLowerCase() === text.toLowerCase());
  if (choice !== undefined) return choice;
  if (hasType(schema, "Price")) return priceMeant(text) ?? text;
  if (inner instanceof z.ZodNumber) return rightType(text, "number", path) ?? text;
  if (inner instanceof z.ZodBoolean) return rightType(text, "boolean", path) ?? text;
  return inner.safeParse(text).success ? text : (rightDate(text) ?? rightLink(text, inner) ?? text);
}

/** Validates an answer: returns the field's value and the content check's message, if it is invalid. */
export function judge(
  question: Question,
  answer: string | string[],
  content: Content,
): { value: unknown; refusal?: string } {
  const { schema, path } = question;
  const choices = choicesOf(question, content);
  const value = toValue(question, answer, choices);
  const text = [answer].flat().join(" ").trim();
  if (text === "") return { value, refusal: "This is needed." };
  if (choices.length > 0 && !choices.includes(String(value))) {
    const meant = nearest(text, choices);
    return { value, refusal: `${meant ? `Did you mean "${meant}"? ` : ""}Choose one of ${choices.join(", ")}.` };
  }
  if (hasType(schema, "Price") && typeof value === "string") {
    return { value, refusal: `"${text}" is no price, such as 14.99, "from 7.99" or "8.99 EUR".` };
  }
  const name = String(path.at(-1));
  const [problem] = checkFields({
    schema: z.strictObject({ [name]: schema }),
    value: { [name]: value },
    owner: "This",
    placeOf: () => ({ file: "" }),
    candidates: () => [],
  });
  return { value, refusal: problem && messageOf(problem).replace(", without quotes", "") };
}

/** The default value of an unanswered field. */
function proposal(
  { kind, into }: Recipe,
  { path, flag, schema, optional }: Question,
  known: Record<string, unknown>,
  content: Content,
  { picture, today }: { picture?: PictureFacts; today: string },
): unknown {
  const isOrder = !into && path.length === 1 && kind.uniqueOrder?.some(({ field }) => field === path[0]);
  if (isOrder) return nextFreeOrder(content, kind, String(path[0]), known);
  if (optional) return undefined;
  const proposed = kind.proposes?.[flag]?.(known, picture);
  if (proposed !== undefined) return proposed;
  if (flag === kebab([kind.appears ?? ""])) return today;
  if (flag === "caption") return known.title ?? known.name;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum && inner.options.length === 1) return inner.options[0];
  if (inner instanceof z.ZodArray && inner.safeParse([]).success) return [];
  const slugs = content.slugsOf(...linksTo(schema));
  return slugs.length === 1 ? slugs[0] : undefined;
}

function setAt(owner: Record<string, unknown>, path: Path, value: unknown): void {
  let here: Record<PropertyKey, unknown> = owner;
  for (const [index, step] of path.slice(0, -1).entries()) {
    here[step] ??= typeof path[index + 1] === "number" ? [] : {};
    here = here[step] as Record<PropertyKey, unknown>;
  }
  here[path.at(-1) ?? ""] = value;
}

/** Builds an item from answers and defaults; returns open questions as well. */
export function readAnswers(
  recipe: Recipe,
  answers: Answers,
  content: Content,
  circumstances: { picture?: PictureFacts; today: string },
): { value: Record<string, unknown>; open: Open[] } {
  const value: Record<string, unknown> = {};
  const open: Open[] = [];
  // Order numbers and paths last: their defaults depend on other answers.
  const isLate = ({ flag }: Question) => /order$|^path$/i.test(flag);
  const questions = questionsOf(recipe.schema).filter(({ schema }) => !isImage(schema));
  for (const question of [...questions.filter((one) => !isLate(one)), ...questions.filter(isLate)]) {
    const answer = answers[question.flag];
    const { value: said, refusal } =
      answer === undefined
        ? { value: proposal(recipe, question, value, content, circumstances), refusal: undefined }
        : judge(question, answer, content);
    if (refusal || (said === undefined && !question.optional)) open.push({ question, refusal });
    else if (said !== undefined) setAt(value, question.path, said);
  }
  // Required lists of objects that are not asked for.
  for (const [key, field] of Object.entries(recipe.schema.shape)) {
    const mayBeEmpty = (field as z.ZodType).safeParse([]).success && !(field instanceof z.ZodOptional);
    if (!(key in value) && mayBeEmpty) value[key] = recipe.kind.proposes?.[key]?.(value) ?? [];
  }
  return { value, open };
}

/** Derives a file name from an item's title. */
export const proposeSlug = (recipe: Recipe, value: Record<string, unknown>): string =>
  slugify(String(value[titleOf(recipe.kind) ?? ""] ?? ""));

const imageFieldOf = (recipe: Recipe) =>
  questionsOf(recipe.schema).find(({ schema, optional }) => isImage(schema) && !optional);

/** Whether a picture is required. */
export const needsPicture = (recipe: Recipe) => imageFieldOf(recipe) !== undefined;

/** The picture's target name: its own if it is in the folder already, else the item's. */
function pictureName(recipe: Recipe, slug: string, { source, facts, inPlace }: NewPicture): string {
  const ending = { jpeg: ".jpg", png: ".png" }[facts.format ?? ""] ?? extname(source).toLowerCase();
  return inPlace ?? `${slug.replace(/^_/, "")}${imageFieldOf(recipe)?.flag === "cover" ? "-cover" : ""}${ending}`;
}

/** Why a file name is invalid; undefined if it is valid. */
export function refusalOfName(
  recipe: Recipe,
  slug: string,
  entries: readonly Entry[],
  picture?: NewPicture,
): string | undefined {
  const folder = folderOf(recipe);
  const problems: Problem[] = [];
  checkNames([{ path: `${folder}/${slug.replaceAll("/", " ")}.json`, type: "file" }], "data", problems);
  if (problems[0]) return messageOf(problems[0]);
  const bare = slug.replace(/^_/, "");
  const wanted = [`${bare}.json`, `_${bare}.json`, ...(picture ? [pictureName(recipe, slug, picture)] : [])];
  const lower = new Set(entries.map(({ path }) => path.toLowerCase()));
  const taken = wanted.find((name) => name !== picture?.inPlace && lower.has(`${folder}/${name}`.toLowerCase()));
  return taken && `There is a data/${folder}/${taken} already.`;
}

/** Plans a new item's files, or the changed file of the item to which a part is added. */
export function planItem(
  recipe: Recipe,
  value: Record<string, unknown>,
  entries: readonly Entry[],
  slug: string,
  picture?: NewPicture,
): Plan {
  const { schema, into } = recipe;
  const folder = folderOf(recipe);
  const path = `${folder}/${slug}.json`;
  const imageField = picture && imageFieldOf(recipe);
  const name = picture && pictureName(recipe, slug, picture);
  const fields = structuredClone(value);
  if (imageField) setAt(fields, imageField.path, name);
  // Parsing sorts the fields in the schema's order.
  const made = schema.safeParse(fields).data ?? fields;
  const owner = into && JSON.parse(Buffer.from(entries.find((one) => one.path === path)?.bytes ?? []).toString());
  const text = jsonText(into ? { ...owner, [into]: [...owner[into], made] } : made);
  const changed: Entry[] = [
    ...(picture && name ? [{ path: `${folder}/${name}`, type: "file" as const, picture: picture.facts }] : []),
    { path, type: "file", bytes: Buffer.from(text) },
  ];
  const paths = changed.map((entry) => entry.path);
  const after = readContent([...entries.filter((entry) => !paths.includes(entry.path)), ...changed]).problems;
  const { source = "", bytes, inPlace } = picture ?? {};
  return {
    path,
    text,
    ...(name && !inPlace ? { picture: { source, bytes, path: `${folder}/${name}` } } : {}),
    problems: after.filter(({ file, severity }) => severity === "error" && paths.some((one) => file === `data/${one}`)),
  };
}

/** Problems of a picture, before anything else is asked. */
export function problemsOfPicture(recipe: Recipe, { source, facts, inPlace }: NewPicture): Problem[] {
  const place = { file: inPlace ? `data/${folderOf(recipe)}/${inPlace}` : source };
  const { minWidth = 0 } = metaOf(imageFieldOf(recipe)?.schema);
  return [
    // Copying corrects the file extension.
    ...[...checkPicture(source, facts, place)].filter(
      ({ code }) => inPlace || code !== "image-other-format" || !/^(?:jpeg|png)$/.test(facts.format ?? ""),
    ),
    ...(facts.width && facts.width < minWidth ? [tooSmall(place, basename(source), facts.width, minWidth)] : []),
  ];
}
