/** What children ask, misspelt as they would, of the index that the site has. */
import { distance } from "fastest-levenshtein";
import { stemmer } from "stemmer";
import type { FindEntry } from "../../src/components/a-to-z/find-entry";
import { isStopWord, wordsOf } from "../../src/content/find-words";
import { items } from "../site-under-test";
import { ask, entries, index } from "./find-index";
import { character, first, pathOf } from "./find-pages";

test("a name alone leads to what is called so, before all else", () => {
  const firstNames = items("characters").flatMap(({ name, slug }) => [[name, character(slug)]]);
  const names = [
    ...firstNames,
    ...items("books").flatMap(({ label, path }) => [[label, path]]),
    ["quiz", pathOf("quiz")],
    ...items("pages").map(({ name, path, template }) => [name, template === "find" ? undefined : path]),
  ];
  if (!ask) return;
  const wrong = names.filter(([asked, wanted]) => {
    const [found] = first(asked, 1);
    // Two may have one name, such as a book and whom it is about.
    const isCalledSo = [found?.name, ...(found?.otherNames ?? [])].some(
      (name) => name?.toLowerCase() === asked.toLowerCase(),
    );
    return wanted && found?.path !== wanted && !isCalledSo;
  });
  expect(wrong).toEqual([]);
});

test.each(["bigger writing", "dyslexia font", "dark mode", "stop moving"])(
  "“%s” leads to the reading settings",
  (asked) => {
    if (ask) expect(first(asked, 1)[0]?.name).toBe("Reading settings");
  },
);

/** A letter left out, typed twice, or swapped with its neighbour, near the start and in the middle. */
const slipsOf = (name: string) =>
  [1, name.length >> 1].flatMap((index) => {
    const [before, letter, after] = [name.slice(0, index), name.charAt(index), name.slice(index + 1)];
    return [before + after, before + letter + letter + after, before + after.charAt(0) + letter + after.slice(1)];
  });

test("a letter missing, doubled or swapped in a name is forgiven, be it for another word that is as near", () => {
  const wordsIn = ({ name, otherNames, keywords }: FindEntry) => [name, ...otherNames, ...keywords].flatMap(wordsOf);
  const stems = new Set(index.map(([stem]) => stem));
  const names = entries
    .filter(({ kind }) => ["Character", "Book", "Age", "Word"].includes(kind))
    .flatMap(({ name }) => wordsOf(name))
    .filter((name) => /^\p{L}{5,}$/u.test(name));
  // Of a long series some names, from all over it: each asks six times.
  const tried = names.filter((_, index) => index % Math.ceil(names.length / 80) === 0);
  const slips = tried.flatMap((name) => slipsOf(name).map((slip) => [name, slip] as const));
  const missed = slips.filter(([name, slip]) => {
    const isNear = (word: string) => word.startsWith(slip) || distance(word, slip) <= distance(name, slip) + 1;
    return !stems.has(stemmer(slip)) && !first(slip, 3).some((found) => wordsIn(found).some(isNear));
  });
  expect(missed).toEqual([]);
});

/** A site that has all words of one may answer it. */
const besideTheSubject = [
  "harry potter, fortnite v bucks, how to tie shoes, gruffalo, spiderman, what is the capital of france, taylor swift",
  "times tables, pizza near me, cheap flights, how many legs does a spider have, nintendo switch, captain underpants",
  "wings of fire, squishmallows, swimming lessons, who won the world cup, hamster cage, gymnastics, prime minister",
  "photosynthesis, tudors, tennis rackets, google translate, telescope, ballet shoes, sonic the hedgehog",
  "lord of the rings, beast quest, transformers, how do you make pancakes, what is the weather like in spain",
  "the very hungry caterpillar, loom bands, how to fold a paper plane, rugby fixtures, learn to code python",
  "hotels in paris, covid test, golf lessons",
].flatMap((line) => line.split(", "));

test("of questions beside the subject of almost any series seven of eight are told that there is nothing, with three near ones at most", () => {
  if (!ask) return;
  const ofHere = new Set(index.filter(([, ...having]) => having.length > 0).map(([stem]) => stem));
  const isOfHere = (question: string) =>
    wordsOf(question).every((word) => ofHere.has(stemmer(word)) || isStopWord(word));
  const beside = besideTheSubject.filter((question) => !isOfHere(question));
  const answers = beside.map((question) => ({ question, ...ask?.(question) }));
  const answered = answers.filter(({ found = [] }) => found.length > 0).map(({ question }) => question);
  expect({ answered, isFew: answered.length <= answers.length / 8 }).toEqual({ answered, isFew: true });
  expect(answers.filter(({ nearest = [] }) => nearest.length > 3)).toEqual([]);
});

test.each(["qqqq", "xyzzy", "zzzzzzzz", "wxwxwx"])("“%s” finds nothing, and three at most are called near", (asked) => {
  if (!ask) return;
  expect(ask(asked).found).toEqual([]);
  expect(ask(asked).nearest.length).toBeLessThanOrEqual(3);
});
