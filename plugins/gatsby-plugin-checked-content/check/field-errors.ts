/** Parses one file by its zod schema, with messages for non-programmers. */
import { z } from "zod";
import { metaOf, type Path, schemaAt, unwrap, valueAt } from "../model/schema-walk";
import { readJson } from "./json-file";
import { codeForAddress, emptyFile, itemsInFile } from "./json-syntax";
import { parseDates, suggestLink, parsePrice, suggestText, coerceType } from "./coerce-values";
import { choiceMeant, nearest, shownName } from "./did-you-mean";
import { didYouMean, error, type Place, type Problem, shown, type Wording } from "./problem";
import { sanitiseFileName } from "./sanitise-file-name";
import { capitalise, pathInWords } from "./wording";

type Issue = z.core.$ZodIssue;

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
        suggestion: didYouMean(suggestLink(text, field)),
      };
  }
  const expected = `${sentence(issue.message)} ${help}`;
  if (!image) {
    const meantBy = (word: string) =>
      refersTo
        ? form.meant?.(word, refersTo)
        : ((synonyms && choiceMeant(word, [], synonyms)) ?? suggestText(word, field));
    const entries = text.split(/\s*[,;&]\s*|\s+and\s+/).map(meantBy);
    const isSeveral = typeof issue.path.at(-1) === "number" && entries.length > 1;
    // "Toto, the Dog" is one.
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
function explain(issue: Issue, here: unknown, field: z.ZodType, form: Form): [code: string, Wording] {
  const help = helpOf(field);
  if (here === undefined) {
    return ["missing-field", { found: `The field "${String(issue.path.at(-1))}" is missing.`, expected: help }];
  }
  if (typeof here === "string" && here.trim() === "" && issue.code !== "invalid_type") {
    return ["empty-text", { found: "The text is empty.", expected: help, suggestion: needless(field) }];
  }
  switch (issue.code) {
    case "invalid_type": {
      const price = metaOf(field).typeName === "Price" && typeof here === "string" ? parsePrice(here) : undefined;
      const coerced =
        here === null && issue.expected === "array" ? [] : coerceType(here, issue.expected, help, fieldNames(field));
      // What the field refuses as well only leads to the next message: a spreadsheet's number of a day, 5.8 for 58.
      const tries = [coerced, ...(typeof here === "number" ? parseDates(String(here)) : [])];
      const meant = tries.find((one) => field.safeParse(one).success);
      const suggestion = (here === null ? needless(field) : undefined) ?? didYouMean(price ?? meant);
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
}

/** A value that fits its schema, and the position of its fields. */
interface Parsed {
  value: unknown;
  at(...path: PropertyKey[]): Place;
}

const fieldNames = (schema: z.ZodType | undefined): string[] => {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

/** Where a field belongs, in a group around its own or in one inside it, and what to do; undefined if it belongs to none. */
function moveTo(key: string, path: Path, schema: z.ZodType, value: unknown): { to: Path; move: string } | undefined {
  const around = path.findLastIndex((_, depth) => fieldNames(schemaAt(schema, path.slice(0, depth))).includes(key));
  const inside = fieldNames(schemaAt(schema, path)).filter((group) =>
    fieldNames(schemaAt(schema, [...path, group])).includes(key),
  );
  if (around < 0 && inside.length !== 1) return undefined;
  const group = around < 0 ? [...path, ...inside] : path.slice(0, around);
  const to = [...group, key];
  const into = group.length > 0 ? `"${pathInWords(group)}"` : "the fields of the file itself";
  if (valueAt(value, to) !== undefined) return { to, move: `Delete the line: it stands in ${into} already.` };
  const move = around < 0 ? "Move it" : `Move it out of "${pathInWords(path)}",`;
  return { to, move: `${move} ${group.length > 0 ? "into" : "to"} ${into}.` };
}

/** The field that is missing because it stands under another name: the one whose name is a part of that, or the only one that the value fits. */
function otherName(key: string, group: Record<string, unknown>, schema: z.ZodType): string | undefined {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return undefined;
  const { shape } = inner;
  const missing = Object.keys(shape).filter((name) => group[name] === undefined);
  const needed = missing.filter((name) => !(shape[name] instanceof z.ZodOptional));
  const isPart = (name: string, other: string) =>
    name.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(name.toLowerCase());
  const named = key && needed.find((name) => isPart(name, key));
  if (named) return named;
  // Each that has the name of another is settled: what is left may be one pair.
  const strange = Object.keys(group).filter((name) => name !== "" && !(name in shape));
  const unknown = strange.filter((name) => !needed.some((other) => isPart(name, other)));
  const [only = "", ...more] = needed.filter((name) => !strange.some((other) => isPart(name, other)));
  // A number tells nothing of what it is for.
  const fits = (other: string) =>
    typeof group[other] !== "number" && (shape[only] as z.ZodType).safeParse(group[other]).success;
  return only && more.length === 0 && unknown.filter(fits).join("\n") === key ? only : undefined;
}

/** Parses a JSON file. Problems are added to `problems`; undefined if it does not fit its schema. */
export function parseFile(bytes: Uint8Array, file: Place, form: Form, problems: Problem[]): Parsed | undefined {
  const { schema, owner } = form;
  const json = readJson(bytes, file, problems);
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
  const issues = schema.safeParse(value).error?.issues ?? [];
  if (issues.length === 0) return { value, at: (...path) => placeOf(path) };
  /** The fields that are reported by now: where a key is misspelt, its field is missing as well, but is not reported twice. */
  const told = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const fields = fieldNames(schemaAt(schema, issue.path));
    const missing = fields.filter((key) => valueAt(value, [...issue.path, key]) === undefined);
    const whose = issue.path.length > 0 ? `"${pathInWords(issue.path)}"` : owner;
    const group = valueAt(value, issue.path) as Record<string, unknown>;
    for (const key of issue.keys) {
      const other = otherName(key, group, schemaAt(schema, issue.path) ?? schema);
      const { to, move } = (other ? undefined : moveTo(key, issue.path, schema, value)) ?? {};
      const near = nearest(key, missing);
      const meant = move ? undefined : (near ?? other ?? nearest(key, fields));
      const isMissing = other && !near ? " That field is missing." : "";
      const missed = to ?? (meant && [...issue.path, meant]);
      if (missed) told.add(pathInWords(missed));
      const wording = {
        found: `${whose} has no field ${shownName(key)}.`,
        expected: `One of ${fields.join(", ")}.`,
        suggestion: move ?? (meant ? `${didYouMean(meant)}${isMissing}` : "Delete the line."),
      };
      problems.push(error("unknown-field", placeOf([...issue.path, key], "key"), wording));
    }
  }
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
    const [code, wording] = explain(issue, valueAt(value, path), field, form);
    problems.push(error(code, placeOf(path), wording));
  }
  return undefined;
}
