/** What the content check tells: one form for every message, whichever rule says it. */

/** One thing that is wrong in data/, in words for someone who is no programmer. */
export interface Problem extends Place, Wording {
  /** An error stops the build; a warning does not. */
  severity: "error" | "warning";
  /** The name of the message, the same for every problem of its sort. */
  code: string;
}

/** Where a problem is. */
export interface Place {
  /** The file, from the project's folder, such as "data/artwork/raptor-moon.json". */
  file: string;
  /** Where in the file, counted from 1. */
  line?: number;
  column?: number;
  /** Which field, in words, such as "editions (2nd) › price › amount". */
  field?: string;
}

/** What is said of it. */
export interface Wording {
  /** What was found. */
  found: string;
  /** What belongs there, with an example. */
  expected?: string;
  /** The nearest right value, or what to do. */
  suggestion?: string;
}

/** Something that would break a page or harm a visitor: the build stops. */
export const error = (code: string, place: Place, wording: Wording): Problem => ({
  severity: "error",
  code,
  ...place,
  ...wording,
});

/** Something that somebody should look at; the build goes on. */
export const warning = (code: string, place: Place, wording: Wording): Problem => ({
  severity: "warning",
  code,
  ...place,
  ...wording,
});

/** A value as JSON has it; a long one is cut short. */
export function shown(value: unknown, limit = 70): string {
  const json = (typeof value === "number" ? undefined : JSON.stringify(value)) ?? String(value);
  return json.length > limit ? `${json.slice(0, limit - 2)}…${json.slice(-1)}` : json;
}

/** The suggestion of a value, where there is one to suggest. */
export const didYouMean = (value: unknown): string | undefined =>
  value === undefined ? undefined : `Did you mean ${shown(value)}?`;

/** "one, two and three"; of very many, the first. */
export function inWords(names: readonly string[], type: Intl.ListFormatType = "conjunction", limit = 40): string {
  if (names.length > limit) return `${names.slice(0, limit).join(", ")} and ${names.length - limit} more`;
  return new Intl.ListFormat("en-GB", { type }).format(names);
}
