/** How words are compared: normalised, stemmed, by sound (a phonetic key) and by edit distance. */

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

/** Number words and Roman numerals as digits. "I" is left out: it is mostly the visitor. */
const digits = new Map([
  ...numbers.map((word, index) => [word, String(index)] as const),
  ...ordinals.map((word, index) => [word, String(index + 1)] as const),
  ["ii", "2"] as const,
  ["iii", "3"] as const,
]);

/** A number as a word; other words as they are. */
export const inLetters = (word: string) => (/^\d+$/.test(word) ? (numbers[Number(word)] ?? word) : word);

/** The words of a text, normalised: small letters without accents or possessives, numbers as digits. */
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

/** A word without its ending: "hatches" and "hatching" are "hatch". */
export const stemOf = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/(?<=.{4})(?:ing|ed)$/, "")
    .replace(/(?<=(?:s|x|ch|sh))es$/, "")
    .replace(/(?<=..[^s])s$/, "");

/** Spellings of one sound, in the order in which they are replaced. */
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

/** A word as it sounds, roughly (a phonetic key): "quantanight" and "Quantanite" have the same. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [spelling, spoken]) => sound.replace(spelling, spoken), word);

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment, a
 * Damerau–Levenshtein distance). More than `most` is told as Infinity.
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
    // A row can be undercut only by a swap, for one.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const result = last[other.length] ?? 0;
  return result > most ? Number.POSITIVE_INFINITY : result;
}
