/** Validates one item against its kind's zod schema, with messages for non-programmers. */
import { z } from "zod";
import { metaOf, type Path, schemaAt, unwrap, valueAt } from "../kinds/schema-walk";
import { safeName } from "./file-names";
import { emptyFile } from "./json-file";
import { dateMeant, datesMeant, linkMeant, priceMeant, textMeant, typeMeant } from "./meant";
import { didYouMean, error, type Place, type Problem, shown, type Wording } from "./problem";
import { capitalise, nearest, nearestName, pathInWords } from "./strings";

type Issue = z.core.$ZodIssue;

interface FieldsToCheck {
  schema: z.ZodType;
  value: unknown;
  /** "An artwork", for "An artwork has no field …". */
  owner: string;
  /** The position of a field's value or key in the file. */
  placeOf(path: Path, part?: "key" | "value"): Place;
  /** Valid names for a picture or reference field, for suggestions. */
  candidates(field: z.ZodType): string[];
}

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
function wordForm(text: string, issue: z.core.$ZodIssueInvalidStringFormat, field: z.ZodType, near: () => string[]) {
  const help = helpOf(field);
  const { image, refersTo } = metaOf(field);
  const found = `Found ${shown(text)}.`;
  if (issue.format === "date") {
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? {
          found: `There is no such day as ${shown(text)}.`,
          expected: `A day of the calendar. ${help}`,
        }
      : {
          found,
          expected: `A date as year-month-day, with two digits for month and day. ${help}`,
          suggestion: didYouMean(dateMeant(text), ...datesMeant(text)),
        };
  }
  if (issue.format === "email") {
    const meant = text.replace(/\s*(?:[([]at[)\]]|\bat\b)\s*/i, "@");
    return {
      found: `${shown(text)} is not an email address.`,
      expected: help,
      suggestion: didYouMean(field.safeParse(meant).success ? meant : undefined),
    };
  }
  if (issue.format === "url") {
    return {
      found: `${shown(text)} is not a web address that can be used here.`,
      expected: `A whole address that starts with https://. ${help}`,
      suggestion: didYouMean(linkMeant(text, field)),
    };
  }
  if (image) {
    return {
      found: `${shown(text)} is not a picture's name that can be used here.`,
      expected: `${sentence(issue.message)} In small letters, digits and hyphens. ${help}`,
      suggestion: /[\\/]/.test(text)
        ? `Copy the picture into this file's folder and write ${shown(text.split(/[\\/]/).pop())}.`
        : didYouMean(safeName(nearest(text, near()) ?? text)),
    };
  }
  const meant = refersTo ? nearestName(text, near()) : textMeant(text, field);
  return { found, expected: `${sentence(issue.message)} ${help}`, suggestion: didYouMean(meant) };
}

const limitsInWords = (schema: z.ZodType): string => {
  const { minValue, maxValue } = unwrap(schema) as z.ZodNumber;
  return `from ${minValue} to ${maxValue}`;
};

/** Translates a zod issue into a problem code and a message. */
function explain(issue: Issue, here: unknown, field: z.ZodType, near: () => string[]): [code: string, Wording] {
  const help = helpOf(field);
  const needless = field instanceof z.ZodOptional ? "Delete the line if there is nothing to say." : undefined;
  if (here === undefined) {
    return ["missing-field", { found: `The field "${String(issue.path.at(-1))}" is missing.`, expected: help }];
  }
  if (here === null) return ["null-field", { found: "Found null (nothing).", expected: help, suggestion: needless }];
  if (typeof here === "string" && here.trim() === "" && issue.code !== "invalid_type") {
    return ["empty-text", { found: "The text is empty.", expected: help, suggestion: needless }];
  }
  switch (issue.code) {
    case "invalid_type": {
      const price = metaOf(field).typeName === "Price" && typeof here === "string" ? priceMeant(here) : undefined;
      const suggestion = didYouMean(price ?? typeMeant(here, issue.expected, issue.path));
      const expected = `${typeNames[issue.expected] ?? issue.expected} ${help}`;
      return ["wrong-type", { found: `Found ${typeInWords(here)}.`, expected, suggestion }];
    }
    case "too_small":
    case "too_big": {
      const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
      if (typeof here === "number") {
        return ["number-range", { found: `Found ${here}.`, expected: `A number ${limitsInWords(field)}. ${help}` }];
      }
      if (Array.isArray(here)) {
        const found = here.length === 0 ? "The list is empty." : `The list has ${here.length} entries.`;
        return [
          "list-length",
          { found, expected: `At ${issue.code === "too_big" ? "most" : "least"} ${limit}. ${help}` },
        ];
      }
      const { length } = String(here);
      const suggestion = `Shorten it by ${length - limit}.`;
      return [
        "text-too-long",
        { found: `The text has ${length} characters.`, expected: `At most ${limit}. ${help}`, suggestion },
      ];
    }
    case "invalid_value": {
      const choices = issue.values.map((choice) => String(choice));
      const expected = `One of ${choices.map((choice) => shown(choice)).join(", ")}. ${metaOf(field).description ?? ""}`;
      const suggestion = didYouMean(typeof here === "string" ? nearest(here, choices) : undefined);
      return ["not-a-choice", { found: `Found ${shown(here)}.`, expected: expected.trim(), suggestion }];
    }
    case "invalid_format":
      return [issue.format === "regex" ? "shape" : `not-a-${issue.format}`, wordForm(String(here), issue, field, near)];
    case "custom":
      if (issue.params?.address) {
        return [
          "bad-link",
          {
            found: `${shown(here)} cannot be used: ${issue.params.address}.`,
            expected: `The address of one page, which everybody can open. ${help}`,
            suggestion: didYouMean(linkMeant(String(here), field)),
          },
        ];
      }
      return [
        "rule",
        {
          found: issue.params?.found ?? "This does not fit.",
          expected: sentence(issue.message),
          suggestion: didYouMean(issue.params?.meant),
        },
      ];
    default:
      return ["rule", { found: "This does not fit.", expected: sentence(issue.message) }];
  }
}

/** The limit of problems per file. */
const mostProblems = 20;

/** All schema violations of one item. */
export function checkFields({ schema, value, owner, placeOf, candidates }: FieldsToCheck): Problem[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [error("no-item-in-file", placeOf([]), { ...emptyFile, found: `The file holds ${typeInWords(value)}.` })];
  }
  const issues = schema.safeParse(value).error?.issues ?? [];
  const problems: Problem[] = [];
  /** Reported fields: a misspelt key is also a missing field, but is reported once. */
  const told = new Set<string>();

  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const parent = unwrap(schemaAt(schema, issue.path) ?? schema);
    const fields = parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
    const missing = fields.filter((key) => valueAt(value, [...issue.path, key]) === undefined);
    const whose = issue.path.length > 0 ? `"${pathInWords(issue.path)}"` : owner;
    for (const key of issue.keys.slice(0, mostProblems)) {
      const meant = nearest(key, missing) ?? nearest(key, fields);
      if (meant) told.add(pathInWords([...issue.path, meant]));
      problems.push(
        error("unknown-field", placeOf([...issue.path, key], "key"), {
          found: `${whose} has no field "${key}".`,
          expected: `One of ${fields.join(", ")}.`,
          suggestion: didYouMean(meant) ?? "Delete the line.",
        }),
      );
    }
  }
  for (const issue of issues) {
    const where = pathInWords(issue.path);
    const here = valueAt(value, issue.path);
    if (issue.code === "unrecognized_keys" || (told.has(where) && (issue.code !== "custom" || here === undefined)))
      continue;
    told.add(where);
    const field = schemaAt(schema, issue.path) ?? schema;
    const [code, wording] = explain(issue, here, field, () => candidates(field));
    problems.push(error(code, placeOf(issue.path), wording));
  }
  if (problems.length <= mostProblems) return problems;
  const more = {
    found: `There are more than ${mostProblems} problems in this file; the others are not listed.`,
    expected: "A file like its neighbours. Perhaps it is not meant for this folder.",
  };
  return [...problems.slice(0, mostProblems), error("many-problems", placeOf([]), more)];
}
