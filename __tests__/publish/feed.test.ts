import { load } from "cheerio";
import { feedItems, feedXml } from "../../src/publish/feed";
import { llmsText } from "../../src/publish/llms-text";
import { isListed, picturesIn } from "../../src/publish/sitemap";

const site = {
  address: "https://series.example",
  name: "The Quantanite Trilogy",
  description: "Books & more",
};

const bookOne = {
  path: "/book-one",
  label: "Book One",
  title: "The Discovery",
  description: "Three friends.",
  status: "PUBLISHED" as const,
  releaseDate: "2023-11-14",
};

const content = {
  allPage: {
    nodes: [
      { path: "/artwork", template: "ARTWORK" as const, name: "Free Downloads", description: "Pictures.", added: null },
      { path: "/", template: "HOME" as const, name: "Home", description: "All of it.", added: null },
      { path: "/words", template: "ARTWORK" as const, name: "Words", description: "Odd ones.", added: "2025-07-02" },
    ],
  },
  allBook: { nodes: [bookOne, { ...bookOne, label: "Book Three", status: "COMING_SOON" as const, releaseDate: null }] },
  allChapter: {
    nodes: [
      {
        path: "/book-one/chapter-one",
        number: "Chapter One",
        title: "The Jump",
        description: "Down the quarry.",
        added: "2025-07-01",
        book: bookOne,
      },
    ],
  },
  allArtwork: {
    nodes: [
      { path: "/artwork/raptor-moon", title: `Pip & "the" <moon>`, caption: "Nobody sleeps.", added: "2025-06-01" },
    ],
  },
  allLesson: {
    nodes: [
      { path: "/lessons/late-for-tea", title: "Late for tea", aim: "To feel how long ago.", added: "2025-07-03" },
      { path: "/lessons/draw-it-twice", title: "Draw it twice", aim: "To look closely.", added: null },
    ],
  },
  allVideo: {
    nodes: [{ path: "/videos/trailer", title: "Trailer", description: "A look inside.", publishedOn: "2025-06-01" }],
  },
};

test("the feed has what has come out, the newest first, each at its own address", () => {
  const $ = load(feedXml(site, feedItems(content)), { xml: true });
  const items = $("item")
    .toArray()
    .map((item) => [$(item).find("title").text(), $(item).find("link").text(), $(item).find("pubDate").text()]);
  expect(items).toEqual([
    ["Late for tea", "https://series.example/lessons/late-for-tea", "Thu, 03 Jul 2025 00:00:00 GMT"],
    ["Words", "https://series.example/words", "Wed, 02 Jul 2025 00:00:00 GMT"],
    [
      "Book One: The Discovery, Chapter One: The Jump",
      "https://series.example/book-one/chapter-one",
      "Tue, 01 Jul 2025 00:00:00 GMT",
    ],
    [`Pip & "the" <moon>`, "https://series.example/artwork/raptor-moon", "Sun, 01 Jun 2025 00:00:00 GMT"],
    ["Trailer", "https://series.example/videos/trailer", "Sun, 01 Jun 2025 00:00:00 GMT"],
    ["Book One: The Discovery", "https://series.example/book-one", "Tue, 14 Nov 2023 00:00:00 GMT"],
  ]);
  expect($("channel > description").text()).toBe("Books & more");
  expect($("channel > lastBuildDate").text()).toBe("Thu, 03 Jul 2025 00:00:00 GMT");
});

test("a feed without news is a feed all the same", () => {
  const $ = load(feedXml(site, []), { xml: true });
  expect($("channel > title").text()).toBe(site.name);
  expect($("item")).toHaveLength(0);
});

test("llms.txt lists the books, the chapters and the pages, with what each is about", () => {
  const text = llmsText(site, content);
  expect(text).toMatch(/^# The Quantanite Trilogy\n\n> Books & more\n/);
  expect(text).toContain("- [Book One: The Discovery](https://series.example/book-one): Three friends.");
  expect(text).toContain(
    "- [Book One: The Discovery, Chapter One: The Jump](https://series.example/book-one/chapter-one): Down the quarry.",
  );
  expect(text).toContain("- [Home](https://series.example/): All of it.");
});

test("the sitemap leaves out what search engines are asked to leave out", () => {
  expect(isListed('<meta id="robots" name="robots" content="noindex"/>')).toBe(false);
  expect(isListed('<meta name="description" content="noindex is no matter"/>')).toBe(true);
});

test("the sitemap has the pictures of a page's main part, each once", () => {
  const html =
    '<header><img src="/icon.svg"></header><main><img alt="" src="/a.jpg?x=1&amp;y=2"><img src="/b.png"><img src="/b.png"></main>';
  expect(picturesIn(html)).toEqual(["/a.jpg?x=1&y=2", "/b.png"]);
});
