/** The one format of all messages of the content check. */

/** A problem in data/, worded for non-programmers. */
export interface Problem extends Place, Wording {
  /** An error stops the build; a warning does not. */
  severity: "error" | "warning";
  /** A stable identifier of the kind of problem. */
  code: string;
}

export interface Place {
  /** The path from the project's root, such as "data/artwork/raptor-moon.json". */
  file: string;
  /** Counted from 1. */
  line?: number;
  column?: number;
  /** A readable path, such as "editions (2nd) › price › amount". */
  field?: string;
}

export interface Wording {
  /** What was found. */
  found: string;
  /** What belongs there, with an example. */
  expected?: string;
  /** The nearest valid value, or what to do. */
  suggestion?: string;
}

const problemOf =
  (severity: Problem["severity"]) =>
  (code: string, place: Place, wording: Wording): Problem => ({ severity, code, ...place, ...wording });

/** For what would break a page or harm a visitor: stops the build. */
export const error = problemOf("error");

/** For what is probably unintended; does not stop the build. */
export const warning = problemOf("warning");

/** A value as JSON, truncated. */
export function shown(value: unknown, limit = 70): string {
  const json = (typeof value === "number" ? undefined : JSON.stringify(value)) ?? String(value);
  return json.length > limit ? `${json.slice(0, limit - 2)}…${json.slice(-1)}` : json;
}

/** In letters: longer values are not told whole, as a chapter is. */
const longestSuggestion = 600;

/** "Did you mean … or …?", each whole, since it is copied; undefined without a value, and where that would fill the screen. */
export function didYouMean(...values: unknown[]): string | undefined {
  const known = values.filter((value) => value !== undefined).map((value) => shown(value, Number.POSITIVE_INFINITY));
  return known.length > 0 && known.join().length < longestSuggestion
    ? `Did you mean ${known.join(" or ")}?`
    : undefined;
}

/** "one, two and three", truncated after `limit` names. */
export function joinNames(names: readonly string[], type: Intl.ListFormatType = "conjunction", limit = 40): string {
  if (names.length > limit) return `${names.slice(0, limit).join(", ")} and ${names.length - limit} more`;
  return new Intl.ListFormat("en-GB", { type }).format(names);
}
