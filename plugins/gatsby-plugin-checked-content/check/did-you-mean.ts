/** Suggestions: the known word that is probably meant by an unknown one. */
import { distance } from "fastest-levenshtein";
import { slugify } from "../model/slugs";

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

/** The one of a field's values that is meant by other words: "Kindle" for "ebook". */
export function choiceMeant(
  text: string,
  choices: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): string | undefined {
  const meant = nearestName(text, [...choices, ...Object.values(synonyms), ...Object.keys(synonyms)]);
  return meant && (synonyms[meant] ?? meant);
}
