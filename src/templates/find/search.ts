/**
 * Full-text search in the browser: MiniSearch's index and ranking (BM25), and the glue that children's questions need:
 * stop words, stems, sounds, swapped letters, words joined or apart, names as a whole, and when to say that there is
 * nothing.
 */
import MiniSearch from "minisearch";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import {
  ageAsked,
  askedAlike,
  core,
  digits,
  inLetters,
  lettersOf,
  mishearings,
  once,
  soundOf,
  spoken,
  stemOf,
  stopWords,
  telling,
  wordsOf,
} from "./spelling";

/** Every number that ranks, with a question of the tests that has a wrong answer without it. */
const weights = {
  /** How much a word counts, by the field that it is in: "secound book", "dinosaur picture", "isbn number". */
  field: { name: 10, keywords: 8, kind: 3, text: 1.5 },
  /** A word that sounds alike: "baj". */
  sound: 0.7,
  /** A word of the same letters in another order: "darke". */
  letters: 2,
  /** A word with other letters: "secound book". */
  fuzzy: 0.2,
  /** A word that only begins so: "which book first". */
  prefix: 0.4,
  /** A like word that begins otherwise than every word that was typed: "im bord". */
  otherBeginning: 0.6,
  /** The best match by words: "fone walpaper of ember". */
  words: 12,
  /** A name that is in the question: "which book first". */
  named: 5,
  /** A name that is like one in the question: "quantinite". */
  namedAlike: 3,
  /** A name, or a keyword of three words or more, that is the whole question: "whos in the book". */
  phrase: 12,
  /** A shorter keyword that is the whole question: "the quiz". */
  keyword: 6,
  /** What is left out, as a share of the best score: what only a text has, where a name matches. */
  least: 0.15,
  /** How near a score may come to be a draw, which the entries' order decides: "first chapter", "howmuchisit". */
  draw: 0.9,
  /** MiniSearch's BM25, with little regard to how long a field is: "clothes". */
  bm25: { k: 1.2, b: 0.3, d: 0.5 },
};

/** When an entry is an answer rather than a guess, with a question that is answered wrongly without it. */
const sureness = {
  /** The share of the question that a word is, by its best field: "wings of fire", "swimming lessons". */
  field: { name: 1, keywords: 0.9, kind: 0.9, text: 0.43 } as Record<string, number>,
  /** The same for a word that is guessed: "ballet shoes". */
  guessed: 0.6,
  /** The same for a word that sounds exactly as one that is here: "wallpapper for my fone". */
  sound: 0.6,
  /** What a name or keyword as a whole must be worth to be an answer: "book mark". */
  whole: 4,
  /** The least share of a question of one word ("tobey"), and of several ("covid test"). */
  least: { alone: 0.37, ofSeveral: 0.46 },
};

/** How many entries are shown where nothing is found. */
const mostNearest = 3;

/** How much of a question is read, in letters: of a page that is pasted, parts and pairs of words would take minutes. */
const mostLetters = 200;

/** Neighbours joined: "skyharbour", "bookone". */
const pairs = (words: readonly string[]) =>
  words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? "";
    return stopWords.has(before) && stopWords.has(word) ? [] : [...new Set([before + word, before + inLetters(word)])];
  });

const sounding = (word: string) => `~~~${soundOf(word)}`;
const ordered = (word: string) => `===${lettersOf(word)}`;
const isPlain = (form: string) => !/^[~=]/.test(form);

/** What a word is indexed as: its stem, its sound and its letters in order. A sound of one letter says nothing: "zzz". */
const formsOf = once((word: string) =>
  word.length < 3 || /\d/.test(word) || soundOf(word).length < 2
    ? [stemOf(word)]
    : [stemOf(word), sounding(word), ordered(word)],
);

/** How many letters may be wrong. */
function fuzziness(form: string) {
  const { length } = form.replace("~~~", "");
  if (form.startsWith("===") || length < 3) return 0;
  return isPlain(form) ? (length < 6 ? 1 : 2) : Math.max(0, Math.min(2, (length - 2) >> 1));
}

/** Numbers and function words by their sound and letters, for those that are misspelt. */
const functionWords = new Map(
  [...[...stopWords].map((word) => [word, word] as const), ...digits].flatMap(([word, meant]) =>
    word.length < 3 ? [] : [sounding(word), ordered(word)].map((form) => [form, meant] as const),
  ),
);

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Results, best first; `nearest` is filled only where there are none. */
export interface Answer {
  found: FindEntry[];
  nearest: FindEntry[];
}

/** Builds the index once; the function returned answers queries from it. */
export function createSearch(entries: readonly FindEntry[]): (typed: string) => Answer {
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(weights.field),
    tokenize: (text, field) =>
      field === "text"
        ? [...wordsOf(text)]
        : text.split("\n").flatMap((part) => [...wordsOf(part), ...pairs(wordsOf(part))]),
    processTerm: (word, field) => {
      if (field === "name" || field === "keywords") return formsOf(word);
      return field === "text" && stopWords.has(word) ? null : stemOf(word);
    },
  });
  const described = entries.map(({ name, otherNames, keywords, kind, summary, more }, id) => ({
    id,
    name: [name, ...otherNames].join("\n"),
    keywords: keywords.join("\n"),
    kind,
    text: `${summary} ${more}`,
  }));
  index.addAll(described);

  const wordsOfNames = entries.map(({ name, otherNames }) => [name, ...otherNames].map(wordsOf));
  const stemsOfNames = wordsOfNames.map((names) => names.map((words) => telling(words).map(stemOf)));

  /** The entries that are called so, by a name or keyword without spaces, and what it is worth. */
  const wholes = new Map<string, { id: number; worth: number }[]>();
  entries.forEach(({ keywords }, id) => {
    const add = (words: string[], worth: number) =>
      wholes.set(words.join(""), [...(wholes.get(words.join("")) ?? []), { id, worth }]);
    for (const words of wordsOfNames[id] ?? [])
      for (const called of new Set([words, telling(words)].map((some) => some.map(stemOf).join(""))))
        add([called], weights.phrase);
    for (const words of keywords.map(wordsOf)) add(core(words), words.length > 2 ? weights.phrase : weights.keyword);
  });

  const stemsIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(stemOf));
  const inNames = stemsIn(described.flatMap(({ name, keywords }) => [name, keywords]));
  const inTexts = stemsIn(entries.map(({ more }) => more));
  const isName = (word: string) => inNames.has(stemOf(word));
  const isKnown = (word: string) => stopWords.has(word) || isName(word) || inTexts.has(stemOf(word));
  const isPart = (part: string) =>
    stopWords.has(part) || spoken.has(part) || (part.length > 2 && (digits.has(part) || isName(part)));

  /** Words that were typed without spaces, in as few parts as can be; else the word itself: "whenisbookthree". */
  function apart(word: string): string[] {
    const isLikeName = () => index.search(word, { fields: ["name"], fuzzy: 1, processTerm: stemOf }).length > 0;
    if (word.length < 6 || isKnown(word) || isLikeName()) return [word];
    const ends: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start < end; start += 1) {
        const before = ends[start];
        const part = word.slice(start, end);
        if (before && isPart(part) && before.length + 1 < (ends[end]?.length ?? 99)) ends[end] = [...before, part];
      }
    }
    const parts = ends[word.length] ?? [];
    // Parts of two letters are chance.
    return parts.length > 0 && parts.length * 2.5 <= word.length ? parts.flatMap(wordsOf) : [word];
  }

  /** A misspelt number or function word as it is meant ("frist book"), "book too" as "book 2", and "wear is" as "where is". */
  function asMeant(word: string, position: number, words: readonly string[]) {
    const isNumber = position === words.length - 1 && /^bo+ks?$/.test(words.at(-2) ?? "");
    const asks = position === 0 && stopWords.has(words[1] ?? "");
    const heard = (isNumber && mishearings.get(word)) || (asks && askedAlike.get(word));
    if (heard) return heard;
    if (words.length === 1 || word.length < 3 || isKnown(word)) return word;
    return functionWords.get(sounding(word)) ?? functionWords.get(ordered(word)) ?? word;
  }

  /** By entry: what it is worth that the question, or a run of its words, is a name or keyword as a whole. */
  function wholesIn(all: readonly string[]) {
    const found = new Map<number, number>();
    const add = (whole: string, share: number) => {
      for (const { id, worth } of wholes.get(whole) ?? []) found.set(id, Math.max(found.get(id) ?? 0, worth * share));
    };
    for (const words of [all, telling(all)]) add(words.map(stemOf).join(""), 1);
    const asked = core(all);
    asked.forEach((_, start) => {
      for (let end = asked.length; end > start + 1; end -= 1)
        add(asked.slice(start, end).join(""), (end - start) / asked.length);
    });
    return found;
  }

  return (whole) => {
    const typed = whole.slice(0, mostLetters);
    const all = wordsOf(ageAsked(typed)).flatMap(apart).map(asMeant);
    const words = telling(all);
    const stems = new Set(all.map(stemOf));
    const beginnings = new Set(words.map(([letter]) => letter));
    const results = index.search(typed, {
      boost: weights.field,
      tokenize: () => [...words, ...pairs(all)],
      // What is spelt as it is here needs no guess.
      processTerm: (word) => (isName(word) ? stemOf(word) : formsOf(word)),
      boostTerm: (form) => (isPlain(form) ? 1 : form.startsWith("=") ? weights.letters : weights.sound),
      boostDocument: (_, form) => (beginnings.has(form.replace(/^\W+/, "")[0]) ? 1 : weights.otherBeginning),
      // A letter alone is a word that is being typed, or says nothing: "p". 1 is no beginning of 12: "book 1".
      prefix: (form) => isPlain(form) && !/^\d/.test(form) && (form.length > 1 || form === words.at(-1)),
      fuzzy: (form) => !inNames.has(form) && fuzziness(form),
      weights: { fuzzy: weights.fuzzy, prefix: weights.prefix },
      bm25: weights.bm25,
    });
    const best = results[0]?.score ?? 1;
    const wholly = wholesIn(all);
    const byWords = new Map(
      results.map(({ id, score, queryTerms, match }) => {
        const matched = words.filter((word) => formsOf(word).some((form) => queryTerms.includes(form)));
        const sure = matched.map((word) => {
          const fields = match[stemOf(word)];
          if (fields) return Math.max(...fields.map((field) => sureness.field[field] ?? 0));
          if (match[sounding(word)]) return sureness.sound;
          // Half of all short words are like another one: among several words, the like of one says little.
          return sureness.guessed * (words.length === 1 ? 1 : Math.min(1, Math.max(0, word.length - 3) / 4));
        });
        const shareOfName = (has: (stem: string) => boolean | undefined) =>
          Math.max(...(stemsOfNames[id] ?? []).map((parts) => parts.filter(has).length / parts.length));
        const named = shareOfName((stem) => stems.has(stem));
        const alike = shareOfName((stem) => match[stem]?.includes("name"));
        const byName = Math.max(weights.named * named, weights.namedAlike * alike);
        return [
          id,
          {
            value: (weights.words * score) / best + byName,
            sure: named === 1 ? 1 : sumOf(sure) / words.length,
          },
        ];
      }),
    );
    const ranked = entries
      .map((entry, id) => {
        const { value = 0, sure = 0 } = byWords.get(id) ?? {};
        const whole = wholly.get(id) ?? 0;
        return { id, entry, sure: whole >= sureness.whole ? 1 : sure, score: (value + whole) * entry.weight };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    ranked.forEach((one, place) => {
      for (let to = place - 1; to >= 0; to -= 1) {
        const before = ranked[to] as typeof one;
        const isDraw = one.entry.weight === before.entry.weight && one.score > weights.draw * before.score;
        if (!isDraw || one.id > before.id) break;
        ranked.splice(to, 2, one, before);
      }
    });
    const least = (ranked[0]?.score ?? 0) * weights.least;
    const found = ranked.filter(({ score }) => score > least).map(({ entry }) => entry);
    const leastSure = words.length > 1 ? sureness.least.ofSeveral : sureness.least.alone;
    const isSure = words.every(isName) || ranked.slice(0, mostNearest).some(({ sure }) => sure > leastSure);
    if (isSure) return { found, nearest: [] };
    const like = () => index.search(typed, { fields: ["name"], fuzzy: 0.9, processTerm: stemOf });
    const nearest = found.length > 0 ? found : like().map(({ id }) => entries[id] as FindEntry);
    return { found: [], nearest: nearest.slice(0, mostNearest) };
  };
}
