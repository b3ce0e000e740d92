/** The logic of `npm run new`: questions from the schemas, answers as people write them, defaults, and the files to write. */
import { basename, extname } from "node:path";
import { z } from "zod";
import { readContent } from "../check/check";
import type { Content } from "../check/content";
import { dateMeant, linkMeant, priceMeant, typeMeant } from "../check/meant";
import { nextFreeOrder, orderFields } from "../check/orders";
import type { PictureFacts } from "../check/picture-facts";
import { checkPicture, tooSmall } from "../check/picture-file";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { pathInWords, slugify } from "../check/strings";
import { edition } from "../kinds/book";
import { reference } from "../kinds/fields";
import { type Kind, kinds, titleOf } from "../kinds/kinds";
import { metaOf, type Path, setAt, unwrap } from "../kinds/schema-walk";
import { jsonText } from "./changes";

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

/** What is known besides the answers. */
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

export const recipes: readonly Recipe[] = [
  ...kinds.flatMap((kind): Recipe[] =>
    kind.single ? [] : [{ command: slugify(kind.label), kind, schema: kind.schema as z.ZodObject }],
  ),
  {
    command: "edition",
    kind: kinds.find(({ schema }) => "editions" in (schema as z.ZodObject).shape) as Kind,
    schema: edition,
    into: "editions",
  },
];

/** Finds a recipe by name, folder, alias or unambiguous prefix. */
export function recipeFor(word: string): Recipe | undefined {
  const isCalled = (recipe: Recipe) =>
    !recipe.into && [recipe.kind.name, ...(recipe.kind.alsoCalled ?? [])].includes(word);
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
  const isPrice = metaOf(schema).typeName === "Price";
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

/** All that is asked for but the picture. */
export const questionsOn = (recipe: Recipe) => questionsOf(recipe.schema).filter(({ schema }) => !metaOf(schema).image);

/** Where the item goes: its file's name, or the item that it is added to. */
export function placeOf({ into, kind }: Recipe): Question {
  const description = into ? `Which ${kind.label}? Its file's name, without .json.` : "Its file's name, without .json.";
  const schema = into ? reference(kind.typeName, description, "") : z.string();
  const flag = into ? kind.label : "slug";
  return { path: [], flag, schema, description, example: undefined, many: false, optional: false };
}

/** What an answer, or each part of it, can be, where that is one of a few: words of a fixed set, or names of other items. */
export function optionsOf({ schema }: Question, content: Content): string[] {
  const inner = unwrap(schema);
  const one = inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : inner;
  return one instanceof z.ZodEnum ? one.options.map(String) : content.slugsOf(...(metaOf(one).refersTo ?? []));
}

/** Converts typed text to the field's type. */
function toValue(question: Question, answer: string | string[], content: Content): unknown {
  const { schema, path, many } = question;
  if (many) return [answer].flat().flatMap((text) => text.split(/\\n\\n|\n\s*\n/).map((part) => part.trim()));
  const text = [answer].flat()[0]?.trim() ?? "";
  const inner = unwrap(schema);
  const choice = optionsOf(question, content).find((each) => each.toLowerCase() === text.toLowerCase());
  if (choice !== undefined) return choice;
  if (metaOf(schema).typeName === "Price") return priceMeant(text) ?? { amount: text, currency: "GBP", from: false };
  if (inner instanceof z.ZodNumber) return typeMeant(text, "number", path) ?? text;
  if (inner instanceof z.ZodBoolean) return typeMeant(text, "boolean", path) ?? text;
  return inner.safeParse(text).success ? text : (dateMeant(text) ?? linkMeant(text, inner) ?? text);
}

/** The default value of an unanswered field. */
function proposal(
  { kind, into }: Recipe,
  { path, flag, schema, optional }: Question,
  known: Record<string, unknown>,
  content: Content,
  { picture, today }: Circumstances,
): unknown {
  const isOrder = !into && path.length === 1 && orderFields(kind).some(({ field }) => field === path[0]);
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

const imageFieldOf = (recipe: Recipe) =>
  questionsOf(recipe.schema).find(({ schema, optional }) => metaOf(schema).image && !optional);

/** Whether a picture is required. */
export const needsPicture = (recipe: Recipe) => imageFieldOf(recipe) !== undefined;

/** The picture's target name: its own if it is in the folder already, else the item's. */
function pictureName(recipe: Recipe, slug: string, { source, facts, inPlace }: NewPicture): string {
  const ending = { jpeg: ".jpg", png: ".png" }[facts.format ?? ""] ?? extname(source).toLowerCase();
  return inPlace ?? `${slug.replace(/^_/, "")}${imageFieldOf(recipe)?.flag === "cover" ? "-cover" : ""}${ending}`;
}

/** Builds an item from answers and defaults. */
function itemFrom(recipe: Recipe, answers: Answers, content: Content, circumstances: Circumstances) {
  const value: Record<string, unknown> = {};
  // Order numbers and paths last: their defaults depend on other answers.
  const isLate = ({ flag }: Question) => /order$|^path$/i.test(flag);
  const questions = questionsOn(recipe);
  for (const question of [...questions.filter((one) => !isLate(one)), ...questions.filter(isLate)]) {
    const answer = answers[question.flag];
    const meant =
      answer === undefined
        ? proposal(recipe, question, value, content, circumstances)
        : toValue(question, answer, content);
    if (meant !== undefined) setAt(value, question.path, meant);
  }
  // Required lists of objects that are not asked for.
  for (const [key, field] of Object.entries(recipe.schema.shape)) {
    const mayBeEmpty = (field as z.ZodType).safeParse([]).success && !(field instanceof z.ZodOptional);
    if (!(key in value) && mayBeEmpty) value[key] = recipe.kind.proposes?.[key]?.(value) ?? [];
  }
  return value;
}

/** The questions that problems are about, with the refusals of what was answered. */
function openQuestions(recipe: Recipe, at: Path, problems: readonly Problem[]): Open[] {
  const isWithin = (one: string, other: string) => `${one} `.startsWith(`${other} `);
  return questionsOn(recipe).flatMap((question) => {
    const name = pathInWords([...at, ...question.path]);
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
  const taken = [`${bare}.json`, `_${bare}.json`, picture].find((name) =>
    entries.some(({ path }) => path.toLowerCase() === `${folder}/${name}`),
  );
  return taken && `There is a data/${folder}/${taken} already. Choose another name with --slug.`;
}

/** The errors that the content check finds in files once they are there. */
function errorsIn(files: readonly Entry[], entries: readonly Entry[]): Problem[] {
  const paths = files.map(({ path }) => path);
  const { problems } = readContent([...entries.filter(({ path }) => !paths.includes(path)), ...files]);
  return problems.filter(({ file, severity }) => severity === "error" && paths.some((path) => file === `data/${path}`));
}

/**
 * Plans a new item's files, or the changed file of the item to which a part is added. What the content check has against
 * them comes as problems, and as the questions that they are about.
 */
export function planItem(
  recipe: Recipe,
  answers: Answers,
  entries: readonly Entry[],
  circumstances: Circumstances,
): { plan: Plan; slug: string; open: Open[]; problems: Problem[] } {
  const { schema, into, kind } = recipe;
  const { picture } = circumstances;
  const { content } = readContent(entries);
  const value = itemFrom(recipe, answers, content, circumstances);
  const place = placeOf(recipe);
  const proposed = into ? "" : slugify(String(value[titleOf(kind) ?? ""] ?? ""));
  const slug = String(answers[place.flag] ?? proposed)
    .trim()
    .replace(/\.json$/i, "");
  const folder = kind.name;
  const name = picture && pictureName(recipe, slug, picture);
  const imageField = picture && imageFieldOf(recipe);
  if (imageField) setAt(value, imageField.path, name);
  const { source = "", bytes, inPlace } = picture ?? {};
  const refusal = into ? undefined : refusalOfName(folder, slug, entries, inPlace ? undefined : name);
  const path = `${folder}/${slug && !refusal ? slug : "unnamed"}.json`;
  // Parsing sorts the fields in the schema's order.
  const made = schema.safeParse(value).data ?? value;
  const found = content.items.find((one) => one.path === path)?.value as Record<string, unknown[]> | undefined;
  const parts = into && found?.[into];
  const text = jsonText(into ? { ...found, [into]: [...(parts || []), made] } : made);
  const plan = { path, text, ...(name && !inPlace ? { picture: { source, bytes, path: `${folder}/${name}` } } : {}) };
  if (into && !parts) return { plan, slug, open: [{ question: place }], problems: [] };

  const pictureEntry =
    picture && name ? [{ path: `${folder}/${name}`, type: "file" as const, picture: picture.facts }] : [];
  const problems = errorsIn([...pictureEntry, { path, type: "file", bytes: Buffer.from(text) }], entries);
  const open = openQuestions(recipe, into && parts ? [into, parts.length] : [], problems);
  if (open.length === 0 && (!slug || refusal)) open.push({ question: place, refusal });
  return { plan, slug, open, problems };
}

/** Problems of a picture, before anything else is asked. */
export function problemsOfPicture(recipe: Recipe, { source, facts, inPlace }: NewPicture): Problem[] {
  const place = { file: inPlace ? `data/${recipe.kind.name}/${inPlace}` : source };
  const { minWidth = 0 } = metaOf(imageFieldOf(recipe)?.schema);
  return [
    // Copying corrects the file extension.
    ...[...checkPicture(source, facts, place)].filter(
      ({ code }) => inPlace || code !== "image-other-format" || !/^(?:jpeg|png)$/.test(facts.format ?? ""),
    ),
    ...(facts.width && facts.width < minWidth ? [tooSmall(place, basename(source), facts.width, minWidth)] : []),
  ];
}
