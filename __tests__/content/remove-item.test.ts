/** A page goes with what only it shows, and with its place in menus. */

import { type Entry, planRemoval } from "../../plugins/gatsby-plugin-checked-content";
import { model, readContent } from "../../src/content/check/check";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

function removal(entries: readonly Entry[], typeName: string, slugs: string | string[], withItems: boolean) {
  const items = readContent(entries)
    .content.itemsOf(typeName)
    .filter((one) => [slugs].flat().includes(one.slug));
  if (items.length === 0) throw new Error(`no ${slugs}`);
  return planRemoval(model, entries, items, withItems);
}

test("a page alone stays while menus name it and items need it", () => {
  expect(removal(sampleEntries(), "Page", "roblox", false).isNeeded).toBe(true);
});

test("a page with its items goes out of the menus, and takes the items and their pictures with it", () => {
  const { files, changed, problems, isNeeded } = removal(sampleEntries(), "Page", "roblox", true);
  expect(isNeeded).toBe(false);
  expect(files).toEqual(
    expect.arrayContaining(["pages/roblox.json", "free-t-shirts/bmx.json", "free-t-shirts/bmx.png"]),
  );
  expect(files.filter((file) => !/^(?:pages\/roblox|roblox-items\/|free-t-shirts\/)/.test(file))).toEqual([]);
  expect(changed.map(({ path }) => path)).toEqual(["site.json"]);
  expect(changed[0]?.text).not.toContain('"roblox"');
  expect(problems).toEqual([]);
});

test("texts that still link to a page that goes are told", () => {
  const shop = { ...sampleValue("pages/shop.json"), intro: ["See [the shirts](/roblox)."] };
  const { problems, isNeeded } = removal(sampleWith(jsonEntry("pages/shop.json", shop)), "Page", "roblox", true);
  expect(isNeeded).toBe(false);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(["data/pages/shop.json link-to-nowhere"]);
});

test("what there is one file of goes, and texts that lead to its part are told", () => {
  const shop = { ...sampleValue("pages/shop.json"), intro: ["See [the plan](/lessons#book-club)."] };
  const { isNeeded, problems } = removal(sampleWith(jsonEntry("pages/shop.json", shop)), "Teaching", "teaching", false);
  expect(isNeeded).toBe(false);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(["data/pages/shop.json link-to-no-part"]);
});

test("the quiz goes with its page", () => {
  const { files, isNeeded } = removal(sampleEntries(), "Page", "quiz", true);
  expect(isNeeded).toBe(false);
  expect(files).toEqual(expect.arrayContaining(["pages/quiz.json", "quiz.json"]));
});

test("a character goes out of the lists that name it, and out of fields that can do without", () => {
  const quizless = sampleEntries().filter(({ path }) => path !== "quiz.json");
  const { files, changed, isNeeded } = removal(quizless, "Character", "finn-marlow", true);
  expect(isNeeded).toBe(false);
  expect(files.filter((file) => file.endsWith(".json"))).toEqual(["characters/finn-marlow.json"]);
  expect(changed.map(({ path }) => path)).toContain("books/book-one.json");
  for (const { text } of changed) expect(text).not.toContain('"finn-marlow"');
});

test("two that one list names both go out of it", () => {
  const entries = sampleWith(
    jsonEntry("gallery/again.json", { ...sampleValue("gallery/first-jump.json"), order: 40, title: "Quarry again" }),
    jsonEntry("ages/roman-britain.json", {
      ...sampleValue("ages/roman-britain.json"),
      pictures: ["first-jump", "again"],
    }),
  );
  const { changed } = removal(entries, "GalleryPicture", ["first-jump", "again"], true);
  expect(changed.find(({ path }) => path === "ages/roman-britain.json")?.text).not.toMatch(/first-jump|again"/);
});

test("a tile goes with the only page that it leads to", () => {
  const lookedFor = { heading: "Most", tiles: [{ page: "roblox" }, { book: "book-one" }] };
  const shop = { ...sampleValue("pages/shop.json"), lookedFor };
  const { changed, isNeeded } = removal(sampleWith(jsonEntry("pages/shop.json", shop)), "Page", "roblox", true);
  expect(isNeeded).toBe(false);
  const text = changed.find(({ path }) => path === "pages/shop.json")?.text ?? "{}";
  expect(JSON.parse(text).lookedFor?.tiles).toEqual([{ book: "book-one" }]);
});

test("a book goes with what is only about it: its gallery, its chapters, its slides", () => {
  const { files, changed, isNeeded } = removal(sampleEntries(), "Book", "book-one", true);
  expect(isNeeded).toBe(false);
  expect(files).toEqual(
    expect.arrayContaining(["books/book-one.json", "chapters/the-last-word.json", "gallery/first-jump.json"]),
  );
  for (const { text } of changed) expect(text).not.toContain('"book-one"');
});

test("what says more than the name of what goes is kept, and told", () => {
  const { problems, isNeeded } = removal(sampleEntries(), "Character", "finn-marlow", true);
  expect(isNeeded).toBe(true);
  const subject = removal(sampleEntries(), "Subject", "science", true);
  for (const { suggestion } of [...problems, ...subject.problems]) expect(suggestion).toMatch(/^Change what names it/);
  const told = problems.filter(({ severity }) => severity === "error").map(({ found }) => found);
  expect(new Set(told.join(" ").match(/data\/[a-z/-]+\.json/g))).toEqual(new Set(["data/quiz.json"]));
});

test("a fault that is there already does not hide one of its kind that a removal would make", () => {
  const slide = jsonEntry("slides/hero-one.json", { ...sampleValue("slides/hero-one.json"), book: "book-nine" });
  const { problems, isNeeded } = removal(sampleWith(slide), "Character", "finn-marlow", false);
  expect(isNeeded).toBe(true);
  expect(problems.map(({ file }) => file)).not.toContain("data/slides/hero-one.json");
});

test("a misnamed file goes by the name that it ought to have, and is removed by the one that it has", () => {
  const entries = sampleEntries().map((entry) =>
    entry.path === "words/paradox.json" ? { ...entry, path: "words/Paradox.json" } : entry,
  );
  expect(removal(entries, "Word", "paradox", false)).toMatchObject({ files: ["words/Paradox.json"], isNeeded: false });
});
