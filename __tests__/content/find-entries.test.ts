import { findEntries } from "../../src/content/find-entries";
import { findIndex } from "../../src/content/find-index";
import { kinds } from "../../src/content/kinds/kinds";
import { findLetters, letterPages } from "../../src/content/letter-pages";
import type { MappedFields, MappedItem } from "../../src/content/site-map";
import { createSearch } from "../../src/templates/find/search";

const item = (typeName: string, slug: string, fields: object): MappedItem => {
  const kind = kinds.find((one) => one.typeName === typeName);
  if (!kind) throw new Error(`no kind ${typeName}`);
  return { kind, slug, fields: fields as MappedFields };
};

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    item("Artwork", `moon-${index}`, {
      kind: "wallpaper",
      title: `Moon ${index}`,
      caption: "A moon.",
      alt: "A big round moon.",
      image: "moon.jpg",
    }),
  );

const section = (id: string, keywords?: string[]) => ({ id, heading: id, text: ["Words."], keywords });
const page = (template: string, path: string, sections: object[]) =>
  item("Page", template, { path, name: template, template, description: "A page.", intro: [], sections });

const noFooter = { newsletter: undefined, social: [] };
const entriesOf = (items: MappedItem[], site: object = noFooter, networks: string[] = []) =>
  findEntries(items, site as Parameters<typeof findEntries>[1], networks);
const pathsOf = (...content: Parameters<typeof entriesOf>) => entriesOf(...content).map(({ path }) => path);

const artworkPage = page("artwork", "/artwork", [section("terms"), section("wallpaper"), section("poster")]);

test("a part of a page that is not shown, since what it is about is gone, is not found either", () => {
  const lessons = page("lessons", "/lessons", [section("book-club"), section("assembly")]);
  const plan = (bookClub: object[]) => item("Teaching", "teaching", { bookClub, assembly: ["Good morning."] });
  expect(pathsOf([lessons])).toEqual(["/lessons"]);
  expect(pathsOf([lessons, plan([])])).toEqual(["/lessons", "/lessons#assembly"]);
  expect(pathsOf([lessons, plan([{}])])).toEqual(["/lessons", "/lessons#book-club", "/lessons#assembly"]);
  expect(pathsOf([page("grown-ups", "/adults", [section("questions", ["fears"])])])).toEqual(["/adults"]);
});

test("every free picture is named, however many there are; of more than a hundred the names and keywords alone", () => {
  expect(pathsOf([artworkPage, ...pictures(2)])).toEqual([
    "/artwork",
    "/artwork#wallpaper",
    "/artwork/moon-0",
    "/artwork/moon-1",
  ]);
  for (const [count, summary] of [
    [100, "A moon."],
    [401, ""],
  ] as const) {
    const entries = entriesOf([artworkPage, ...pictures(count)]).filter(({ name }) => name.startsWith("Moon"));
    expect(entries.length).toBe(count);
    expect([...new Set(entries.map((one) => one.summary))]).toEqual([summary]);
  }
});

test("a part of a page with keywords of its own is named, and others are not", () => {
  const lessons = page("lessons", "/lessons", [section("activities"), section("assembly", ["assembly"])]);
  const teaching = item("Teaching", "teaching", { assembly: ["Good morning."] });
  expect(pathsOf([lessons, teaching])).toEqual(["/lessons", "/lessons#assembly"]);
});

test("a book that is out is found by the words of those who want to buy it, one to come by theirs who wait", () => {
  const editions = [{ format: "audiobook" }];
  const book = (slug: string, status: string) =>
    item("Book", slug, {
      order: 1,
      path: `/${slug}`,
      title: slug,
      label: slug,
      status,
      synopsis: [],
      makers: [],
      editions,
    });
  const [out, toCome] = entriesOf([book("one", "published"), book("two", "coming-soon")]);
  expect(out?.keywords).toEqual(expect.arrayContaining(["where to buy", "audiobook"]));
  expect(out?.keywords).not.toContain("paperback");
  expect(toCome?.keywords).not.toContain("where to buy");
});

test("a character is found by what it is as by a keyword, and shown with the whole of it", () => {
  const role = "A goose who flies before all the others, and tells them very loudly where the wind comes from";
  const [goose] = entriesOf([
    page("characters", "/characters", []),
    item("Character", "gus", { name: "Gus", role, hook: "Honk!" }),
  ]).filter(({ name }) => name === "Gus");
  expect(goose?.keywords).toContain(role);
  expect(goose?.summary).toBe(role);
});

test("search entries of the press page have what journalists ask for", () => {
  const entries = entriesOf([page("grown-ups", "/for-grown-ups", [section("site"), section("press")])]);
  const press = entries.find(({ name }) => name === "press");
  expect(press?.path).toBe("/for-grown-ups/press");
  expect(press?.keywords).toContain("isbn");
});

test("books are found by who made them and by the series that they are in, the page of all books by each series", () => {
  const book = (slug: string, order: number, fields = {}) =>
    item("Book", slug, { label: slug, title: slug, path: `/${slug}`, order, characters: [], editions: [], ...fields });
  const entries = entriesOf(
    [
      page("books", "/books", []),
      book("one", 1, { makers: [{ person: "b-lake", role: "illustrator" }] }),
      book("two", 2),
      item("Person", "b-lake", { name: "B. Lake" }),
      item("Series", "harbour-years", { name: "The Harbour Years", books: ["one"] }),
    ],
    { ...noFooter, name: "The Lantern Books", author: "Ada Marsh" },
  );
  const foundBy = (word: string) => entries.filter(({ keywords }) => keywords.includes(word)).map(({ path }) => path);
  expect(foundBy("B. Lake")).toEqual(["/one"]);
  expect(foundBy("Ada Marsh")).toEqual(["/one", "/two"]);
  expect(foundBy("The Harbour Years")).toEqual(["/books", "/one"]);
  expect(foundBy("author")).toEqual(["/one", "/two"]);
  expect(foundBy("last book")).toEqual(["/two"]);
});

test("a chapter is found by its book as well", () => {
  const entries = entriesOf([
    item("Book", "five", {
      label: "Book Five",
      title: "The Lamp",
      path: "/five",
      order: 5,
      characters: [],
      editions: [],
    }),
    item("Chapter", "first", { book: "five", number: "Chapter One", title: "Dusk", address: "chapter-one", text: [] }),
  ]);
  expect(entries.find(({ path }) => path === "/five/chapter-one")?.keywords).toContain("Book Five Chapter One");
});

test("the page that finds things does not find itself", () => {
  expect(pathsOf([page("find", "/find", [])])).not.toContain("/find");
});

test("the page that finds things leads to the reading settings", () => {
  const [settings] = entriesOf([page("find", "/find", [])]);
  expect(settings).toMatchObject({ name: "Reading settings", path: "/find#reading-settings" });
  expect(settings?.keywords).toContain("dark mode");
});

test("search finds the content guidance by words for frights", () => {
  const entries = entriesOf([page("grown-ups", "/for-grown-ups", [section("reading"), section("activity")])]);
  expect(entries.find(({ path }) => path === "/for-grown-ups#reading")?.keywords).toContain("frights");
  expect(entries.map(({ path }) => path)).not.toContain("/for-grown-ups#activity");
});

test("a lesson is found by its key stages, its further subject, its place and its school years, and all lessons by those that they are chosen by", () => {
  const teaching = item("Teaching", "teaching", {
    years: [
      { name: "Year 4", from: 8, to: 9 },
      { name: "Year 7", from: 11, to: 12 },
      { name: "Year 8", from: 12, to: 13 },
    ],
  });
  const lesson = item("Lesson", "ten-tins", {
    title: "Ten tins",
    ages: { from: 8, to: 11 },
    stages: ["KS2"],
    alsoFits: "maths",
    where: "outdoors",
  });
  const short = item("Lesson", "short", { title: "Short", ages: { from: 9, to: 9 }, stages: [] });
  const entries = entriesOf([teaching, page("lessons", "/lessons", []), lesson, short]);
  const keywordsAt = (path: string) => entries.find((entry) => entry.path === path)?.keywords;
  expect(keywordsAt("/lessons")).toContain("Year 4");
  expect(keywordsAt("/lessons/ten-tins")).toEqual(["KS2", "maths", "outdoors", "Year 4", "Year 7"]);
  expect(keywordsAt("/lessons/short")).toEqual(["Year 4"]);
});

test("a name in a text is a keyword of what it is told in, but not a capital at a sentence's or a text's beginning", () => {
  const steps = ["Read the letters from Vindolanda, a fort near the Wall. Look closely. Build a wall.", "Ask Finn."];
  const lesson = item("Lesson", "dear-mother", { title: "Dear Mother", aim: "To write.", steps, keywords: ["romans"] });
  const finn = item("Character", "finn", { name: "Finn" });
  const [, entry] = entriesOf([page("lessons", "/lessons", []), lesson, finn]).filter(
    ({ kind }) => kind !== "Character",
  );
  expect(entry?.keywords).toEqual(["romans", "Vindolanda"]);
});

test("equally good answers stand in order: pages before books, books and their chapters as they are numbered", () => {
  const numbered = ["one", "two", "three", "four"].flatMap((slug, index) => [
    item("Chapter", `opening-${slug}`, {
      book: slug,
      address: "opening",
      number: "One",
      title: slug,
      order: 1,
      text: [],
    }),
    item("Book", slug, { path: `/${slug}`, label: slug, title: `The ${slug}`, order: index + 1, status: "published" }),
  ]);
  expect(pathsOf([...numbered, page("shop", "/shop", [])])).toEqual([
    "/shop",
    ...["/one", "/two", "/three", "/four"],
    ...["/one/opening", "/two/opening", "/three/opening", "/four/opening"],
  ]);
});

test("synonyms of a page find it where the series has none of its own, and so does its address", () => {
  const [quiz] = entriesOf([page("quiz", "/who-are-you", [])]);
  expect(quiz?.keywords).toEqual(expect.arrayContaining(["quiz", "who am i", "who-are-you"]));
  const list = entriesOf([artworkPage, ...pictures(1)]).find(({ path }) => path === "/artwork#wallpaper");
  expect(list?.keywords).toContain("desktop");
});

test("the newsletter and the networks are found at the foot of the page, where there are any", () => {
  const home = page("home", "/", []);
  const settings = { newsletter: { heading: "News", text: "A letter." }, social: [{ network: "bluesky" }] };
  const entries = entriesOf([home], settings, ["Bluesky"]);
  const at = (path: string) => entries.find((one) => one.path === path);
  expect(at("/#newsletter")?.keywords).toContain("newsletter");
  expect(at("/#footer-social")?.keywords).toContain("Bluesky");
  expect(pathsOf([home])).toEqual(["/"]);
});

test("“newsletter” leads home where there is one, and nowhere else", () => {
  const [home] = entriesOf([page("home", "/", [])]);
  expect(home?.keywords).not.toContain("newsletter");
});

test("what is told in a chapter finds it, under its book's picture, and a picture is found by whom it shows", () => {
  const book = {
    path: "/one",
    label: "Book One",
    title: "TBC",
    hook: "A jump.",
    cover: "one.jpg",
    status: "published",
  };
  const told = {
    book: "one",
    address: "opening",
    number: "One",
    title: "Jump",
    description: "Down.",
    text: ["A fridge hums."],
  };
  const pip = { name: "Pip", role: "Raptor", image: "pip.jpg", keywords: ["dinosaur"] };
  const hatching = {
    book: "one",
    title: "The egg",
    caption: "It cracks.",
    alt: "An egg.",
    image: "egg.jpg",
    characters: ["pip"],
  };
  const entries = entriesOf([
    item("Book", "one", book),
    item("Chapter", "jump", told),
    item("GalleryPicture", "egg", hatching),
    item("Character", "pip", pip),
    artworkPage,
    item("Artwork", "crew", { kind: "poster", title: "The crew", caption: "All.", alt: "All.", image: "crew.jpg" }),
    item("Artwork", "dusk", { kind: "phone-wallpaper", title: "Dusk", caption: "", alt: "", image: "dusk.jpg" }),
  ]);
  expect(entries.find(({ path }) => path === "/artwork/crew")).toMatchObject({ picture: { crop: "whole" } });
  const dusk = { kind: "Free phone wallpaper", picture: { crop: "square" } };
  expect(entries.find(({ path }) => path === "/artwork/dusk")).toMatchObject(dusk);
  expect(entries.find(({ path }) => path === "/one")).toMatchObject({ name: "Book One", picture: { crop: "whole" } });
  expect(entries.find(({ path }) => path === "/one/opening")).toMatchObject({
    name: "One: Jump",
    kind: "From Book One",
    more: expect.stringContaining("fridge"),
    picture: { file: "one.jpg" },
  });
  expect(entries.find(({ path }) => path === "/one#egg")).toMatchObject({
    kind: "Picture from Book One",
    more: expect.stringContaining("dinosaur"),
    keywords: ["Pip"],
  });
});

test("characters shown in an item are its keywords, unless its name contains them", () => {
  const video = (title: string) =>
    item("Video", title, { title, description: "A film.", image: "still.jpg", alt: "A still.", characters: ["pip"] });
  const entries = entriesOf([
    page("videos", "/videos", []),
    item("Character", "pip", { name: "Pip", role: "Raptor", image: "pip.jpg" }),
    ...["How to draw: Pip!", "Leaky pipes", "Pipes leak", "The first trailer"].map(video),
  ]);
  expect(entries.filter(({ keywords }) => keywords.includes("Pip")).map(({ name }) => name)).toEqual([
    "Leaky pipes",
    "Pipes leak",
    "The first trailer",
  ]);
});

test("a long A to Z has a page for each letter, a short one does not", () => {
  const content = (count: number) => [page("find", "/find", []), artworkPage, ...pictures(count)];
  expect(letterPages(content(20), noFooter as never, [])).toEqual([]);
  const moved = { path: "/find", aliases: ["/search"], name: "Find", template: "find", intro: [], sections: [] };
  const [first] = letterPages([item("Page", "find", moved), ...content(60).slice(1)], noFooter as never, []);
  expect(first?.aliases).toEqual(["/search/a"]);
  const pages = letterPages(content(60), noFooter as never, []).map(({ path, context }) => [path, context.letter]);
  expect(pages).toContainEqual(["/find/m", "M"]);
  expect(findLetters(entriesOf(content(60)), "/find").map(({ path }) => path)).toEqual(pages.map(([path]) => path));
});

test("a book is found by its place in the series, and by the box set that it has, whatever its label calls it", () => {
  const titles = ["Who Ate 9 Pies?", "The Drowned Bell", "The Last Crumb"];
  const books = titles.map((title, index) =>
    item("Book", `case-${index + 1}`, {
      ...{ order: index + 1, label: `Case ${["One", "Two", "Three"][index]}`, title, path: `/case-${index + 1}` },
      ...{ status: "published", description: "A case for the gulls of the pier.", synopsis: ["It was a wet night."] },
      editions: index === 1 ? [{ format: "box-set" }] : [],
    }),
  );
  const shop = page("shop", "/shop", [section("mugs")]);
  const entries = entriesOf([shop, ...books]);
  const ask = createSearch(entries, JSON.parse(JSON.stringify(findIndex(entries))));
  const paths = (question: string) => ask(question).found.map(({ path }) => path);
  for (const [question, path] of [
    ["book one", "/case-1"],
    ["book 1", "/case-1"],
    ["first book", "/case-1"],
    ["1st book", "/case-1"],
    ["book two", "/case-2"],
    ["2nd book", "/case-2"],
    ["third book", "/case-3"],
    ["last book", "/case-3"],
    ["volume 3", "/case-3"],
    ["what order", "/case-1"],
    ["series order", "/case-1"],
  ] as [string, string][])
    expect([question, paths(question)[0]]).toEqual([question, path]);
  expect(paths("box set")).toEqual(["/case-2"]);
  const setless = entriesOf([shop, ...books.filter(({ slug }) => slug !== "case-2")]);
  const without = createSearch(setless, JSON.parse(JSON.stringify(findIndex(setless))));
  expect(without("box set").found.map(({ path }) => path)).toEqual(["/case-1", "/case-3"]);
});
