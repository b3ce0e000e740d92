/** The words of texts and questions as they are compared, and what a misspelt one may mean. */
import { doubleMetaphone } from "double-metaphone";
import { distance } from "fastest-levenshtein";
import { eng } from "stopword";
import { plainLetters } from "./plain-letters";

const numbers = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`.split(/\s+/);
const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/);
/** Without those of one letter, which are mostly something else. */
const roman = "ii iii iv  vi vii viii ix  xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

const digits = new Map(
  [numbers, ["", ...ordinals], ["", "", ...roman]].flatMap((words) =>
    words.map((word, value) => [word, String(value)] as const).filter(([word]) => word),
  ),
);

/** The usual English stop words, further words of asking, and those for whom all of a children's site is. */
const stopWords: ReadonlySet<string> = new Set([
  ...eng,
  ...`actually allowed already always anybody anyone anything brother called cant child children childrens daughter didnt different
  does doesnt dont else ever every everyone everything fan find give going gonna gotta granddaughter grandson hello hi
  im isnt ive just kid let little look looking lover maybe mean meant name need nephew niece nobody not nothing off ok
  okay page part please put quite really see she show sister site so somebody someone something son sure take tell thanks thing
  try trying us use wanna want when whose without wont why will yes yet`.split(/\s+/),
]);

/** Also with an s: "wheres", "needs". */
export const isStopWord = (word: string): boolean => stopWords.has(word) || stopWords.has(word.replace(/s$/, ""));

/** What a word is worth by its field, in ranking and as a share of the question: running text has words by chance. */
export const worth = { name: 1, keywords: 1, text: 0.5 };

/** Lower case, without diacritics, apostrophes and possessives; "book1" as "book 1". */
const plainWords = (text: string): string[] =>
  // Trade marks would become letters, and soft hyphens part words.
  plainLetters(text.replace(/[™®©\p{Cf}]/gu, ""))
    .replace(/['’‘`´](s\b)?/g, "")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    // "y5" and "yr 5" are "year 5".
    .replace(/\by(?:rs?)?\.? ?(?=\d{1,2}\b)/g, "year ")
    // An emoji is a word, which keywords may be.
    .match(/\p{L}+|\p{N}+|\p{Extended_Pictographic}/gu) ?? [];

/** Tokenises and normalises, numbers in words or Roman numerals as digits. */
export const wordsOf = (text: string): string[] => plainWords(text).map((word) => digits.get(word) ?? word);

/** Neighbours written as one, since compounds are: "skyharbour", "bookone". */
export const compoundsOf = (text: string): string[] =>
  plainWords(text).flatMap((word, place, words) => {
    const before = words[place - 1];
    return before && !isStopWord(before) && !isStopWord(word) ? [before + word] : [];
  });

const sorted = (word: string) => [...word].sort().join("");

/** Edit distance, with two letters that changed places as one edit. */
const edits = (word: string, other: string) =>
  distance(word, other) - Number(word.length === other.length && sorted(word) === sorted(other));

/** Voiced and voiceless consonants, which double-metaphone takes for one: "blah" would be play. */
const twins = ["bp", "dt", "gk"];

const isTwin = (one = "", other = "") =>
  one !== other && twins.some((pair) => pair.includes(one) && pair.includes(other));

/** A word's sound, in which "-ceous", "-cious" and "-tious" end as they are said. */
const soundOf = (word: string) => doubleMetaphone(word.replace(/[ct][ei]ous$/, "shus"))[0];

/** Typo tolerance: one wrong letter per this many. */
const lettersPerEdit = 4;

/**
 * @returns a function that corrects a misspelt word: to those of the vocabulary with nearly its letters behind the first, or its sound.
 *   What has no letters, as a year or an emoji, means nothing else
 */
export function createSpelling(vocabulary: () => Iterable<string>): (word: string) => string[] {
  let alike: Map<string, Set<string>> | undefined;
  /** Words by their first letter, and by their sound, which is in capitals. */
  const group = () => {
    const groups = new Map<string, Set<string>>();
    for (const word of new Set([...vocabulary(), ...stopWords, ...digits.keys()]))
      for (const key of [word[0] ?? "", soundOf(word)]) groups.set(key, (groups.get(key) ?? new Set()).add(word));
    return groups;
  };
  return (word) => {
    if (!/\p{L}/u.test(word)) return [];
    // Made for the first unknown word, since their sounds are a tenth of the index's time, and the first answer waits for it.
    alike ??= group();
    const sound = soundOf(word);
    const sameSound = new Set(sound ? alike.get(sound) : []);
    const near = [...new Set([...(alike.get(word[0] ?? "") ?? []), ...sameSound])].flatMap((other) => {
      const wrong = edits(word, other);
      const begins = other[0] === word[0];
      const isSound = sameSound.has(other) && !isTwin(word[0], other[0]);
      const sounds = isSound && wrong <= Math.min(word.length, other.length) / 2;
      const looks = begins && wrong <= other.length / lettersPerEdit;
      const isNear = isStopWord(other) ? sounds && begins : sounds || looks;
      return isNear ? [{ other, wrong: wrong - Number(sounds) }] : [];
    });
    const least = Math.min(...near.map(({ wrong }) => wrong));
    return near.filter(({ wrong }) => wrong === least).map(({ other }) => digits.get(other) ?? other);
  };
}
