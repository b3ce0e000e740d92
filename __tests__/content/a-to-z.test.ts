import { aToZ, letterSlug } from "../../src/content/a-to-z";

test("the A to Z ignores leading articles and quotation marks", () => {
  const names = [
    "The Roman road",
    "“Raptor moon”",
    "ants",
    "A cavern",
    "An owl",
    "Émile",
    "Ødegård",
    "2311",
    "Theory",
    "Ember",
    "مريم",
  ];
  const shown = aToZ(names.map((name) => ({ name }))).map(({ letter, entries }) => [
    letter,
    ...entries.map(({ name }) => name),
  ]);
  expect(shown).toEqual([
    ["0–9", "2311"],
    ["A", "ants"],
    ["C", "A cavern"],
    ["E", "Ember", "Émile"],
    ["O", "Ødegård", "An owl"],
    ["R", "“Raptor moon”", "The Roman road"],
    ["T", "Theory"],
    ["م", "مريم"],
  ]);
});

test("every letter of the A to Z has a URL in ASCII", () => {
  expect(["0–9", "A", "Z", "م"].map(letterSlug)).toEqual(["0-9", "a", "z", "u645"]);
});
