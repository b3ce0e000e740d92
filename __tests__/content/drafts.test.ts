/** A file whose name begins with _ is a draft: checked like any other, and known to nothing that is published. */
import { findProblems } from "../../src/content/check/check-content";
import { filesToIgnore } from "../../src/content/kinds/files";
import { jsonEntry, pictureEntry, sampleEntries, sampleValue } from "./sample";

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

test("a draft that is right is no problem, nor is its picture", () => {
  expect(findProblems(withDraft({}))).toEqual([]);
});

test("a draft's mistakes are told as those of every file", () => {
  const file = "data/artwork/_ice-age-dawn.json";
  expect(findProblems(withDraft({ alt: undefined }))).toMatchObject([{ file, code: "missing-field" }]);
  expect(findProblems(withDraft({ order: 10 }))).toMatchObject([{ file, code: "same-order" }]);
});

test("a draft may name a draft, and nobody misses a draft on a page", () => {
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
  ["data/artwork/raptor-moon.json", false, false],
  ["data/artwork/_raptor-moon.json", false, true],
  ["data/artwork/.draft.json", true, true],
  ["data/artwork/._raptor-moon.json", true, true],
  ["data/artwork/.DS_Store", true, true],
  ["data/artwork/raptor-moon.json~", true, true],
  ["C:\\site\\data\\artwork\\_raptor-moon.json", false, true],
])("Gatsby leaves out %s: with npm start %s, in a build %s", (path, started, built) => {
  const isIgnored = (withDrafts: boolean) => filesToIgnore(withDrafts).some((ignore) => ignore(path));
  expect([isIgnored(true), isIgnored(false)]).toEqual([started, built]);
});
