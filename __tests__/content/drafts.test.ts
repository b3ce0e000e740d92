/** A file whose name begins with _ is a draft: checked like any other, and known to nothing that is published. */
import { filesToIgnore, localDay } from "../../plugins/gatsby-plugin-checked-content";
import { readContent } from "../../src/content/check/check";
import { kinds } from "../../src/content/kinds/kinds";
import { findProblems, jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const withDraft = (fields: object) => [
  ...sampleEntries(),
  pictureEntry("artwork/ice-age-dawn.jpg"),
  jsonEntry("artwork/_ice-age-dawn.json", {
    ...sampleValue("artwork/raptor-moon.json"),
    order: 90,
    title: "Ice age dawn",
    image: "ice-age-dawn.jpg",
    alt: "The sun comes up behind a row of mammoths who walk along a frozen river.",
    ...fields,
  }),
];

test("a valid draft and its picture are no problem, for whichever day it waits", () => {
  expect(findProblems(withDraft({}))).toEqual([]);
  const inNineYears = `${new Date().getFullYear() + 9}-01-01`;
  expect(findProblems(withDraft({ added: inNineYears }))).toEqual([]);
});

test("a draft's mistakes are reported as those of every file", () => {
  const file = "data/artwork/_ice-age-dawn.json";
  expect(findProblems(withDraft({ alt: undefined }))).toMatchObject([{ file, code: "missing-field" }]);
  expect(findProblems(withDraft({ order: 10 }))).toMatchObject([{ file, code: "same-order" }]);
});

test("a draft may refer to a draft, and is not reported as unused", () => {
  const entries = [
    ...sampleEntries(),
    pictureEntry("characters/ember.jpg"),
    jsonEntry("characters/_ember.json", {
      ...sampleValue("characters/pip.json"),
      order: 90,
      image: "ember.jpg",
      alt: "A drake.",
    }),
    jsonEntry("books/_book-three.json", {
      ...sampleValue("books/book-two.json"),
      order: 3,
      featuredOrder: 30,
      path: "/book-three",
      aliases: [],
      characters: ["pip", "ember"],
    }),
  ];
  expect(findProblems(entries).filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each([
  ["data/site.json", false, false],
  ["data/artwork/_raptor-moon.json", false, true],
  ["data/artwork/.draft.json", true, true],
  ["data/artwork/._raptor-moon.json", true, true],
  ["data/artwork/.DS_Store", true, true],
  ["data/artwork/raptor-moon.json~", true, true],
  ["C:\\site\\data\\artwork\\_raptor-moon.json", false, true],
])("Gatsby leaves out %s: with npm start %s, in a build %s", (path, started, built) => {
  const isIgnored = (withDrafts: boolean) => filesToIgnore(kinds, withDrafts).some((ignore) => ignore(path));
  expect([isIgnored(true), isIgnored(false)]).toEqual([started, built]);
});

const soon = { added: "2025-06-16" };
const until = (today: string, file = "artwork/raptor-moon.json") => {
  const { content, problems } = readContent(
    [
      ...sampleEntries(),
      pictureEntry("artwork/ice-age-dawn.jpg"),
      jsonEntry("artwork/ice-age-dawn.json", {
        ...sampleValue(file),
        ...soon,
        order: 90,
        title: "Ice age dawn",
        image: "ice-age-dawn.jpg",
        alt: "The sun comes up behind a row of mammoths who walk along a frozen river.",
        caption: "Cold feet, warm hats.",
      }),
    ],
    { today },
  );
  return { problems, waiting: content.waitingItems(), seen: content.slugsOf("Artwork") };
};

test("an item dated in the future stays a draft until its day, and the check says until when", () => {
  const before = until("2025-06-15");
  expect(before.problems).toEqual([]);
  expect(before.waiting).toEqual(["data/artwork/ice-age-dawn.json waits: visitors see it from Jun 16, 2025 on."]);
  expect(before.seen).not.toContain("ice-age-dawn");
  const then = until("2025-06-16");
  expect([then.problems, then.waiting]).toEqual([[], []]);
  expect(then.seen).toContain("ice-age-dawn");
});

test("a published item cannot refer to a draft", () => {
  const age = { ...sampleValue("ages/roman-britain.json"), artworks: ["raptor-moon"] };
  const moon = { ...sampleValue("artwork/raptor-moon.json"), ...soon };
  const entries = sampleWith(jsonEntry("ages/roman-britain.json", age), jsonEntry("artwork/raptor-moon.json", moon));
  const problems = findProblems(entries, { today: "2025-06-15" }).filter(({ code }) => code === "names-a-draft");
  expect(problems).toHaveLength(1);
  expect(problems[0]?.found).toContain('"raptor-moon" waits until 2025-06-16, so visitors would not find it before.');
  expect(JSON.stringify(problems[0])).toContain("data/ages/roman-britain.json");
});

test("a day begins at midnight where the site is built", () => {
  const lateInLondon = new Date("2025-06-15T23:30:00Z");
  expect(localDay(Object.assign(lateInLondon, { getDate: () => 16 }))).toBe("2025-06-16");
});

test("a home page that is a draft is none", () => {
  const home = sampleEntries().map((entry) =>
    entry.path === "pages/home.json" ? { ...entry, path: "pages/_home.json" } : entry,
  );
  expect(findProblems(home).map(({ code }) => code)).toContain("no-home-page");
});

test("all that is news waits for its day, but a book's release date does not make it a draft", () => {
  const dated = kinds.filter(({ name, news }) => news && name !== "books");
  expect(dated.map(({ name, appears }) => [name, appears])).toEqual(dated.map(({ name, news }) => [name, news?.date]));
  const book = { ...sampleValue("books/book-two.json"), releaseDate: "2025-12-01", status: "coming-soon" };
  const { content } = readContent(sampleWith(jsonEntry("books/book-two.json", book)), { today: "2025-06-15" });
  expect([content.waitingItems(), content.slugsOf("Book")]).toEqual([[], expect.arrayContaining(["book-two"])]);
});
