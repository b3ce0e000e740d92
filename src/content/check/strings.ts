/** String helpers: nearest match, slugs, counts, shell quoting. */
import { distance } from "fastest-levenshtein";
import makeSlug from "slugify";

/** The candidate with the smallest edit distance, if that is small enough for a typo. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 200) return undefined;
  const wanted = word.toLowerCase();
  let best: { candidate: string; score: number } | undefined;
  for (const candidate of candidates) {
    const score = distance(wanted, candidate.toLowerCase());
    // Allow two edits in short words: a transposition, the commonest typo, counts as two.
    const allowed = Math.max(1, Math.floor(Math.min(wanted.length, candidate.length) / 2.5));
    if (score <= allowed && score < (best?.score ?? Number.POSITIVE_INFINITY)) best = { candidate, score };
  }
  return best?.candidate;
}

/** The name that is meant by a title, a path or half a name: "Toto, the Dog" or "characters/toto.json" for "toto". */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const word = slugify(text.replace(/^.*\//s, "").replace(/\.json$/i, ""));
  const holds = (long: string, short: string) =>
    short !== "" && (long.startsWith(short) || `-${long}-`.includes(`-${short}-`));
  const alike = names.filter((name) => holds(word, name) || holds(name, word));
  return nearest(word, names) ?? alike.sort((a, b) => b.length - a.length)[0];
}

/** A date in local time, as YYYY-MM-DD. */
export const localDay = (date = new Date()): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** "an artwork", "a book". */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** "1 error", "2 errors". */
export const count = (number: number, noun: string) =>
  `${number.toLocaleString("en-GB")} ${noun}${number === 1 ? "" : "s"}`;

const ordinal = (number: number) => {
  const ending = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
};

/** A readable JSON path: "editions (2nd) › price › amount". */
export const pathInWords = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words} (${ordinal(step + 1)})`.trim();
    return words ? `${words} › ${String(step)}` : String(step);
  }, "");

/** "Raptor moon!" as "raptor-moon". */
export const slugify = (title: string): string =>
  makeSlug(
    title
      .normalize("NFC")
      .replace(/['’]/g, "")
      .replace(/[^\p{L}\p{N}&]+/gu, " "),
    { lower: true, strict: true },
  );

/** "an artwork" as "An artwork". */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A file name as a title: "raptor-moon" becomes "Raptor moon". */
export const fromSlug = (slug: string) => capitalise(slug.replaceAll("-", " "));

/** Quotes a shell argument if necessary. */
export function quoted(word: string, system: NodeJS.Platform = process.platform): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!/["$`!]/.test(word) && (system === "win32" || !word.includes("\\"))) return `"${word}"`;
  return `'${word.replaceAll("'", system === "win32" ? "''" : "'\\''")}'`;
}
