/** Full-text search in the browser: the words' scores come ready (find-index.ts), and what has most of a question is an answer. */
import { distance } from "fastest-levenshtein";
import { stemmer } from "stemmer";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import type { FindIndex } from "../../content/find-index";
import { compoundsOf, createSpelling, isStopWord, wordsOf, worth } from "../../content/find-words";

/** How much more than a detail, such as one picture, a page, book or character is worth that is called so. */
const mainBoost = 1.25;

/**
 * An entry is an answer if it is worth more than this share of the question's words. Where all of them are of here this is enough: of more
 * than two, and where nothing is worth more.
 */
const leastShare = 0.5;

/** How many entries are suggested where nothing is found. */
const mostNearest = 3;

/** What a stem has to keep of its word to be corrected in its place, in letters and as a share: "timetable" has "timet". */
const leastStem = { letters: 4, share: 0.6 };

/** How much of a question is read, in letters: a pasted page would take long to correct. */
const mostLetters = 200;

/** Results, best first; `nearest` is filled only where there are none. */
export interface Answer {
  found: FindEntry[];
  nearest: FindEntry[];
}

/** Those that are not stop words; all, where there are no others. */
const telling = <Word>(words: readonly Word[], isStop: (word: Word) => boolean): readonly Word[] => {
  const some = words.filter((word) => !isStop(word));
  return some.length > 0 ? some : words;
};

/** Numbers, such as those of books, are in many names by chance. */
const isNumber = (stem: string) => /^\d+$/.test(stem);

/** False for a word that is an emoji: wordsOf makes each one. */
const hasLettersOrDigits = (word: string) => /[\p{L}\p{N}]/u.test(word);

const stemsOf = (phrase: string) => new Set(telling(wordsOf(phrase), isStopWord).map(stemmer));

/** How alike two sets are, from 0 to 1 (Sørensen–Dice coefficient). */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  (2 * [...one].filter((part) => other.has(part)).length) / (one.size + other.size);

/**
 * A 9 year old is neither Book Nine nor a school year, but asks for the age of readers; "what colour is" asks for no colouring, "the
 * first one" for no Book One.
 */
const asMeant = (typed: string) =>
  typed
    .replace(/\b\S+[ -]?(?:years?|yrs?)[ -]olds?\b/gi, "how old")
    .replace(/\bwhat colou?rs?\b/gi, "what")
    .replace(/\b(an?|the|this|that|which|first|second|third|next|last|new|old|other|real) ones?\b/gi, "$1");

/** @returns a function that answers questions from the entries and their index */
export function createSearch(entries: readonly FindEntry[], index: FindIndex): (typed: string) => Answer {
  const postings = new Map(index.map(([stem, ...having]) => [stem, having]));
  const described = entries.map((entry) => {
    const names = [entry.name, ...entry.otherNames].filter((name) => wordsOf(name).length > 0);
    const phrases = [...names, ...entry.keywords];
    let stems: ReadonlySet<string>[] | undefined;
    // Made when an answer asks for them: those of all phrases are a third of the first answer's time.
    const stemsOfPhrases = () => (stems ??= phrases.map(stemsOf));
    let kindStems: ReadonlySet<string> | undefined;
    const isOfKind = (stem: string) => {
      kindStems ??= stemsOf(entry.kind);
      return kindStems.has(stem);
    };
    return { entry, names, phrases, nameStems: names.map(stemsOf), stemsOfPhrases, isOfKind };
  });
  const mainStems = described.flatMap(({ entry, nameStems }) =>
    entry.isMain ? [...new Set(nameStems.flatMap((name) => [...name]))] : [],
  );
  /** Those that no other main entry is called by. */
  const ownStems = new Set(mainStems.filter((stem) => mainStems.indexOf(stem) === mainStems.lastIndexOf(stem)));
  const namesWords = new Set(described.flatMap(({ names }) => names).flatMap(wordsOf));
  const allPhrases = described.flatMap(({ phrases }) => phrases);
  const vocabulary = new Set(allPhrases.flatMap(wordsOf));
  const correct = createSpelling(() => [...vocabulary, ...allPhrases.flatMap(compoundsOf)]);

  /** The entries that have some of these stems, with the score of all together, and the best field that has each. */
  function having(stems: Iterable<string>) {
    const scored = new Map<number, { id: number; score: number; hits: Map<string, keyof typeof worth> }>();
    for (const stem of stems) {
      for (const [field, score, ...ids] of postings.get(stem) ?? []) {
        for (const id of ids) {
          const { score: others, hits } = scored.get(id) ?? { score: 0, hits: new Map() };
          scored.set(id, { id, score: others + score, hits: hits.set(stem, field) });
        }
      }
    }
    return [...scored.values()].map((one) => ({ ...one, score: one.score * one.hits.size }));
  }

  /** A word as it is here; of the last, which may be half typed, also names that it begins; else corrections ("mamoths": of its stem). */
  function meantBy(word: string, isLast: boolean): string[] {
    const stem = stemmer(word);
    const known = postings.get(stem);
    if (isStopWord(word) || known?.some(([field]) => field !== "text")) return [word];
    const begun = isLast ? [...namesWords].filter((name) => name.startsWith(word) && !isStopWord(name)) : [];
    // Spelt right, but not of here: it means nothing.
    if (known?.length === 0) return begun;
    if (begun.length > 0 || known) return [word, ...begun];
    const corrected = correct(word);
    const isCutShort = stem.length < Math.max(leastStem.letters, word.length * leastStem.share);
    return corrected.length > 0 || isCutShort ? corrected : correct(stem);
  }

  /** A compound that is here is one word: "wall paper". */
  const joined = (words: string[], word: string) => {
    const compound = `${words.at(-1) ?? ""}${word}`;
    return vocabulary.has(compound) ? [...words.slice(0, -1), compound] : [...words, word];
  };

  return (typed) => {
    const read = wordsOf(asMeant(typed.trim().slice(0, mostLetters))).reduce<string[]>(joined, []);
    const words = telling(read, (word) => !hasLettersOrDigits(word) && !vocabulary.has(word));
    const asked = telling(
      words.map((word, place) => meantBy(word, place === words.length - 1)),
      (meant) => meant.some(isStopWord),
    );
    // Beside a word that nothing here is like, another that is only like one of here counts for nothing: "shark attack".
    const isUnderstood = asked.every((meant) => meant.length > 0);
    const namedBy = asked.filter((meant) => isUnderstood || meant.some((word) => words.includes(word)));
    const named = new Set(namedBy.flat().map(stemmer));
    const stems = new Set(asked.flat().map(stemmer));
    const hasStopWordsOnly = asked.every((meant) => meant.some(isStopWord));
    const asksOnlyNumbers = asked.every((meant) => meant.some(isNumber));
    const ranked = having(stems)
      .map(({ id, score, hits }) => {
        const { entry, nameStems, stemsOfPhrases, isOfKind } = described[id] as (typeof described)[number];
        const phraseStems = stemsOfPhrases();
        const boost = entry.isMain ? mainBoost : 1;
        // Beside other words a number counts only in a phrase with one of them: "world war 2" is not Book Two.
        const counts = (stem: string) =>
          !isNumber(stem) ||
          asksOnlyNumbers ||
          phraseStems.some((phrase) => phrase.has(stem) && [...phrase].some((one) => !isNumber(one) && named.has(one)));
        // A word of several main names tells less of each: "mr vale" is Orrin Vale, but "book tickets" is no book.
        const worthOf = (stem: string) => {
          const field = hits.get(stem);
          if (!field || !counts(stem)) return 0;
          // What a thing is, such as a lesson, it does not have by chance: "gravity lesson".
          if (field === "text" && isOfKind(stem)) return worth.keywords;
          return field === "name" && ownStems.has(stem) ? boost : worth[field];
        };
        const worths = namedBy.map((meant) => Math.max(0, ...meant.map(stemmer).map(worthOf)));
        const share = worths.reduce((sum, one) => sum + one, 0) / asked.length;
        const isAsked = (phrase: ReadonlySet<string>) => [...phrase].every((stem) => named.has(stem));
        const like = Math.max(0, ...phraseStems.map((phrase) => likeness(phrase, stems)));
        // Stop words are in most texts: alone they ask for what has a phrase of them.
        const isHalf = share === leastShare && isUnderstood && !hasStopWordsOnly;
        const isAnswer = hasStopWordsOnly
          ? phraseStems.some(isAsked)
          : share > leastShare || (isHalf && asked.length > 2) || (isUnderstood && nameStems.some(isAsked));
        const isNamed = nameStems.some((name) => likeness(name, stems) === 1);
        return { id, entry, isAnswer, isHalf, isNamed, score: score * share * (1 + like) ** 2 * boost };
      })
      // A whole name comes first, such as a question that is asked in its own words.
      .sort(
        (one, other) => Number(other.isNamed) - Number(one.isNamed) || other.score - one.score || one.id - other.id,
      );
    const sure = ranked.filter(({ isAnswer }) => isAnswer);
    const found = (sure.length > 0 ? sure : ranked.filter(({ isHalf }) => isHalf)).map(({ entry }) => entry);
    if (found.length > 0) return { found, nearest: [] };
    const misspelt = words.map(stemmer).filter((stem) => !postings.has(stem));
    const isLike = (stem: string) => misspelt.some((word) => distance(stem, word) <= Math.round(word.length / 5));
    const likeAsked = () => having([...postings.keys()].filter(isLike)).sort((one, other) => other.score - one.score);
    const nearest = ranked.length > 0 ? ranked : likeAsked().filter(({ hits }) => [...hits.values()].includes("name"));
    return { found, nearest: nearest.slice(0, mostNearest).map(({ id }) => entries[id] as FindEntry) };
  };
}
