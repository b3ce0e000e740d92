/** Text normalisation, stemming, phonetic keys and edit distance for the search. */

const numbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Number words and Roman numerals as digits. "I" is left out: it is mostly the pronoun. */
const digits = new Map([
  ...numbers.map((word, index) => [word, String(index)] as const),
  ...ordinals.map((word, index) => [word, String(index + 1)] as const),
  ["ii", "2"] as const,
  ["iii", "3"] as const,
]);

/** "1" as "one"; anything but a number up to twelve unchanged. */
export const inLetters = (word: string) => (/^\d+$/.test(word) ? (numbers[Number(word)] ?? word) : word);

/** Tokenises and normalises: lower case, no diacritics or possessives, numbers as digits. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/'s\b|(?<=s)'/g, "")
    .replace(/'/g, "")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    // "book1" is "book 1".
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => digits.get(word) ?? word);

/** A light English stemmer: "hatches" and "hatching" become "hatch". */
export const stemOf = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/(?<=.{4})(?:ing|ed)$/, "")
    .replace(/(?<=(?:s|x|ch|sh))es$/, "")
    .replace(/(?<=..[^s])s$/, "");

/** Rewrite rules of the phonetic key, applied in order. */
const sounds: readonly [RegExp, string][] = [
  [/ph/g, "f"],
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/ight|yte|ite$/g, "it"],
  [/gh/g, ""],
  [/tch/g, "ch"],
  [/chr/g, "kr"],
  [/[tsc]ion|shun/g, "shn"],
  [/dge|dj/g, "j"],
  [/g(?=[eiy])/g, "j"],
  [/c(?=[eiy])/g, "s"],
  [/ck|c(?!h)|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/ku(?=[aeio])/g, "kw"],
  [/(?:ee|ea|ie|ei|ey|y)/g, "i"],
  [/(?:oo|ou|ue|ew)/g, "u"],
  [/(.)\1+/g, "$1"],
  [/(?:au|aw|or(?![aeiou])|oar)/g, "o"],
  [/(?:er|ar|ur|our|re|ah)$/, "a"],
  [/(?<=..)e$/, ""],
];

/** A rough phonetic key (as Metaphone gives): "quantanight" and "Quantanite" have the same. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [spelling, spoken]) => sound.replace(spelling, spoken), word);

/**
 * Edit distance with transpositions (optimal string alignment, a Damerau–Levenshtein distance).
 *
 * @param most distances above it are returned as Infinity, which allows an early exit
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      least = Math.min(least, row[j] ?? least);
    }
    // Early exit: from here on only a transposition can undercut this row's minimum, by one.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const result = last[other.length] ?? 0;
  return result > most ? Number.POSITIVE_INFINITY : result;
}
