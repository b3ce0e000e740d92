/** Parses one file by its zod schema, with messages for non-programmers. */
import { z } from "zod";
import { fieldNames, metaOf, type Path, schemaAt, valueAt } from "../model/schema-walk";
import { slugify } from "../model/slugs";
import { type JsonFile, readJson } from "./json-file";
import { codeForAddress, emptyFile, itemsInFile } from "./json-syntax";
import { parseDates, suggestLink, parsePrice, suggestText, coerceType } from "./coerce-values";
import { choiceMeant, nearest, shownName } from "./did-you-mean";
import { didYouMean, error, type Place, type Problem, shown, type Wording } from "./problem";
import { misnamed } from "./misnamed-field";
import { sanitiseFileName } from "./sanitise-file-name";
import { capitalise, pathInWords } from "./wording";

type Issue = z.core.$ZodIssue;

/** Whether a path leads to an entry of a list. */
const isEntry = (path: readonly PropertyKey[]) => typeof path.at(-1) === "number";

const deleteSpace = "Delete it.";

const sentence = (text: string) => capitalise(text) + (/[.!?…]$/.test(text) ? "" : ".");

/** A field's description and example, from its schema. */
export function helpOf(schema: z.ZodType | undefined): string {
  const { description, examples = [] } = metaOf(schema);
  const example = examples[0] === undefined ? [] : [`For example: ${shown(examples[0], 110)}`];
  return [...(description ? [sentence(description)] : []), ...example].join(" ");
}

const typeNames: Record<string, string> = {
  string: 'Text in "double quotes".',
  number: "A number, without quotes.",
  int: "A whole number, without quotes.",
  boolean: "true or false, without quotes.",
  array: "A list in [square brackets].",
  object: "A group of fields in {curly brackets}.",
};

const typeInWords = (value: unknown): string => {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return `a list, ${shown(value, 50)}`;
  if (typeof value === "object") return `a group of fields, ${shown(value, 50)}`;
  return typeof value === "string" ? `the text ${shown(value)}` : shown(value);
};

/** The message for a text of the wrong format. */
function wordForm(text: string, issue: z.core.$ZodIssueInvalidStringFormat, field: z.ZodType, form: Form) {
  const help = helpOf(field);
  const { image, refersTo, synonyms } = metaOf(field);
  const found = `Found ${shownName(text)}.`;
  switch (issue.format) {
    case "date":
      return {
        found,
        expected: `A day of the calendar as year-month-day, with two digits for month and day. ${help}`,
        suggestion: didYouMean(...parseDates(text)),
      };
    case "email":
      return {
        found: `${shown(text)} is not an email address.`,
        expected: help,
        suggestion: didYouMean(suggestText(text, field)),
      };
    case "url":
      if (/<[a-z]/i.test(text)) return { ...codeForAddress, suggestion: didYouMean(suggestLink(text, field)) };
      return {
        found: `${shown(text)} is not a web address that can be used here.`,
        expected: `A whole address that starts with https://. ${help}`,
        suggestion:
          didYouMean(suggestLink(text, field)) ??
          (/\S\s+\S/.test(text) ? "Copy it once more from the browser: there is no space in an address." : undefined),
      };
  }
  const expected = `${sentence(issue.message)} ${help}`;
  if (!image) {
    const meantBy = (word: string) =>
      refersTo
        ? form.meant?.(word, refersTo)
        : ((synonyms && choiceMeant(word, [], synonyms)) ?? suggestText(word, field));
    const bare = text.trim();
    // One text, whatever commas it has.
    if (bare !== text && isEntry(issue.path) && field.safeParse(bare).success) {
      const side = text.trimEnd() === text ? "beginning" : "end";
      return {
        found: `There is a space, a tab or a line break at the ${side} of ${shown(bare)}.`,
        expected,
        suggestion: deleteSpace,
      };
    }
    const entries = text.split(/\s*[,;&]\s*|\s+and\s+/).map(meantBy);
    // "Toto, the Dog" is one, and "English, writing", where that is a name.
    const isName = slugify(text)
      .split("-")
      .every((word) => `-${meantBy(text)}-`.includes(`-${word}-`));
    const isSeveral = isEntry(issue.path) && entries.length > 1 && !isName;
    const suggestion =
      isSeveral && entries.every(Boolean) && new Set(entries).size === entries.length
        ? `Write an entry for each of them: ${entries.map((entry) => shown(entry)).join(", ")}.`
        : didYouMean(meantBy(text));
    return { found, expected, suggestion };
  }
  const near = form.pictures?.() ?? [];
  const isOfUse = (name: string) => field.safeParse(name).success;
  const meant = [nearest(text, near.filter(isOfUse)), sanitiseFileName(text)].find((name) => name && isOfUse(name));
  const last = text.split(/[\\/]/).pop() ?? "";
  const isElsewhere = last !== text && !near.includes(last);
  return {
    found: `${shown(text)} is not a picture's name that can be used here.`,
    expected,
    suggestion: isElsewhere
      ? `Copy the picture into this file's folder and write ${shown(last)}.`
      : didYouMean(last === text ? meant : last),
  };
}

/** What to do where there is nothing to say: undefined for a field that must be there. */
const needless = (field: z.ZodType) =>
  field instanceof z.ZodOptional ? "Delete the line if there is nothing to say." : undefined;

/** A group of fields: an object that is no list. */
const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Translates a zod issue into a problem code and a message. */
function explain(
  issue: Issue,
  here: unknown,
  field: z.ZodType,
  form: Form,
  /** The group around it. */
  beside?: Readonly<Record<string, unknown>>,
): [code: string, Wording] {
  const help = helpOf(field);
  if (here === undefined) {
    const name = String(issue.path.at(-1));
    const suggestion = field.safeParse([]).success ? `If there is nothing to name, write "${name}": [].` : undefined;
    return ["missing-field", { found: `The field "${name}" is missing.`, expected: help, suggestion }];
  }
  if (typeof here === "string" && here.trim() === "" && issue.code !== "invalid_type") {
    return ["empty-text", { found: "The text is empty.", expected: help, suggestion: needless(field) }];
  }
  switch (issue.code) {
    case "invalid_type": {
      const isPrice = metaOf(field).typeName === "Price" && /string|number/.test(typeof here);
      const price = isPrice ? parsePrice(`${here} ${beside?.currency ?? ""}`.trim()) : undefined;
      // Neither a number nor true is an item's name.
      const isNoName = /number|boolean/.test(typeof here) && metaOf(field).refersTo;
      const coerced =
        here === null && issue.expected === "array" ? [] : coerceType(here, issue.expected, help, fieldNames(field));
      // {"Genre": "Adventure"} for a list of groups with two fields.
      const [name, text, ...more] = fieldNames(schemaAt(field, [0]));
      const pairs =
        issue.expected === "array" && isGroup(here) && name && text && more.length === 0
          ? Object.entries(here).map(([key, value]) => ({ [name]: key, [text]: value }))
          : undefined;
      // What the field refuses as well only leads to the next message: a spreadsheet's number of a day, 5.8 for 58.
      const tries = [coerced, pairs, ...(typeof here === "number" ? parseDates(String(here)) : [])];
      const meant = isNoName ? undefined : tries.find((one) => field.safeParse(one).success);
      const suggestion = (here === null || here === false ? needless(field) : undefined) ?? didYouMean(price ?? meant);
      const expected = `${typeNames[issue.expected] ?? issue.expected} ${help}`;
      return ["wrong-type", { found: `Found ${typeInWords(here)}.`, expected, suggestion }];
    }
    case "too_small":
    case "too_big": {
      const limit = issue.code === "too_big" ? `At most ${issue.maximum}.` : `At least ${issue.minimum}.`;
      const expected = `${limit} ${help}`;
      if (typeof here === "number") return ["number-range", { found: `Found ${here}.`, expected }];
      if (Array.isArray(here))
        return [
          "list-length",
          here.length === 0
            ? { found: "The list is empty.", expected, suggestion: needless(field) }
            : { found: `The list has ${here.length} ${here.length === 1 ? "entry" : "entries"}.`, expected },
        ];
      return ["text-too-long", { found: `The text has ${String(here).length} characters.`, expected }];
    }
    case "invalid_value": {
      const choices = issue.values.map(String);
      const { description = "", synonyms } = metaOf(field);
      const expected = `One of ${choices.map((choice) => shown(choice)).join(", ")}. ${description}`;
      // One word in a list, or a yes or no.
      const [word] = [here].flat();
      const suggestion = didYouMean(
        typeof word === "object" ? undefined : choiceMeant(String(word), choices, synonyms),
      );
      return [
        "not-a-choice",
        {
          found: `Found ${typeof here === "string" ? shownName(here) : shown(here)}.`,
          expected: expected.trim(),
          suggestion,
        },
      ];
    }
    case "invalid_format":
      return [issue.format === "regex" ? "shape" : `not-a-${issue.format}`, wordForm(String(here), issue, field, form)];
    default: {
      const params = (issue.code === "custom" && issue.params) || {};
      const { found = "This does not fit." } = params;
      const suggestion = didYouMean("meant" in params ? params.meant : suggestLink(String(here), field));
      return ["rule", { found, expected: sentence(issue.message), suggestion }];
    }
  }
}

/** What a file's JSON is checked against. */
interface Form {
  schema: z.ZodType;
  /** "An artwork", for "An artwork has no field …". */
  owner: string;
  /** The pictures beside the file, for suggestions. */
  pictures?(): string[];
  /** The file name that a reference to one of these types means by other words, for suggestions. */
  meant?(text: string, types: readonly string[]): string | undefined;
  /** What people call fields: lines of words that mean the same. */
  words?: readonly string[];
}

/** A value that fits its schema, and the position of its fields. */
interface Parsed {
  value: unknown;
  at(...path: PropertyKey[]): Place;
}

/** Files without faults, by their bytes: asked again of the same ones, as tests do a thousand times, the check parses them once. */
const flawless = new WeakMap<Uint8Array, { schema: z.ZodType; json: JsonFile }>();

/** Whether these bytes are known to fit a schema. */
export const isKnownToFit = (bytes: Uint8Array, schema: z.ZodType) => flawless.get(bytes)?.schema === schema;

/** Parses a JSON file. Problems are added to `problems`; undefined if it does not fit its schema. */
export function parseFile(bytes: Uint8Array, file: Place, form: Form, problems: Problem[]): Parsed | undefined {
  const { schema, owner } = form;
  const isKnown = isKnownToFit(bytes, schema);
  const found: Problem[] = [];
  const json = isKnown ? flawless.get(bytes)?.json : readJson(bytes, file, found);
  problems.push(...found);
  if (!json) return undefined;
  const { value, positionOf } = json;
  const placeOf = (path: Path, part?: "key" | "value") =>
    path.length > 0 ? { ...file, ...positionOf(path, part), field: pathInWords(path) } : file;
  if (!isGroup(value)) {
    const isItems = Array.isArray(value) && value.length > 0 && value.every(isGroup);
    const wording = isItems ? itemsInFile : { ...emptyFile, found: `The file holds ${typeInWords(value)}.` };
    problems.push(error("no-item-in-file", file, wording));
    return undefined;
  }
  const issues = isKnown ? [] : (schema.safeParse(value).error?.issues ?? []);
  if (issues.length + found.length === 0) flawless.set(bytes, { schema, json });
  if (issues.length === 0) return { value, at: (...path) => placeOf(path) };
  /** The fields that are reported by now: where a key is misspelt, its field is missing as well, but is not reported twice. */
  const told = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const fields = fieldNames(schemaAt(schema, issue.path));
    const whose = issue.path.length > 0 ? `"${pathInWords(issue.path)}"` : owner;
    for (const key of issue.keys) {
      const { to = [], suggestion } = misnamed(key, issue.path, form, value);
      // Of a price as a number, only that is told, not the currency beside it as well.
      const groups = to.map((path) => valueAt(value, path.slice(0, -1)));
      if (groups.some((one) => one !== undefined && !isGroup(one))) continue;
      for (const path of to) told.add(pathInWords(path));
      const wording = {
        found: `${whose} has no field ${shownName(key)}.`,
        expected: `One of ${fields.join(", ")}.`,
        suggestion,
      };
      problems.push(error("unknown-field", placeOf([...issue.path, key], "key"), wording));
    }
  }
  /** What is told once for all entries of a list that have it: a chapter that was pasted with a space behind each paragraph. */
  const inLists = new Map<string, { problem: Problem; entries: number }>();
  for (const issue of issues) {
    const group = issue.path.slice(0, -1);
    const around = valueAt(value, group);
    const isInEmpty = group.length > 0 && isGroup(around) && Object.keys(around).length === 0;
    const path = isInEmpty ? group : issue.path;
    const where = pathInWords(path);
    if (issue.code === "unrecognized_keys" || told.has(where)) continue;
    told.add(where);
    const field = schemaAt(schema, path) ?? schema;
    if (isInEmpty) {
      const expected = `Its fields: ${fieldNames(field).join(", ")}.`;
      problems.push(
        error("empty-group", placeOf(path), { found: "The group is empty.", expected, suggestion: needless(field) }),
      );
      continue;
    }
    const [code, wording] = explain(issue, valueAt(value, path), field, form, around as Record<string, unknown>);
    const isToldOnce = isEntry(path) && (code === "empty-text" || wording.suggestion === deleteSpace);
    const alike = isToldOnce ? `${pathInWords(group)} ${code}` : where;
    const first = inLists.get(alike);
    if (first) first.entries++;
    else inLists.set(alike, { problem: error(code, placeOf(path), wording), entries: 1 });
  }
  for (const { problem, entries } of inLists.values()) {
    const others = entries > 1 ? ` So it is in ${entries - 1} more of the list.` : "";
    problems.push({ ...problem, found: problem.found + others });
  }
  return undefined;
}
