import { aToZ, type Entry, isFound } from "../../src/components/find/a-to-z";

const entry = (name: string, words = "", kind = "Picture", more = ""): Entry => ({
  name,
  kind,
  words,
  more,
  path: `/${name}`,
});

test("names stand under their letters, without the articles and quotation marks that they begin with", () => {
  const names = ["The Roman road", "“Raptor moon”", "ants", "A cavern", "Émile", "2311", "Theory", "Ember", "مريم"];
  const shown = aToZ(names.map((name) => entry(name))).map(({ letter, entries }) => [
    letter,
    ...entries.map(({ name }) => name),
  ]);
  expect(shown).toEqual([
    ["0–9", "2311"],
    ["A", "ants"],
    ["C", "A cavern"],
    ["E", "Ember", "Émile"],
    ["R", "“Raptor moon”", "The Roman road"],
    ["T", "Theory"],
    ["م", "مريم"],
  ]);
});

test.each([
  ["", true],
  ["moon", true],
  ["MOON pip", true],
  ["pip’s", true],
  ["pip's moon", true],
  ["cafe", true],
  ["picture", true],
  ["moon mars", false],
])("“%s” is found: %s", (typed, expected) => {
  expect(isFound(entry("Raptor moon", "Pip’s song at the café"), typed)).toBe(expected);
});

test("what the list does not show of a thing is found too", () => {
  expect(isFound(entry("Toby Reed", "Map-maker", "Character", "A boy in a green bobble hat."), "bobble")).toBe(true);
});
