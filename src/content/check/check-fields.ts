/** Checks the fields of one item against its kind's schema, and words what is wrong. */
import { z } from "zod";
import { type Field, hintsOf, metaOf, type Path, schemaAt, unwrap, valueAt } from "../kinds/schema-walk";
import { safeName } from "./check-names";
import { type FieldHelp, type Place, type Problem, problem } from "./messages";
import { nearest, pathInWords, slugify } from "./words";

type Issue = z.core.$ZodIssue;

/** What the checks of one item's fields need to know. */
export interface FieldsToCheck {
  schema: z.ZodType;
  value: unknown;
  fields: readonly Field[];
  /** "An artwork", for "An artwork has no field …". */
  owner: string;
  /** The place of a field, or of its name, in the file. */
  placeOf(path: Path, part?: "key" | "value"): Place;
  /** Names that a picture or reference field could have meant. */
  candidates(field: z.ZodType): string[];
}

const helpOf = (schema: z.ZodType | undefined): FieldHelp => {
  const { description, examples } = metaOf(schema);
  return { description, example: examples?.[0] };
};

/** What someone probably meant who wrote a value of the wrong type. */
export function rightType(value: unknown, type: string, path: Path): unknown {
  const name = String(path.at(-1));
  if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
  if (type === "array" && typeof value === "string" && value.trim()) return [value];
  if (type === "boolean" && typeof value === "string") {
    if (/^(?:true|yes)$/i.test(value)) return true;
    if (/^(?:false|no)$/i.test(value)) return false;
  }
  if (type !== "number" && type !== "int") return undefined;
  if (/seconds$/i.test(name) && typeof value === "string" && /^(?:\d+:)?\d{1,2}:\d{2}$/.test(value)) {
    return value.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  }
  const amount = typeof value === "string" ? Number(value.replace(/^£\s*/, "").replace(",", "")) : Number(value);
  if (value === null || value === "" || typeof value === "object" || !Number.isFinite(amount)) return undefined;
  if (name === "pence" && (!Number.isInteger(amount) || /[£.]/.test(String(value)))) return Math.round(amount * 100);
  return Number.isInteger(amount) ? amount : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A date in another spelling, as YYYY-MM-DD where there is only one way to read it. */
export function rightDate(value: string): string | undefined {
  const pad = (text = "") => text.padStart(2, "0");
  const name = /([a-z]{3})[a-z]*/i.exec(value)?.[1]?.toLowerCase();
  const year = /\b(\d{4})\b/.exec(value)?.[1];
  let date: string | undefined;
  if (name && months.includes(name) && year) {
    const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(value)?.[1];
    date = day && `${year}-${pad(String(months.indexOf(name) + 1))}-${pad(day)}`;
  } else {
    const parts = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})/.exec(value.trim());
    date = parts ? `${parts[1]}-${pad(parts[2])}-${pad(parts[3])}` : undefined;
  }
  return date && z.iso.date().safeParse(date).success ? date : undefined;
}

/** An address in the form that the schema takes, worked out from one that is nearly right. */
export function rightLink(value: string, schema: z.ZodType): string | undefined {
  const text = value.trim().replace(/\s/g, "%20");
  const youtube =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:shorts\/|embed\/|live\/|watch\?(?:.*&)?v=))([\w-]{11})/.exec(text);
  const spotify = /open\.spotify\.com\/(?:intl-\w+\/)?(?:embed\/)?album\/(\w{22})/.exec(text);
  const tries = [
    youtube && `https://www.youtube.com/watch?v=${youtube[1]}`,
    spotify && `https://open.spotify.com/embed/album/${spotify[1]}`,
    value.trim().split(/\s/)[0],
    text.replace(/^http:/i, "https:"),
    text.replaceAll("\\", "/"),
    text.replace(/^(?:https?:\/*)+/i, "https://"),
    text.replace(/^https:\/\/[^/]*@/, "https://"),
    text.split(/(?<=.)https?:/i)[0],
    `https://${text.replace(/^(?:https?:)?\/*/i, "")}`,
    text.split(/[?#]/)[0],
    text.replace(/\/+$/, ""),
    URL.canParse(text) ? new URL(text).origin : undefined,
  ];
  return (
    tries.find((candidate) => candidate && /\w\.\w/.test(candidate) && schema.safeParse(candidate).success) ?? undefined
  );
}

const limitsInWords = (schema: z.ZodType): string => {
  const { minValue, maxValue } = unwrap(schema) as z.ZodNumber;
  const min = Number.isSafeInteger(minValue) && minValue !== Number.MIN_SAFE_INTEGER ? minValue : undefined;
  const max = Number.isSafeInteger(maxValue) && maxValue !== Number.MAX_SAFE_INTEGER ? maxValue : undefined;
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  return min !== undefined ? `of at least ${min}` : `of at most ${max}`;
};

/** Fields that an object is missing, of those its schema asks for. */
const missingKeys = (issues: readonly Issue[], value: unknown, parent: Path): string[] =>
  issues
    .filter(
      ({ path }) =>
        path.length === parent.length + 1 &&
        parent.every((step, index) => path[index] === step) &&
        valueAt(value, path) === undefined,
    )
    .map(({ path }) => String(path.at(-1)));

/** Problems of one field's text, number or address. */
function explain(issue: Issue, { schema, value, placeOf, candidates }: FieldsToCheck): Problem {
  const path = issue.path;
  const place = placeOf(path);
  const field = schemaAt(schema, path);
  const here = valueAt(value, path);
  const help = helpOf(field);
  const optional = field instanceof z.ZodOptional;
  const meta = metaOf(field);

  if (here === undefined) return problem("missing-field", place, String(path.at(-1)), help);
  if (here === null) return problem("null-field", place, optional, help);
  if (typeof here === "string" && here.trim() === "" && issue.code !== "invalid_type") {
    return problem("empty-text", place, optional, help);
  }

  switch (issue.code) {
    case "invalid_type": {
      const type = issue.expected === "record" ? "object" : issue.expected;
      return problem("wrong-type", place, here, type, help, rightType(here, type, path));
    }
    case "too_small":
    case "too_big":
      if (typeof here === "number") return problem("number-range", place, here, limitsInWords(field ?? schema), help);
      if (Array.isArray(here)) {
        return issue.code === "too_small"
          ? problem("empty-list", place, help)
          : problem("list-too-long", place, here.length, Number(issue.maximum), help);
      }
      if (typeof here === "string" && issue.code === "too_big") {
        return problem("text-too-long", place, here.length, Number(issue.maximum), help);
      }
      return problem("rule", place, issue.message);
    case "invalid_value": {
      const choices = issue.values as unknown[];
      const words = choices.filter((choice) => typeof choice === "string");
      return problem("not-a-choice", place, here, choices, help, nearest(String(here), words));
    }
    case "invalid_format": {
      const text = String(here);
      if (issue.format === "date") {
        return /^\d{4}-\d{2}-\d{2}$/.test(text)
          ? problem("no-such-date", place, text, help)
          : problem("date-form", place, text, help, rightDate(text));
      }
      if (issue.format === "email") return problem("not-an-email", place, text, help);
      if (issue.format === "url") return problem("not-a-link", place, text, help, rightLink(text, field ?? schema));
      if (meta.graphql && "image" in meta.graphql) {
        return /[\\/]/.test(text)
          ? problem("image-elsewhere", place, text)
          : problem("image-name", place, text, help, safeName(nearest(text, candidates(field ?? schema)) ?? text));
      }
      if (meta.graphql && "link" in meta.graphql) {
        const meant = nearest(text.replace(/\.json$/, ""), candidates(field ?? schema));
        return problem("shape", place, here, issue.message, help, meant);
      }
      if (text !== text.trim()) return problem("outer-spaces", place, text);
      return problem("shape", place, here, issue.message, help, rightText(text, field ?? schema));
    }
    case "custom":
      if (issue.params?.address) {
        const text = String(here);
        return problem("bad-link", place, text, issue.params.address, help, rightLink(text, field ?? schema));
      }
      return problem("rule", place, issue.message, issue.params?.found);
    default:
      return problem("rule", place, issue.message);
  }
}

/** A text in the form that a field takes, worked out from one that is nearly right. */
function rightText(text: string, field: z.ZodType): string | undefined {
  const link = rightLink(text, field);
  if (link) return link;
  const segments = text
    .replace(/^https?:\/\/[^/]*/i, "")
    .replace(/\.html?$/i, "")
    .split(/[/\\]/);
  const path = `/${segments.map(slugify).filter(Boolean).join("/")}`;
  return [path, path.slice(1)].find((candidate) => candidate.length > 1 && field.safeParse(candidate).success);
}

/** Signs that nobody sees, among them letters of Hangul and Braille that are empty, and signs for private use, which no font has. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc\p{Co}\p{Noncharacter_Code_Point}]|\u034f|\u17b4|\u17b5|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]/u;
const half = /\p{Surrogate}/u;
/** More marks on one letter than any language has. */
const heaped = /\p{Mn}{5}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Signs of web pages, of Markdown and of other programs' texts, which the site would show as they stand. */
const markup =
  /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#x?[\da-f]+);|\*\*[^\s*]|(?<![\p{L}\p{N}_])_{1,2}[\p{L}\p{N}][^_\n]*_{1,2}(?![\p{L}\p{N}_])|^(?:[-•]|#{1,6})\s|\\[nrtu"']/iu;
/** A sign that was copied from a page's source instead of from the page. */
const entity = /&(?:amp|lt|gt|quot|#\d+);/i;
/** Words between stars, where stars mean nothing. */
const stars = /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])/u;
/** A link as the texts of pages and answers may have it, and no others. */
const linkInText = /\]\((?:https?:|\/|mailto:|#)/i;
const hasMarkup = (text: string, mayLink: boolean, mayStress: boolean) =>
  markup.test(text) || (!mayLink && linkInText.test(text)) || (!mayStress && stars.test(text));
/** Letters of one encoding read as those of another, and question marks for those that were lost. */
const garbled = /\ufffd|â€|Ã[\u0080-\u00bf]|Â[£©®°·]|\p{L}\?\p{Ll}/u;
const withoutLinks = (text: string) => text.replace(/\]\([^)]*\)|https?:\S+/g, "]");

/** More problems than this in one file help nobody, and take long to find the places of. */
const mostProblems = 20;

/** All problems of one item's fields, those of every field at once. */
export function checkFields(item: FieldsToCheck): Problem[] {
  const { schema, value, owner, placeOf } = item;
  const problems: Problem[] = [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [problem("no-item-in-file", placeOf([]), value)];
  }
  const issues = (schema.safeParse(value).error?.issues ?? []).slice(0, mostProblems);
  const explainedMissing = new Set<string>();
  const seen = new Set<string>();

  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const parent = unwrap(schemaAt(schema, issue.path) ?? schema);
    const fields = parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
    const missing = missingKeys(issues, value, issue.path);
    const whose = issue.path.length > 0 ? `"${pathInWords(issue.path)}"` : owner;
    for (const key of issue.keys.slice(0, mostProblems)) {
      const place = placeOf([...issue.path, key], "key");
      if (key === "$schema") {
        problems.push(problem("schema-field", place));
        continue;
      }
      // A misspelt field is also a missing one; saying it once is enough.
      const meant = nearest(key, missing) ?? nearest(key, fields);
      if (meant) explainedMissing.add(pathInWords([...issue.path, meant]));
      problems.push(problem("unknown-field", place, key, whose, fields, meant));
    }
  }

  for (const issue of issues) {
    const where = pathInWords(issue.path);
    if (issue.code === "unrecognized_keys" || (issue.code !== "custom" && seen.has(where))) continue;
    seen.add(where);
    const isMissing = issue.path.length > 0 && valueAt(value, issue.path) === undefined;
    if (isMissing && explainedMissing.has(where)) continue;
    problems.push(explain(issue, item));
  }

  for (const { path, schema: field, value: here } of item.fields) {
    if (typeof here !== "string" || seen.has(pathInWords(path))) continue;
    if (half.test(here)) problems.push(problem("half-character", placeOf(path), here.replace(half, "\ufffd")));
    else if (invisible.test(here) || heaped.test(here) || !visible.test(here))
      problems.push(problem("invisible-characters", placeOf(path), here));
    else if (here !== here.trim()) problems.push(problem("outer-spaces", placeOf(path), here));
    else if (unwrap(field) instanceof z.ZodURL) {
      if (entity.test(here)) problems.push(problem("markup-in-text", placeOf(path), here));
    } else if (garbled.test(withoutLinks(here))) problems.push(problem("garbled-text", placeOf(path), here));
    else if (hasMarkup(here, metaOf(field).linked === true, hintsOf(field).marked === true))
      problems.push(problem("markup-in-text", placeOf(path), here));
  }
  if (problems.length < mostProblems) return problems;
  return [...problems.slice(0, mostProblems), problem("many-problems", placeOf([]), mostProblems)];
}
