/** Makes new items of content: what to ask, what can be worked out, and the files that come of it. */
import { basename, extname } from "node:path";
import { z } from "zod";
import { readContent } from "../check/check-content";
import { checkFields, rightDate, rightLink, rightType } from "../check/check-fields";
import { checkNames } from "../check/check-names";
import { checkPicture, tooSmall } from "../check/check-picture";
import type { Content } from "../check/content";
import { nextFreeOrder } from "../check/orders";
import type { PictureFacts } from "../check/picture";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { nearest, slugify } from "../check/strings";
import { edition } from "../kinds/book";
import { type Kind, kinds, titleOf } from "../kinds/kinds";
import { templateSections } from "../kinds/page";
import { metaOf, type Path, unwrap } from "../kinds/schema-walk";

/** Something that can be made anew. */
export interface Recipe {
  /** The word for it on the command line. */
  command: string;
  /** Other words for it. */
  aliases: string[];
  kind: Kind;
  /** What is made: an item of the kind, or a part of one. */
  schema: z.ZodObject;
  /** The list of an existing item that it is added to; without one, it is a file of its own. */
  into?: string;
}

/** One thing to know before an item can be made. */
export interface Question {
  path: Path;
  /** How the answer is given on the command line: "title" for --title. */
  flag: string;
  schema: z.ZodType;
  description: string;
  example: unknown;
  /** A list of texts: several answers. */
  many: boolean;
  optional: boolean;
}

/** Answers by flag, as they were typed: one text, or several. */
export type Answers = Record<string, string | string[]>;

/** A picture that somebody points at. */
export interface NewPicture {
  /** Where it lies now. */
  source: string;
  facts: PictureFacts;
  /** What is to be written, where that is not what lies there. */
  bytes?: Uint8Array;
  /** Its name, if it lies where the item's picture belongs. */
  inPlace?: string;
}

/** What is to be written, and what would be wrong with it. */
export interface Plan {
  /** JSON files, by their path below data/. */
  files: { path: string; text: string }[];
  /** Where the picture goes, below data/. */
  picture?: { source: string; bytes?: Uint8Array; path: string };
  /** What the content check would say of it. */
  problems: Problem[];
}

const shortNames: Record<string, string[]> = {
  Artwork: ["picture", "download"],
  MerchItem: ["merch"],
  GalleryPicture: ["gallery"],
  FreeTShirt: ["t-shirt", "tshirt"],
  RobloxItem: ["roblox"],
  Album: ["music"],
  Page: ["text"],
};

/** Everything that can be made anew. */
export const recipes: readonly Recipe[] = [
  ...kinds.flatMap((kind): Recipe[] =>
    "folder" in kind.location
      ? [
          {
            command: slugify(kind.label),
            aliases: [kind.location.folder, ...(shortNames[kind.typeName] ?? [])],
            kind,
            schema: kind.schema as z.ZodObject,
          },
        ]
      : [],
  ),
  {
    command: "edition",
    aliases: ["book-edition", "editions"],
    kind: kinds.find(({ typeName }) => typeName === "Book") as Kind,
    schema: edition,
    into: "editions",
  },
];

/** The recipe that a word means: its name, another name for it, or its first letters. */
export const recipeFor = (word: string): Recipe | undefined => {
  const begun = recipes.filter(({ command }) => word && command.startsWith(word.toLowerCase()));
  return (
    recipes.find(({ command, aliases }) => command === word || aliases.includes(word)) ??
    (begun.length === 1 ? begun[0] : undefined)
  );
};

const kebab = (path: Path) =>
  path
    .filter((step) => typeof step === "string")
    .join("-")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isPrice = (schema: z.ZodType) => {
  const { graphql } = metaOf(schema);
  return graphql !== undefined && "typeName" in graphql && graphql.typeName === "Price";
};

const isImage = (schema: z.ZodType) => {
  const { graphql } = metaOf(schema);
  return graphql !== undefined && "image" in graphql;
};

/** What to ask for a recipe, in the schema's order. */
export function questionsOf(schema: z.ZodType, path: Path = [], optional = false): Question[] {
  const inner = unwrap(schema);
  const isOptional = optional || schema instanceof z.ZodOptional;
  if (inner instanceof z.ZodObject && !isPrice(inner)) {
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      questionsOf(field as z.ZodType, [...path, key], isOptional),
    );
  }
  const many = inner instanceof z.ZodArray;
  // Of a list of groups, one is asked for where the list may not be empty; more are added in the file.
  if (many && inner.element instanceof z.ZodObject) {
    return inner.safeParse([]).success ? [] : questionsOf(inner.element, [...path, 0], isOptional);
  }
  const { description = "", examples = [] } = metaOf(schema);
  return [
    {
      path,
      flag: kebab(path),
      schema,
      description: isPrice(inner) ? `${description} With "from" where some shops ask more.` : description,
      example: isPrice(inner) ? "from £7.99" : examples[0],
      many,
      optional: isOptional,
    },
  ];
}

/** The words that a question can be answered with, where these are few. */
export function choicesOf({ schema, many }: Question, content: Content): string[] {
  const inner = unwrap(schema);
  const { graphql } = metaOf(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  return graphql && "link" in graphql && !many ? content.slugsOf(graphql.link) : [];
}

/** What is wrong, without the place: whoever is asked knows what it is about. */
export const inWords = ({ found, suggestion, expected }: Problem): string =>
  [found, suggestion, expected && `Expected: ${expected}`].filter(Boolean).join("\n");

/** Why a value does not fit, in the words of the content check. */
function refusalOf({ schema, path }: Question, value: unknown): string {
  const name = String(path.at(-1));
  const [problem] = checkFields({
    schema: z.strictObject({ [name]: schema }),
    value: { [name]: value },
    owner: "This",
    placeOf: () => ({ file: "" }),
    candidates: () => [],
  });
  return problem ? inWords(problem).replace(", without quotes", "") : "This cannot be used.";
}

function refusalOfPrice(text: string): string {
  const meant = text.replace(/^(.*\d),(\d\d)$/, "$1.$2");
  return [
    `${JSON.stringify(text)} is no price that can be used.${meant === text ? "" : ` Did you mean ${JSON.stringify(meant)}?`}`,
    'Expected: An amount with a point before the decimals, such as 14.99, "from 7.99" or "8.99 EUR"; without a currency it is in pounds.',
  ].join("\n");
}

/** What an answer comes to: the field's value, or why it cannot be taken. */
export function judge(
  question: Question,
  answer: string | string[],
  content: Content,
): { value: unknown; refusal?: string } {
  const choices = choicesOf(question, content);
  const value = toValue(question, answer, choices);
  const text = [answer].flat().join(" ").trim();
  if (text === "") return { value, refusal: "This is needed." };
  if (choices.length > 0 && !choices.includes(String(value))) {
    const meant = nearest(text, choices);
    return {
      value,
      refusal: `${meant ? `Did you mean ${JSON.stringify(meant)}? ` : ""}Choose one of ${choices.join(", ")}.`,
    };
  }
  if (question.schema.safeParse(value).success) return { value };
  return { value, refusal: isPrice(unwrap(question.schema)) ? refusalOfPrice(text) : refusalOf(question, value) };
}

/** A text that somebody typed, as the value that the field takes. */
export function toValue(
  { schema, path, many }: Question,
  answer: string | string[],
  choices: readonly string[] = [],
): unknown {
  if (many) return [answer].flat().flatMap((text) => text.split(/\\n\\n|\n\s*\n/).map((part) => part.trim()));
  const text = [answer].flat()[0]?.trim() ?? "";
  const inner = unwrap(schema);
  const choice = choices.find((each) => each.toLowerCase() === text.toLowerCase());
  if (choice !== undefined) return choice;
  if (isPrice(inner)) {
    const [, from, sign = "", amount, code = ""] =
      /^(from\s+)?([£€$]|[A-Z]{3})?\s*(\d+(?:\.\d{1,2})?)\s*([A-Z]{3})?$/i.exec(text) ?? [];
    const currency = { "": "GBP", "£": "GBP", "€": "EUR", $: "USD" }[code || sign] ?? (code || sign).toUpperCase();
    return amount ? { amount: Number(amount), currency, from: Boolean(from) } : text;
  }
  if (inner instanceof z.ZodNumber) return rightType(text, "number", path) ?? text;
  if (inner instanceof z.ZodBoolean) return rightType(text, "boolean", path) ?? text;
  if (inner.safeParse(text).success) return text;
  return rightDate(text) ?? rightLink(text, inner) ?? text;
}

/** The kind of artwork that a picture's shape suggests. */
function kindOfShape({ width = 1, height = 1, format }: PictureFacts): string {
  const upright = height / width;
  if (upright >= 1.6) return "phone-wallpaper";
  if (upright <= 1 / 1.4) return "wallpaper";
  if (upright < 1.2) return "printable";
  return format === "png" ? "colouring-sheet" : "poster";
}

const title = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

/** What can be worked out for fields that nobody answered. */
function defaultFor(
  recipe: Recipe,
  question: Question,
  known: Record<string, unknown>,
  content: Content,
  picture: PictureFacts | undefined,
  today: string,
): unknown {
  const { path, schema, optional } = question;
  const name = String(path[0]);
  const { typeName, uniqueOrder = [] } = recipe.kind;
  const order = recipe.into ? undefined : uniqueOrder.find(({ field }) => path.length === 1 && field === name);
  if (order) {
    return nextFreeOrder(content, recipe.kind, order.field, known);
  }
  if (optional) return undefined;
  if (typeName === "Artwork" && name === "kind" && picture) return kindOfShape(picture);
  if (name === "added" || name === "publishedOn") return today;
  if (name === "caption") return known.title ?? known.name;
  if (typeName === "Page" && name === "template") return "text";
  if (name === "robux") return 5;
  if (name === "readingAge") return path[1] === "from" ? 8 : 14;
  if (name === "address" && typeof known.number === "string") return slugify(known.number);
  if (name === "path" && typeof known.name === "string") return `/${slugify(known.name)}`;
  if (name === "path" && typeof known.label === "string") {
    const words = [known.label, known.title].filter((part) => typeof part === "string");
    return `/${slugify(words.join(" the "))}`.replace("-the-the-", "-the-");
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum && inner.options.length === 1) return inner.options[0];
  if (inner instanceof z.ZodArray && inner.safeParse([]).success) return [];
  const { graphql } = metaOf(schema);
  if (graphql && "link" in graphql) {
    const slugs = content.slugsOf(graphql.link);
    return slugs.length === 1 ? slugs[0] : undefined;
  }
  return undefined;
}

function setAt(owner: Record<string, unknown>, path: Path, value: unknown): void {
  let here: Record<PropertyKey, unknown> = owner;
  for (const [index, step] of path.slice(0, -1).entries()) {
    here[step] ??= typeof path[index + 1] === "number" ? [] : {};
    here = here[step] as Record<PropertyKey, unknown>;
  }
  here[path.at(-1) ?? ""] = value;
}

/** Lists that the schema asks for but nobody is asked about: empty, or what the page's template needs. */
function addLists(schema: z.ZodObject, value: Record<string, unknown>): void {
  for (const [key, field] of Object.entries(schema.shape)) {
    const inner = unwrap(field as z.ZodType);
    if (key in value || field instanceof z.ZodOptional || !(inner instanceof z.ZodArray)) continue;
    if (inner.safeParse([]).success) value[key] = [];
  }
  const sections = templateSections[value.template as keyof typeof templateSections];
  if (sections) value.sections = sections.map((id) => ({ id, heading: title(id), text: [] }));
}

/** The same fields in the schema's order. */
function inOrder(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => inOrder(inner.element as z.ZodType, entry));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(inner.shape)
      .filter(([key]) => fields[key] !== undefined)
      .map(([key, field]) => [key, inOrder(field as z.ZodType, fields[key])]),
  );
}

/** A file name for an item, from what people call it. */
export function proposeSlug(recipe: Recipe, value: Record<string, unknown>): string {
  const name = value[titleOf(recipe.kind) ?? ""];
  return slugify(typeof name === "string" ? name : "");
}

/** A question whose answer is missing, or cannot be taken. */
export interface Open {
  question: Question;
  refusal?: string;
}

/** The fields of an item, from answers and from what can be worked out, and what is still to be said. */
export function readAnswers(
  recipe: Recipe,
  answers: Answers,
  content: Content,
  { picture, today }: { picture?: PictureFacts; today: string },
): { value: Record<string, unknown>; open: Open[] } {
  const value: Record<string, unknown> = {};
  const open: Open[] = [];
  const questions = questionsOf(recipe.schema).filter(({ schema }) => !isImage(schema));
  // Numbers in lists and addresses come last: they are worked out from other answers.
  const isLate = ({ path }: Question) => /order$|^path$/i.test(String(path[0]));
  for (const question of [...questions.filter((one) => !isLate(one)), ...questions.filter(isLate)]) {
    const answer = answers[question.flag];
    const judged: { value: unknown; refusal?: string } =
      answer === undefined
        ? { value: defaultFor(recipe, question, value, content, picture, today) }
        : judge(question, answer, content);
    if (judged.refusal || (judged.value === undefined && !question.optional)) {
      open.push({ question, refusal: judged.refusal });
    } else if (judged.value !== undefined) setAt(value, question.path, judged.value);
  }
  addLists(recipe.schema, value);
  return { value, open };
}

/** The folder of a recipe's items, below data/. */
export const folderOf = ({ kind: { location } }: Recipe) => ("folder" in location ? location.folder : "");

const imageFieldOf = (recipe: Recipe) =>
  questionsOf(recipe.schema).find(({ schema, optional }) => isImage(schema) && !optional);

/** The name of a picture in data/: its own where it lies there already, else its item's. */
function pictureName(recipe: Recipe, slug: string, { source, facts, inPlace }: NewPicture): string {
  const ending = { jpeg: ".jpg", png: ".png" }[facts.format ?? ""] ?? extname(source).toLowerCase();
  return inPlace ?? `${slug.replace(/^_/, "")}${imageFieldOf(recipe)?.flag === "cover" ? "-cover" : ""}${ending}`;
}

/** Why an item's file cannot have this name. */
export function refusalOfName(
  recipe: Recipe,
  slug: string,
  entries: readonly Entry[],
  picture?: NewPicture,
): string | undefined {
  const folder = folderOf(recipe);
  const problems: Problem[] = [];
  checkNames([{ path: `${folder}/${slug.replaceAll("/", " ")}.json`, type: "file" }], "data", problems);
  if (problems[0]) return inWords(problems[0]);
  const bare = slug.replace(/^_/, "");
  const wanted = [`${bare}.json`, `_${bare}.json`, ...(picture ? [pictureName(recipe, slug, picture)] : [])];
  const taken = wanted.find(
    (name) =>
      name !== picture?.inPlace && entries.some(({ path }) => path.toLowerCase() === `${folder}/${name}`.toLowerCase()),
  );
  return taken && `There is a data/${folder}/${taken} already.`;
}

/** The files that a new item consists of, and what the content check would say of them. */
export function planItem(
  recipe: Recipe,
  value: Record<string, unknown>,
  entries: readonly Entry[],
  options: { slug?: string; picture?: NewPicture; into?: string },
): Plan {
  const folder = folderOf(recipe);
  if (recipe.into) return planPart(recipe, value, entries, `${folder}/${options.into}.json`);

  const slug = options.slug ?? proposeSlug(recipe, value);
  const fields = { ...value };
  const changed: Entry[] = [];
  let picture: Plan["picture"];
  const imageField = imageFieldOf(recipe);
  if (imageField && options.picture) {
    const { source, facts, bytes, inPlace } = options.picture;
    const name = pictureName(recipe, slug, options.picture);
    setAt(fields, imageField.path, name);
    if (!inPlace) picture = { source, bytes, path: `${folder}/${name}` };
    changed.push({ path: `${folder}/${name}`, type: "file", picture: facts });
  }
  const path = `${folder}/${slug}.json`;
  const text = textOf(inOrder(recipe.schema, fields));
  changed.push({ path, type: "file", bytes: Buffer.from(text) });
  return { files: [{ path, text }], picture, problems: problemsOf(entries, changed) };
}

/** A part, such as an edition, at the end of a list in an existing file. */
function planPart(recipe: Recipe, value: unknown, entries: readonly Entry[], path: string): Plan {
  const entry = entries.find((one) => one.path === path);
  const owner = JSON.parse(Buffer.from(entry?.bytes ?? []).toString("utf8"));
  const list = recipe.into ?? "";
  const text = textOf({ ...owner, [list]: [...owner[list], inOrder(recipe.schema, value)] });
  return { files: [{ path, text }], problems: problemsOf(entries, [{ path, type: "file", bytes: Buffer.from(text) }]) };
}

/** A content file's one layout. */
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What the content check says of a picture that an item is to have, before anything else is asked. */
export function problemsOfPicture(recipe: Recipe, { source, facts, inPlace }: NewPicture): Problem[] {
  const file = inPlace ? `data/${folderOf(recipe)}/${inPlace}` : source;
  const problems = [...checkPicture(source, facts, { file })];
  const { minWidth = 0 } = metaOf(imageFieldOf(recipe)?.schema);
  // The ending is put right when the picture is copied.
  const serious = problems.filter(
    ({ code }) => inPlace || code !== "image-other-format" || !/^(?:jpeg|png)$/.test(facts.format ?? ""),
  );
  return facts.width && facts.width < minWidth
    ? [...serious, tooSmall({ file }, basename(source), facts.width, minWidth)]
    : serious;
}

/** Problems that come with the changed files. */
function problemsOf(entries: readonly Entry[], changed: readonly Entry[]): Problem[] {
  const paths = changed.map(({ path }) => path);
  const after = readContent([...entries.filter(({ path }) => !paths.includes(path)), ...changed]).problems;
  return after.filter(({ file, severity }) => severity === "error" && paths.some((path) => file === `data/${path}`));
}
