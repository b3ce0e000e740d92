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
  ...`anybody anyone anything called child children childrens didnt does doesnt dont find give going gonna gotta im
  isnt just kid let little look looking mean meant name need off page part please really see she show site somebody
  someone something take tell thing us use wanna want when wont why will`.split(/\s+/),
]);

/** Also with an s: "wheres", "needs". */
export const isStopWord = (word: string): boolean => stopWords.has(word) || stopWords.has(word.replace(/s$/, ""));

/** Rude, worrying and personal words, none of which a child may see "corrected" to a person or a thing of here. */
const neverMisspelt = new Set(
  `arse boob bum butt cock crap cunt damn dead dick die drug dying fag fart fat fuck fucking gay hate hell knob lesbian
  lonely naked nazi nude pants penis piss poo poop porn rape sex sexy shit shitty slut snog suicide tit trans vagina vape
  wank weed whore willy`.split(/\s+/),
);

/** Also with an s. */
export const isNeverMisspelt = (word: string): boolean =>
  neverMisspelt.has(word) || neverMisspelt.has(word.replace(/s$/, ""));

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

/** Typo tolerance: one wrong letter per this many. */
const lettersPerEdit = 4;

/**
 * @returns a function that corrects a misspelt word: to those with nearly its letters behind the first, or its sound.
 *   What has no letters, as a year or an emoji, means nothing else
 */
export function createSpelling(vocabulary: () => Iterable<string>): (word: string) => string[] {
  let keys: Map<string, string> | undefined;
  return (word) => {
    if (!/\p{L}/u.test(word)) return [];
    // Made for the first unknown word, since their sounds are a tenth of the index's time, and the first answer waits for it.
    keys ??= new Map([...vocabulary(), ...stopWords].map((word) => [word, doubleMetaphone(word)[0]]));
    const [sound] = doubleMetaphone(word);
    const near = [...keys].flatMap(([other, itsSound]) => {
      const wrong = edits(word, other);
      const begins = other[0] === word[0];
      const isSound = sound !== "" && itsSound === sound && !isTwin(word[0], other[0]);
      const sounds = isSound && wrong <= Math.min(word.length, other.length) / 2;
      const looks = begins && wrong <= other.length / lettersPerEdit;
      const isNear = isStopWord(other) ? sounds && begins : sounds || looks;
      return isNear ? [{ other, wrong: wrong - Number(sounds) }] : [];
    });
    const least = Math.min(...near.map(({ wrong }) => wrong));
    return near.filter(({ wrong }) => wrong === least).map(({ other }) => other);
  };
}
