/** An item gets another name, and everything that names it, or leads to it, follows. */

import { type Entry, planRenaming } from "../../plugins/gatsby-plugin-checked-content";
import { model, readContent } from "../../src/content/check/check";
import { findProblems, jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const today = "2025-06-15";

/** What the content is once an item is renamed: its files, and what is said of them. */
function renamed(entries: readonly Entry[], typeName: string, from: string, to: string) {
  const item = readContent(entries)
    .content.itemsOf(typeName)
    .find(({ slug }) => slug === from);
  if (!item) throw new Error(`no ${from}`);
  const plan = planRenaming(model, entries, item, to);
  const after = entries.map((entry) => {
    const path = plan.moves.find((move) => move.from === entry.path)?.to ?? entry.path;
    const file = plan.files.find((one) => one.path === path);
    return file ? jsonEntry(path, file.text) : { ...entry, path };
  });
  const json = (path: string) =>
    JSON.parse(Buffer.from(after.find((one) => one.path === path)?.bytes ?? []).toString());
  return { ...plan, after, json, warnings: findProblems(after, { today }) };
}

test("an artwork's file, its picture, and all that names it follow, and the old address leads on", () => {
  const shop = { ...sampleValue("pages/shop.json"), intro: ["See [the moon](/artwork/raptor-moon#terms), *now*."] };
  const { moves, json, alias, warnings } = renamed(
    sampleWith(jsonEntry("pages/shop.json", shop)),
    "Artwork",
    "raptor-moon",
    "pips-moon",
  );
  expect(moves).toEqual([
    { from: "artwork/raptor-moon.json", to: "artwork/pips-moon.json" },
    { from: "artwork/raptor-moon.jpg", to: "artwork/pips-moon.jpg" },
  ]);
  expect(json("artwork/pips-moon.json")).toMatchObject({ image: "pips-moon.jpg", aliases: ["/artwork/raptor-moon"] });
  expect(json("ages/roman-britain.json").artworks).toEqual(["pips-moon"]);
  expect(json("quiz.json").results[0].reward.artwork).toBe("pips-moon");
  expect(json("pages/shop.json").intro).toEqual(["See [the moon](/artwork/pips-moon#terms), *now*."]);
  expect([alias, warnings]).toEqual(["/artwork/raptor-moon", []]);
});

test("a picture that another item shows keeps its name", () => {
  const other = { ...sampleValue("artwork/mars-canyon.json"), image: "raptor-moon.jpg" };
  const { moves } = renamed(sampleWith(jsonEntry("artwork/mars-canyon.json", other)), "Artwork", "raptor-moon", "moon");
  expect(moves.map(({ to }) => to)).toEqual(["artwork/moon.json"]);
});

test("what is renamed again is still found at its first address", () => {
  const { after } = renamed(sampleEntries(), "Artwork", "raptor-moon", "pips-moon");
  const { json } = renamed(after, "Artwork", "pips-moon", "full-moon");
  expect(json("artwork/full-moon.json").aliases).toEqual(["/artwork/raptor-moon", "/artwork/pips-moon"]);
});

test("a draft stays one under its new name", () => {
  const draft = { ...sampleValue("artwork/raptor-moon.json"), title: "New moon" };
  const { moves } = renamed(sampleWith(jsonEntry("artwork/_new-moon.json", draft)), "Artwork", "new-moon", "full-moon");
  expect(moves).toEqual([{ from: "artwork/_new-moon.json", to: "artwork/_full-moon.json" }]);
});

test("a page keeps its address, and menus name it anew", () => {
  const { json, alias, warnings } = renamed(sampleEntries(), "Page", "shop", "merchandise");
  expect(alias).toBeUndefined();
  expect(JSON.stringify(json("site.json").navigation)).toContain('"merchandise"');
  expect(JSON.stringify(json("site.json").navigation)).not.toContain('"shop"');
  expect(warnings).toEqual([]);
});

test("a book keeps its address, with its chapters and its pictures", () => {
  const { json, alias, warnings } = renamed(sampleEntries(), "Book", "book-one", "the-discovery");
  expect(alias).toBeUndefined();
  expect(json("chapters/the-last-word.json").book).toBe("the-discovery");
  expect(json("gallery/first-jump.json").book).toBe("the-discovery");
  expect(json("books/book-two.json").listEditionsOf).toBe("the-discovery");
  expect(warnings).toEqual([]);
});

test("a link to what is only a part of a page follows, too", () => {
  const shop = { ...sampleValue("pages/shop.json"), intro: ["Ask [how old](/questions#how-old)."] };
  const { json, warnings } = renamed(sampleWith(jsonEntry("pages/shop.json", shop)), "Question", "how-old", "what-age");
  expect(json("pages/shop.json").intro).toEqual(["Ask [how old](/questions#what-age)."]);
  expect(warnings).toEqual([]);
});

test("what would be wrong under the new name is told", () => {
  const other = jsonEntry("lessons/ten-tins.json", {
    ...sampleValue("lessons/draw-it-twice.json"),
    order: 20,
    title: "Ten tins",
  });
  const { problems } = renamed(sampleWith(other), "Lesson", "draw-it-twice", "print");
  expect(problems.map(({ code }) => code)).toContain("same-path");
});
