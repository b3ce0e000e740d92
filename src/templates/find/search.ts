/** Full-text search with typo tolerance, in the browser. A dynamic import, fetched on the first keystroke. */
import type { FindEntry } from "../../components/a-to-z/find-entry";
import { digits, distance, inLetters, soundOf, spoken, stemOf, wordsOf } from "./spelling";

/** The score of a full match, by the field that it is in. */
const weights = { name: 10, keywords: 8, kind: 3, text: 1.5 };

/**
 * When an entry is an answer rather than a guess: what a word counts that it has in its keywords or texts (in its name,
 * 1), and the share of the question that it must have. Of two words, one in a name is enough, one elsewhere is chance.
 */
const sureness = {
  alone: { keywords: 1, text: 1, least: 0.37 },
  ofSeveral: { keywords: 0.9, text: 0.5, least: 0.49 },
};

/** How many entries are shown where nothing is found. */
const mostNearest = 3;

/** Ignored, unless a query consists of nothing else. */
const stopWords = new Set(
  `a about all am an and any anybody anyone anything are at be because but by called can could did do does find for
  from get give going got had has hav have he her him his how i id im in is it its ive just kind let like list look
  looking love many may me mean ment much my name named need of off on or our out page please r really realy she should show
  so some somebody someone something tell than that the their them then there they thing things this to up us want was
  we were what when where which who why will with would yes you your`.split(/\s+/),
);

/** Words that a phrase may do without: "where did they go" and "where do they all go" ask the same. */
const fillers = new Set("a all am an are be been did do does have has is of the to was were will would".split(" "));

interface Indexed {
  entry: FindEntry;
  name: Set<string>;
  /** The first word of a name that is a question: "how" in "How old do I have to be?". */
  opening: string | undefined;
  /** The number of significant words in its name. */
  length: number;
  keywords: Set<string>;
  kind: Set<string>;
  text: Set<string>;
  /** Its keywords of several words, as `phraseOf` has them. */
  phrases: string[];
  /** Its names and keywords without spaces, each with the bonus for a query that equals it. */
  wholes: { whole: Term; value: number }[];
}

/** Words and joined bigrams: "sky", "harbour", "skyharbour"; "bookone" and "book1". */
const withPairs = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? "";
    if (stopWords.has(before) && stopWords.has(word)) return [];
    return [word, inLetters(word)].map((end) => `${before}${end}`);
  }),
];

const telling = (words: readonly string[]) => words.filter((word) => !stopWords.has(word));

/** Homophones of numbers ("book to"), replaced only after "book" at the end of a query. */
const misheard = new Map(
  Object.entries({ won: "1", wun: "1", to: "2", too: "2", tow: "2", tree: "3", thre: "3", free: "3" }),
);

/** Homophones of verbs, replaced only after "I", "to", "we" and "you", and of question words, at the start. */
const verbs = new Map(
  Object.entries({ by: "buy", here: "hear", reed: "read", red: "read", right: "write", rite: "write" }),
);
const openings = new Map(Object.entries({ ware: "where", wear: "where", were: "where", witch: "which" }));

/** Replaces homophones by what they must mean where they stand. */
function asMeant(words: string[]): string[] {
  const number = distance(words.at(-2) ?? "", "book", 1) <= 1 && misheard.get(words.at(-1) ?? "");
  if (number) words.splice(-1, 1, number);
  // "Wear can i by it".
  const heard = words.map((word, index) => {
    if (index === 0 && /^(?:can|could|did|do|does|is|to)$/.test(words[1] ?? "")) return openings.get(word) ?? word;
    return /^(?:i|to|we|you)$/.test(words[index - 1] ?? "") ? (verbs.get(word) ?? word) : word;
  });
  // In "any one" and "the first one" there is no number.
  return heard.filter((word, index) => word !== "1" || !/^(?:any|every|no|some|\d+)$/.test(words[index - 1] ?? ""));
}

/** Words for comparing phrases: without fillers and plurals, a space around each. */
const phraseOf = (words: readonly string[]) =>
  ` ${words
    .filter((word) => !fillers.has(word))
    .map((word) => word.replace(/(?<=..[^s])s$/, ""))
    .join(" ")} `;

const lettersOf = (word: string) => [...word].sort().join("");

/** Whether the two are one word with two neighbouring letters swapped, or a letter wrong in a word of four or more. */
const isSlipOf = (typed: string, word: string) =>
  distance(typed, word, 1) === 1 &&
  (word.length > 3 ? typed[0] === word[0] || typed[0] === word[1] : lettersOf(typed) === lettersOf(word));

const slipsMeant = [...digits, ...[...stopWords].map((word) => [word, word] as const)].filter(
  ([word]) => word.length > 2,
);

/** The largest edit distance accepted, by the word's length. */
const forgiven = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** A word with its precomputed stem and phonetic key. */
interface Term {
  word: string;
  stem: string;
  sound: string;
  shape: string;
}

const termOf = (word: string): Term => ({
  word,
  stem: stemOf(word),
  sound: soundOf(word),
  shape: word.replace(/[bdpq]/g, "b"),
});

/** Similarity without typos, from 0 to 1 (equal): same stem, prefix or substring. */
function fitOf(typed: Term, { word, stem }: Term): number {
  if (typed.word === word) return 1;
  if (typed.stem === stem) return 0.95;
  if (word.startsWith(typed.word)) return 0.55 + (0.35 * typed.word.length) / word.length;
  if (typed.stem.length > 2 && word.startsWith(typed.stem)) return 0.5;
  if (typed.word.length > 2 && word.includes(typed.word)) return 0.3;
  return 0;
}

/** Similarity by edit distance, from 0 (beyond the accepted distance) to 1 (equal). */
function closeness(typed: string, term: string, most = forgiven(typed)): number {
  const wrong = distance(typed, term, most);
  if (wrong > most || (wrong > 1 && typed.length < 7 && typed[0] !== term[0])) return 0;
  // Swapped letters are the commonest slip of all.
  const isSwap = wrong === 1 && typed.length === term.length && lettersOf(typed) === lettersOf(term);
  return 1 - ((isSwap ? 1 : 1.5) * wrong) / Math.max(typed.length, term.length);
}

/** Similarity of a misspelling, from 0 to 0.8, by edit distance or phonetic key. */
function misspeltFit(typed: Term, term: Term): number {
  if (typed.word.length < 3 || term.word.length < 3 || /\d/.test(typed.word + term.word)) return 0;
  if (typed.shape === term.shape) return 0.75;
  // Of three letters, half the words sound alike.
  if (typed.sound === term.sound && typed.sound.length > 1) return typed.word.length > 3 ? 0.8 : 0.6;
  const close = Math.max(
    closeness(typed.word, term.word),
    typed.stem === typed.word && term.stem === term.word
      ? 0
      : closeness(typed.stem, term.stem, forgiven(typed.word)) - 0.05,
    typed.sound.length > 2 ? closeness(typed.sound, term.sound) - 0.1 : 0,
  );
  if (close > 0) return close * 0.8 - (typed.word[0] === term.word[0] ? 0 : 0.1);
  // A misspelt prefix: the visitor is still typing.
  const isBegun = typed.word.length > 4 && term.word.length > typed.word.length + 1;
  return isBegun && distance(typed.word, term.word.slice(0, typed.word.length), 1) <= 1 ? 0.45 : 0;
}

/** One typo in a word of three letters, which is accepted only where nothing else matches. */
const shortFit = (typed: Term, { word }: Term) =>
  typed.word.length === 3 && word.length <= 4 && typed.word[0] === word[0] && distance(typed.word, word, 1) === 1
    ? 0.5
    : 0;

/** Two typos in a word of five letters or more, also at its start, which are accepted only where nothing else matches. */
const looseFit = (typed: Term, { word }: Term) =>
  typed.word.length > 4 && distance(typed.word, word, 2) / Math.max(typed.word.length, word.length) < 0.39 ? 0.4 : 0;

/** Results, best first; `nearest` is filled only where there are none. */
export interface Answer {
  found: FindEntry[];
  nearest: FindEntry[];
}

/** Builds the index once; the function returned answers queries from it. */
export function createSearch(entries: readonly FindEntry[]): (typed: string) => Answer {
  const index: Indexed[] = entries.map((entry) => {
    const names = [entry.name, ...entry.otherNames].map(wordsOf);
    const phrases = entry.keywords.map(wordsOf);
    return {
      entry,
      name: new Set(names.flatMap(withPairs)),
      opening: entry.name.endsWith("?") ? names[0]?.[0] : undefined,
      length: Math.min(...names.map((words) => telling(words).length || words.length)),
      keywords: new Set(phrases.flatMap(withPairs)),
      kind: new Set(wordsOf(entry.kind)),
      text: new Set(wordsOf(`${entry.summary} ${entry.more}`)),
      phrases: phrases.map(phraseOf).filter((phrase) => phrase.trim().includes(" ")),
      wholes: [
        ...phrases.map((phrase) => ({ whole: termOf(phrase.join("")), value: phrase.length > 2 ? 12 : 3 })),
        ...names.map((words) => ({ whole: termOf(telling(words).join("")), value: 12 })),
        ...names.map((words) => ({ whole: termOf(words.join("")), value: 14 })),
      ],
    };
  });
  const toTerms = (words: Iterable<string>) => [...new Set(words)].map(termOf);
  const names = toTerms(index.flatMap(({ name, keywords }) => [...name, ...keywords]));
  const isName = new Set(names.map(({ word }) => word));
  const texts = toTerms(index.flatMap(({ kind, text }) => [...kind, ...text])).filter(({ word }) => !isName.has(word));

  const known = new Map<string, Map<string, number>>();
  /** The indexed words that match a typed one, with their similarity (memoised). */
  function meaningsOf(word: string): Map<string, number> {
    const before = known.get(word);
    if (before) return before;
    const typed = termOf(word);
    const fits = new Map<string, number>();
    const add = (terms: readonly Term[], compare: (typed: Term, term: Term) => number) => {
      for (const term of terms) {
        const value = compare(typed, term);
        if (value > (fits.get(term.word) ?? 0)) fits.set(term.word, value);
      }
    };
    add(names, fitOf);
    if (word.length > 1) add(texts, fitOf);
    // A word that texts have is rarely another one misspelt.
    const isInText = [...fits.values()].some((fit) => fit >= 0.95);
    if (!isKnown(fits)) add(names, isInText ? (one, other) => misspeltFit(one, other) * 0.2 : misspeltFit);
    if (fits.size === 0) add(names, shortFit);
    if (fits.size === 0) add(names, looseFit);
    known.set(word, fits);
    return fits;
  }

  const isSpelt = (word: string) => [...meaningsOf(word).values()].some((fit) => fit > 0.9);

  /** Whether a typed word is spelt like one of a name or keyword, so that no typo needs to be assumed. */
  const isKnown = (fits: Map<string, number>) => [...fits].some(([term, fit]) => fit > 0.9 && isName.has(term));

  /** A misspelt number or function word as it is meant, where the index has no such word and no nearer name. */
  function mended(word: string): string {
    if (word.length < 3 || stopWords.has(word) || /\d/.test(word)) return word;
    const [slip, meant = word] = slipsMeant.find(([one]) => isSlipOf(word, one)) ?? [];
    if (slip === undefined) return word;
    const likeness = misspeltFit(termOf(word), termOf(slip));
    const isRather = ([term, fit]: [string, number]) =>
      fit > 0.9 || (fit > likeness && isName.has(term) && !stopWords.has(term));
    return [...meaningsOf(word)].some(isRather) ? word : meant;
  }

  const isVocabulary = (word: string) =>
    stopWords.has(word) || digits.has(word) || spoken.has(word) || (word.length > 2 && isName.has(word));

  /** Words that were typed without spaces, in as few parts as can be; else the word itself: "whenisbookthree". */
  function apart(word: string): string[] {
    if (word.length < 6 || [...meaningsOf(word).values()].some((fit) => fit > 0.6)) return [word];
    const ends: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start < end; start += 1) {
        const before = ends[start];
        const part = word.slice(start, end);
        if (before && isVocabulary(part) && before.length + 1 < (ends[end]?.length ?? 99))
          ends[end] = [...before, part];
      }
    }
    const parts = ends[word.length] ?? [];
    // Parts of two letters are chance.
    return parts.length > 0 && parts.length * 2.5 <= word.length ? parts.flatMap(wordsOf) : [word];
  }

  /** The words as the index spells them, where one is near enough. */
  const corrected = (words: readonly string[]) =>
    words.map((word) => {
      if (stopWords.has(word)) return word;
      const [best = ["", 0]] = [...meaningsOf(word)].filter(([term]) => isName.has(term)).sort((a, b) => b[1] - a[1]);
      return best[1] >= 0.5 ? best[0] : word;
    });

  const bestFit = (fits: Map<string, number>, terms: Set<string>) => {
    let best = 0;
    for (const [term, fit] of fits) if (fit > best && terms.has(term)) best = fit;
    return best;
  };

  function scoreOf(item: Indexed, words: readonly string[]): number {
    let score = 0;
    let inName = 0;
    let matched = 0;
    for (const word of words) {
      const fits = meaningsOf(word);
      const name = bestFit(fits, item.name);
      const best = Math.max(
        name * weights.name,
        bestFit(fits, item.keywords) * weights.keywords,
        bestFit(fits, item.kind) * weights.kind,
        bestFit(fits, item.text) * weights.text,
      );
      inName += name;
      score += best;
      if (best > 0) matched += 1;
    }
    // A name in a question that also says other things is still what it is about, so that gaps count less than in proportion.
    const covered = (matched / words.length) ** 0.75;
    return (score / words.length + 5 * Math.min(1, inName / item.length)) * covered;
  }

  /** How surely an item is what is asked for, from 0 to 1: the share of the question's words that it has. */
  function surenessOf(item: Indexed, words: readonly string[]): number {
    const isAlone = words.length === 1;
    const share = isAlone ? sureness.alone : sureness.ofSeveral;
    let sure = 0;
    let exact = 0;
    for (const word of words) {
      // Half of all short words are like another one: among several words, the like of one says little.
      const trust = isAlone ? 1 : Math.min(1, Math.max(0, word.length - 3) / 4);
      const fits = new Map([...meaningsOf(word)].map(([term, fit]) => [term, fit > 0.9 ? fit : fit * trust]));
      const name = bestFit(fits, item.name);
      if (name > 0.9) exact += 1;
      sure += Math.max(
        name,
        bestFit(fits, item.keywords) * share.keywords,
        bestFit(fits, item.kind) * share.keywords,
        bestFit(fits, item.text) * share.text,
      );
    }
    return exact >= item.length ? 1 : sure / words.length;
  }

  /** The bonus for a query that equals a name or keyword as a whole, also misspelt or joined into one word. */
  function wholeScore(item: Indexed, questions: readonly Term[], mayBeMisspelt: boolean): number {
    let best = 0;
    for (const question of questions) {
      for (const { whole, value } of item.wholes) {
        if (value <= best) continue;
        if (question.word === whole.word) best = value;
        else if (question.stem === whole.stem) best = Math.max(best, value * 0.95);
        else if (mayBeMisspelt && question.word.length > 3) {
          const close = question.sound === whole.sound ? 0.8 : closeness(question.word, whole.word) * 0.7;
          // Three wrong letters of nine are another phrase.
          if (close > 0.42) best = Math.max(best, value * close);
        }
      }
    }
    return best;
  }

  /** The bonus for a keyword of several words within the query: "how much" in "how much is the paperback". */
  const phraseScore = ({ phrases }: Indexed, asked: string) =>
    Math.max(
      0,
      ...phrases
        .filter((phrase) => asked.includes(phrase))
        .map(({ length }) => (length === asked.length ? 12 : 3 + 6 * (length / asked.length))),
    );

  /** The entries whose names have the smallest edit distance (by sound, relative to length) to the query. */
  function nearestTo(words: readonly string[]): FindEntry[] {
    const typed = soundOf(words.join(""));
    const far = ({ sound }: Term) => distance(typed, sound, 99) / Math.max(typed.length, sound.length);
    return index
      .map(({ entry, name, wholes }) => ({
        entry,
        far: Math.min(...[...name].map((word) => far(termOf(word))), ...wholes.map(({ whole }) => far(whole))),
      }))
      .sort((a, b) => a.far - b.far)
      .slice(0, mostNearest)
      .map(({ entry }) => entry);
  }

  return (typed) => {
    const split = asMeant(wordsOf(typed).flatMap(apart));
    const spelt = split.length > 1 ? split.map(mended) : split;
    const words = telling(spelt).length > 0 ? telling(spelt) : spelt;
    if (words.length === 0) return { found: [], nearest: [] };
    const asked = phraseOf(corrected(spelt));
    const wholes = [...new Set([wordsOf(typed).join(""), spelt.join(""), words.join("")])].map(termOf);
    const mayBeMisspelt = !words.every(isSpelt);
    const scored = index
      .map((item) => {
        const whole = wholeScore(item, wholes, mayBeMisspelt);
        const phrase = phraseScore(item, asked);
        const score = scoreOf(item, words) + Math.max(whole, phrase);
        const isAskedAlike = score > 0 && item.opening === spelt[0];
        return {
          item,
          isWhole: Math.max(whole, phrase) > 6 || wholeScore(item, wholes, false) > 2.8,
          score: (score + (isAskedAlike ? 3 : 0)) * item.entry.weight,
        };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * 0.12;
    const found = scored.filter(({ score }) => score > Math.max(least, 0.5));
    const entriesOf = (some: typeof found) => some.map(({ item }) => item.entry);
    // What matches little of the question is a guess, and is shown as one.
    const { least: leastSure } = words.length > 1 ? sureness.ofSeveral : sureness.alone;
    const isSure = ({ item, isWhole }: (typeof found)[number]) => isWhole || surenessOf(item, words) > leastSure;
    if (words.every((word) => isKnown(meaningsOf(word))) || found.slice(0, 3).some(isSure))
      return { found: entriesOf(found), nearest: [] };
    return { found: [], nearest: found.length > 0 ? entriesOf(found.slice(0, mostNearest)) : nearestTo(words) };
  };
}
