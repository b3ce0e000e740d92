import { aToZ, letterSlug } from "../../src/content/a-to-z";

test("names stand under their letters, without the articles and quotation marks that they begin with", () => {
  const names = ["The Roman road", "“Raptor moon”", "ants", "A cavern", "Émile", "2311", "Theory", "Ember", "مريم"];
  const shown = aToZ(names.map((name) => ({ name }))).map(({ letter, entries }) => [
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

test("every letter has an address that any host can serve", () => {
  expect(["0–9", "A", "Z", "م"].map(letterSlug)).toEqual(["0-9", "a", "z", "u645"]);
});
