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
export const digits: ReadonlyMap<string, string> = new Map([
  ...numbers.map((word, index) => [word, String(index)] as const),
  ...ordinals.map((word, index) => [word, String(index + 1)] as const),
  ["ii", "2"] as const,
  ["iii", "3"] as const,
]);

/** Function words, and how they are also written: as they sound, in short forms and without apostrophes. */
export const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({
    are: "r ar",
    because: "cos coz cuz",
    could: "cud",
    does: "dose dus",
    going: "gona gonna",
    how: "hows",
    should: "shud",
    there: "ther",
    they: "thay",
    want: "wanna wona",
    what: "wat wats wot wots whats",
    when: "wen wens whens",
    where: "wer wheres",
    which: "wich",
    who: "hoo whos whose",
    why: "wy",
    you: "u",
    your: "ur yor",
  }).flatMap(([word, forms]) => forms.split(" ").map((form) => [form, word] as const)),
);

/** "1" as "one"; anything but a number up to twelve unchanged. */
export const inLetters = (word: string) => (/^\d+$/.test(word) ? (numbers[Number(word)] ?? word) : word);

/** Emoji that are typed for a word. */
const emoji: Record<string, string> = Object.fromEntries(
  Object.entries({
    alien: "👽👾🛸",
    bike: "🚲🚴",
    birthday: "🎂🥳🎉",
    book: "📖📚📕📗📘📙",
    car: "🚗🚙🏎",
    clock: "⏰🕰⌚",
    colouring: "🎨🖍",
    dinosaur: "🦖🦕",
    dragon: "🐉🐲",
    egg: "🥚",
    fire: "🔥",
    game: "🎮🕹",
    gift: "🎁",
    help: "❓🆘",
    home: "🏠",
    letter: "✉📧📩",
    music: "🎵🎶🎼🎤🎧",
    phone: "📱",
    picture: "🖼📷",
    print: "🖨",
    robot: "🤖",
    scary: "😱👻",
    school: "🏫",
    shop: "🛒🛍",
    snow: "❄⛄",
    space: "🚀🪐",
    tee: "👕",
    video: "🎬📺🎥",
  }).flatMap(([word, signs]) => [...signs].map((sign) => [sign, word])),
);

/** Letters of other alphabets that have no diacritic to take off. */
const plainLetters: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l" };

/** Tokenises and normalises: lower case, no diacritics or possessives, numbers as digits. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Extended_Pictographic}/gu, (sign) => ` ${emoji[sign] ?? ""} `)
    .toLowerCase()
    .replace(/[æœøßł]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .replace(/'s\b|(?<=s)'/g, "")
    .replace(/'/g, "")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    // "y5" and "yr 5" are "year 5".
    .replace(/\by(?:rs?)?\.? ?(?=\d{1,2}\b)/g, "year ")
    // "book1" is "book 1".
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => digits.get(word) ?? spoken.get(word) ?? word);

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
  [/al(?=k)/g, "o"],
  [/(?:au|aw|or(?![aeiou])|oar)/g, "o"],
  [/(?:er|ar|ur|our|re|ah)$/, "a"],
  [/(?<=..)e$/, ""],
];

/** A rough phonetic key (as Metaphone gives): "quantanight" and "Quantanite" have the same. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [spelling, spoken]) => sound.replace(spelling, spoken), word);

/** The rows of the table below, reused: a question asks for thousands of distances. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Edit distance with transpositions (optimal string alignment, a Damerau–Levenshtein distance).
 *
 * @param most distances above it are returned as Infinity, which allows an early exit
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let [before, last, row] = rows;
  for (let j = 0; j <= other.length; j += 1) last[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let least = i;
    const letter = one.charCodeAt(i - 1);
    const letterBefore = one.charCodeAt(i - 2);
    for (let j = 1; j <= other.length; j += 1) {
      const same = letter === other.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? 0) + (same ? 0 : 1);
      cost = Math.min(cost, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && letterBefore === other.charCodeAt(j - 1)) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // Early exit: from here on only a transposition can undercut this row's minimum, by one.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    [before, last, row] = [last, row, before];
  }
  const result = last[other.length] ?? 0;
  return result > most ? Number.POSITIVE_INFINITY : result;
}
