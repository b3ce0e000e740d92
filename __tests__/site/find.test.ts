/** The A to Z, the guidance for grown-ups and the ways to the first chapter, as the content has them. */
import { shownNames } from "../../src/format";
import { addressesOf, items, pathPrefix } from "../site-under-test";
import { addressOf, collapseSpace, home, pageAt } from "./built-site";

const [find] = addressesOf("find");
const books = items("books");
const chapters = items("chapters");

/** Names and addresses of the A to Z's entries. */
const letterPages = addressesOf("find-letter");
const entries = (letterPages.length > 0 ? letterPages : find ? [find] : []).flatMap((address) =>
  pageAt(address)("main section li a")
    .toArray()
    .map((link) => ({
      name: collapseSpace(pageAt(address)(link).text()),
      kind: pageAt(address)(link).next("p").text(),
      address: String(pageAt(address)(link).attr("href")),
      isDrawn: pageAt(address)(link).closest("li").find("img").length > 0,
    })),
);

test("the page that finds things has at most 900 elements while nothing is asked, and leads to every letter", () => {
  if (!find) return;
  const $ = pageAt(find);
  expect($("*").length).toBeLessThanOrEqual(900);
  const { index, root } = $("[data-search]").data();
  expect([index, root].every((address) => String(address).startsWith(`${pathPrefix}/`))).toBe(true);
  const led = $("main nav[aria-label=Letters] a")
    .toArray()
    .map((link) => String($(link).attr("href")));
  expect(letterPages.filter((address) => !led.includes(address))).toEqual([]);
});

test("the page of a letter leads to every other", () => {
  for (const address of letterPages) {
    const missing = letterPages.filter((other) => pageAt(address)(`main nav a[href="${other}"]`).length === 0);
    expect([address, missing.filter((other) => other !== address)]).toEqual([address, []]);
  }
});

test("the A to Z leads to every page, book, lesson, character and word of the content", () => {
  if (!find) return;
  const led = new Set(entries.map(({ address }) => address));
  const addresses = [...items("pages").filter(({ template }) => template !== "find"), ...books].map(
    ({ path }) => pathPrefix + path,
  );
  expect(addresses.filter((address) => !led.has(address))).toEqual([]);
  const names = new Set(entries.map(({ name }) => name));
  const below = (template: string, folder: string, field: string) =>
    addressesOf(template).length > 0 ? items(folder).map((item) => collapseSpace(item[field])) : [];
  const expected = [
    ...below("lessons", "lessons", "title"),
    ...below("characters", "characters", "name"),
    ...below("words", "words", "name"),
  ];
  expect(expected.filter((name) => !names.has(name))).toEqual([]);
});

test("every entry of the A to Z says what it is: a character, a picture and a word may share a name", () => {
  expect(entries.filter(({ kind }) => !kind)).toEqual([]);
});

test("the page of a letter begins with entries that nobody has to unfold", () => {
  const folded = letterPages.filter(
    (address) => pageAt(address)("main section li a").first().closest("details").length,
  );
  expect(folded).toEqual([]);
});

test("the A to Z leads to each picture of a book's gallery, not to the gallery's start", () => {
  if (!find) return;
  const led = new Set(entries.map(({ address }) => address));
  const pictures = items("gallery").map(({ slug, book }) => `${addressOf(book)}#${slug}`);
  expect(pictures.filter((address) => !led.has(address))).toEqual([]);
});

test("a book stands in the A to Z under its title as well as its label, with its cover", () => {
  if (!find) return;
  const named = (path: string) => entries.filter(({ address }) => address === pathPrefix + path).length;
  expect(books.map(({ path }) => [path, named(path)])).toEqual(
    books.map(({ path, label, title }) => [path, shownNames([label, title]).length]),
  );
  const bare = entries.filter(({ isDrawn }) => !isDrawn).map(({ address }) => address);
  expect(books.filter(({ path }) => bare.includes(pathPrefix + path))).toEqual([]);
});

test("the A to Z opens the reading settings", () => {
  if (!find) return;
  const buttons = [find, ...letterPages].map(
    (address) => pageAt(address)("main section li button[popovertarget=reading-settings]").length,
  );
  expect(buttons.reduce((sum, count) => sum + count)).toBe(1);
});

test("what people look for most stands above the A to Z, each with its picture", () => {
  const asked = items("pages").find(({ template }) => template === "find");
  if (!find || !asked?.lookedFor) return;
  const $ = pageAt(find);
  const tiles = $("nav[aria-labelledby='looked-for'] li");
  for (const { page, book, character } of asked.lookedFor.tiles) {
    const named = page ?? book;
    const address = named ? addressOf(named) : `${addressesOf("characters")[0]}/${character}`;
    const isShown = items("pages").find(({ slug }) => slug === page)?.scene || !page;
    // One that is given twice is only warned of.
    if (isShown) expect([address, tiles.has(`a[href="${address}"]`).has("img").length > 0]).toEqual([address, true]);
  }
});

test("what grown-ups may want to know stands on the page of its book", () => {
  for (const { slug, guidance = [] } of books) {
    const $ = pageAt(addressOf(slug));
    const told = collapseSpace($("main").text());
    for (const { label, text } of guidance) expect([label, told.includes(collapseSpace(text))]).toEqual([label, true]);
  }
});

test("the first chapter of a book that the home page shows is one press away there", () => {
  const $ = pageAt(home);
  for (const { path, slug } of books) {
    const chapter = chapters.find(({ book }) => book === slug);
    if (!chapter || $(`main a[href="${pathPrefix}${path}"]`).length === 0) continue;
    expect([slug, $(`main a[href="${pathPrefix}${path}/${chapter.address}"]`).length > 0]).toEqual([slug, true]);
  }
});
