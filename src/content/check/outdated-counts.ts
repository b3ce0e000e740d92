/** Launch check: numbers and years that are left over from a content with more items, or fewer. */
import { count, numberWords, type Problem, quoteOf, warning } from "../../../plugins/gatsby-plugin-checked-content";
import type { Contents } from "../kinds/kinds";
import type { Content } from "./content";

type Noun = readonly [noun: string, typeName: keyof Contents];

/** Nouns by which texts count all items of a kind. */
const usualNouns: readonly Noun[] = [
  ["books", "Book"],
  ["covers", "Book"],
  ["characters", "Character"],
  ["videos", "Video"],
  ["shirts", "RobloxItem"],
  ["stops", "Age"],
  ["activities", "Lesson"],
  ["lessons", "Lesson"],
  ["ages", "Age"],
  ["albums", "Album"],
  ["prints", "FreeTShirt"],
];

/** Kinds whose texts are about the whole site: in others a number counts what is in one story, picture or film. */
const speakOfAll = new Set(["Page", "SiteSettings", "Question"]);

/** Numbers before one of these nouns. */
const countsOf = (nouns: readonly Noun[]) =>
  new RegExp(
    `(?<!\\b(?:first|last|other|next|of|or|to|under|over|for|aged) )\\b(${numberWords.slice(2).join("|")}|\\d{1,2}) (${nouns.map(([noun]) => noun).join("|")})\\b(?! (?:old|and under|to \\d))`,
    "gi",
  );

/** What a series calls its books: "cases" where their labels are "Case One" and "Case Two". */
function nounsOf(content: Content): Noun[] {
  const first = content.publishedOf("Book").map(({ value }) => /^\p{L}+(?= )/u.exec(value.label)?.[0].toLowerCase());
  const [noun] = new Set(first);
  return noun && first.length > 1 && first.every((one) => one === noun) ? [[`${noun}s`, "Book"]] : [];
}

const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase()));

/** "The three books" where there are fourteen. */
function* wrongCounts(content: Content): Generator<Problem> {
  const nouns = [...usualNouns, ...nounsOf(content)];
  const counted = countsOf(nouns);
  for (const { item, path, value } of content.texts()) {
    if (!speakOfAll.has(item.kind.typeName)) continue;
    for (const { 0: found, 1: number = "", 2: noun = "", index } of value.matchAll(counted)) {
      const [, typeName] = nouns.find(([one]) => one === noun.toLowerCase()) ?? [];
      const total = typeName ? content.publishedOf(typeName).length : 0;
      if (total === 0 || total === numberOf(number)) continue;
      yield warning("left-over-count", item.at(...path), {
        found: `“${found}” is said here, and there ${total === 1 ? "is" : "are"} ${total}: “${quoteOf(value, index).quote}”`,
        expected: "The number that there is, or words without one. Where it counts something else, let it stand.",
      });
    }
  }
}

/** "Trilogy" where there are fourteen books, and the series is not called so. */
function* wrongTrilogies(content: Content): Generator<Problem> {
  const total = content.publishedOf("Book").length;
  const isCalledSo = content.itemsOf("SiteSettings").some(({ value: { name } }) => /trilogy/i.test(name));
  if (total === 3 || isCalledSo) return;
  for (const { item, path, value } of content.texts()) {
    // In a URL, or joined to other words by a hyphen, it is part of a name.
    const index = value.search(/(?<![\w/.-])trilogy(?![\w/-])/i);
    if (index < 0) continue;
    yield warning("left-over-count", item.at(...path), {
      found: `A trilogy is spoken of here, and there ${total === 1 ? "is" : "are"} ${count(total, "book")}: “${quoteOf(value, index).quote}”`,
      expected: "What your books are together: a series, or its name.",
    });
  }
}

/** A rights line with years in which no book came out, or without the last in which one has. */
function* wrongYears(content: Content): Generator<Problem> {
  const years = content
    .publishedOf("Book")
    .flatMap(({ value: { releaseDate } }) => (releaseDate ? [Number(releaseDate.slice(0, 4))] : []));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const lastOut = Math.max(...years.filter((year) => year <= Number(content.today.slice(0, 4))));
  if (years.length === 0) return;
  for (const { at, value } of content.itemsOf("SiteSettings")) {
    for (const field of ["year", "rights"] as const) {
      const said = [...(value[field]?.matchAll(/\b[12]\d{3}\b/g) ?? [])].map(([year]) => Number(year));
      const outside = said.filter((year) => year < first || year > last);
      // The year of the first book alone may stand for all.
      const isShort = said.length > 1 && Math.max(...said) < lastOut;
      const odd = outside.length === 0 && isShort ? said.slice(-1) : outside;
      if (odd.length === 0) continue;
      yield warning("left-over-year", at(field), {
        found: `${odd.join(" and ")} ${odd.length === 1 ? "stands" : "stand"} here, and the books came out ${first === last ? `in ${first}` : `from ${first} to ${last}`}.`,
        expected: first === last ? `"${first}"` : `"${first}", the year of the first book, or "${first} to ${last}".`,
      });
    }
  }
}

/** Numbers and years that fit other content. */
export function* leftOvers(content: Content): Generator<Problem> {
  yield* wrongCounts(content);
  yield* wrongTrilogies(content);
  yield* wrongYears(content);
}
