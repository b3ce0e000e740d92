/** Suggestions: the known word that is probably meant by an unknown one. */
import { distance } from "fastest-levenshtein";
import { plainly, twinOf } from "../model/homoglyphs";
import { slugify } from "../model/slugs";
import { shown } from "./problem";
import { codeOf } from "./wording";

/** The candidate with the smallest edit distance, if that is small enough for a typo. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 200) return undefined;
  const wanted = plainly(word.toLowerCase().replace(/\p{Cf}/gu, ""));
  let best: { candidate: string; score: number } | undefined;
  for (const candidate of candidates) {
    const score = distance(wanted, candidate.toLowerCase());
    // Allow two edits in short words: a transposition, the commonest typo, counts as two.
    const allowed = Math.max(1, Math.floor(Math.min(wanted.length, candidate.length) / 2.5));
    // What shares no sign with it is not meant.
    const isAlike = score <= allowed && score < Math.max(wanted.length, candidate.length);
    if (isAlike && score < (best?.score ?? Number.POSITIVE_INFINITY)) best = { candidate, score };
  }
  return best?.candidate;
}

/** What numbers are called, from nought to twenty. */
export const numberWords =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/);

/** A name with digits for its numbers: "book-two" as "book-2". */
const inDigits = (name: string) =>
  name.replace(/[a-z]+/gi, (word) => String(numberWords.indexOf(word.toLowerCase())).replace("-1", word));

/** The name that is meant by a title, a path or half a name: "Toto, the Dog" or "characters/toto.json" for "toto". */
export function nearestName(text: string, choices: readonly string[]): string | undefined {
  const word = slugify(text.replace(/^.*\//s, "").replace(/\.json$/i, ""));
  const numbers = (name: string) => inDigits(name).match(/\d+/g)?.join();
  // Of two numbers neither is a slip for the other.
  const names = choices.filter((name) => [numbers(word), undefined].includes(numbers(name)) || !numbers(word));
  const holds = (long: string, short: string) =>
    short !== "" && (long.startsWith(short) || `-${long}-`.includes(`-${short}-`));
  const alike = names.filter((name) => holds(inDigits(word), inDigits(name)) || holds(inDigits(name), inDigits(word)));
  return nearest(word, names) ?? alike.sort((a, b) => b.length - a.length)[0];
}

/** A name in quotes, with a mark on signs that make it another than it looks: invisible ones, and letters that look like ours. */
export function shownName(name: string): string {
  const signs = [...name].filter((sign) => /[^\x20-\x7e]/.test(sign));
  const isUnseen = (sign: string) => /[\p{C}\p{Z}]/u.test(sign);
  const [first] = signs;
  if (!first || !signs.every((sign) => isUnseen(sign) || twinOf(sign))) return shown(name);
  const marked = [...name].map((sign) => (signs.includes(sign) ? `[${isUnseen(sign) ? "·" : sign}]` : sign)).join("");
  const what = isUnseen(first) ? "a sign stands that nobody sees" : `a letter only looks like "${twinOf(first)}"`;
  return `${shown(marked)}, in which ${what} (${codeOf(first)})`;
}

/** The one of a field's values that is meant by other words: "Kindle" for "ebook". */
export function choiceMeant(
  text: string,
  choices: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): string | undefined {
  const meant = nearestName(text, [...choices, ...Object.values(synonyms), ...Object.keys(synonyms)]);
  return meant && (synonyms[meant] ?? meant);
}

/** Whether one of two names has a whole word that the other has not, as "book-two" and "book-one": then neither is a typo of the other. */
export function isOther(...names: [string, string]): boolean {
  const [few = [], many = []] = names.map((name) => name.split("-")).sort((one, other) => one.length - other.length);
  const sorted = (word: string) => [...word].sort().join("");
  const isNear = (one: string, other: string) =>
    distance(one, other) <= Math.max(1, Math.min(one.length, other.length) / 2) || sorted(one) === sorted(other);
  return distance(few.join(""), many.join("")) > 2 && few.some((word) => !many.some((other) => isNear(word, other)));
}
