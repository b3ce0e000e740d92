import { load } from "cheerio";
import { feedXml } from "../../src/publish/feed";
import { llmsTxt } from "../../src/publish/llms-txt";
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
};

const content = {
  allPage: {
    nodes: [
      { path: "/artwork", name: "Free Downloads", description: "Pictures." },
      { path: "/", name: "Home", description: "All of it." },
    ],
  },
  allBook: { nodes: [bookOne] },
  allChapter: {
    nodes: [
      {
        path: "/book-one/chapter-one",
        number: "Chapter One",
        title: "The Jump",
        description: "Down the quarry.",
        book: bookOne,
      },
    ],
  },
};

const news = [
  {
    title: `Pip & "the" <moon>`,
    text: "Nobody <sleeps>.",
    path: "/artwork/raptor-moon",
    firstPath: "/artwork/moon",
    category: "Picture",
    date: "2025-06-01",
    picture: "https://series.example/static/moon.jpg?w=1&h=2",
  },
  {
    title: "Trailer",
    text: "A look inside.",
    path: "/videos/trailer",
    firstPath: "/videos/trailer",
    category: "Video",
    date: "2025-05-01",
  },
];

test("the feed has a link, date and picture for every item", () => {
  const $ = load(feedXml(site, news), { xml: true });
  // cheerio forgives what readers of XML do not.
  expect(feedXml(site, news)).not.toMatch(/&(?!\w+;)/);
  const items = $("item")
    .toArray()
    .map((item) => [
      ...["title", "description", "link", "guid", "category", "pubDate"].map((name) => $(item).find(name).text()),
      $(item).find("media\\:content").attr("url"),
    ]);
  expect(items).toEqual([
    [
      `Pip & "the" <moon>`,
      "Nobody <sleeps>.",
      "https://series.example/artwork/raptor-moon",
      "https://series.example/artwork/moon",
      "Picture",
      "Sun, 01 Jun 2025 00:00:00 GMT",
      "https://series.example/static/moon.jpg?w=1&h=2",
    ],
    [
      "Trailer",
      "A look inside.",
      "https://series.example/videos/trailer",
      "https://series.example/videos/trailer",
      "Video",
      "Thu, 01 May 2025 00:00:00 GMT",
      undefined,
    ],
  ]);
  expect($("guid[isPermaLink=false]").text()).toBe("https://series.example/artwork/moon");
  expect($("channel > link").text()).toBe("https://series.example/");
  expect($("channel > atom\\:link[rel=self]").attr("href")).toBe("https://series.example/feed.xml");
  expect($("channel > description").text()).toBe("Books & more");
  expect($("channel > lastBuildDate").text()).toBe("Sun, 01 Jun 2025 00:00:00 GMT");
  expect($("channel > language").text()).toBe("en-gb");
});

test("the feed is valid without news", () => {
  const $ = load(feedXml(site, []), { xml: true });
  expect($("channel > title").text()).toBe(site.name);
  expect($("item")).toHaveLength(0);
});

test("llms.txt lists the books, the chapters and the pages, with what each is about", () => {
  const text = llmsTxt(site, content);
  expect(text).toMatch(/^# The Quantanite Trilogy\n\n> Books & more\n/);
  expect(text).toContain("- [Book One: The Discovery](https://series.example/book-one): Three friends.");
  expect(text).toContain(
    "- [Book One: The Discovery, Chapter One: The Jump](https://series.example/book-one/chapter-one): Down the quarry.",
  );
  expect(text).toContain("- [Home](https://series.example/): All of it.");
  // Not every series has videos, or pictures to download.
  expect(text.split("## News")[1]).not.toMatch(/videos|pictures/);
});

test("the sitemap leaves out noindex pages", () => {
  expect(isListed('<meta id="robots" name="robots" content="noindex"/>')).toBe(false);
  expect(isListed('<meta name="description" content="noindex is no matter"/>')).toBe(true);
});

test("the sitemap lists the pictures of a page's <main>, each once", () => {
  const html =
    '<header><img src="/icon.svg"></header><main><img alt="" src="/a.jpg?x=1&amp;y=2"><img src="/b.png"><img src="/b.png"></main>';
  expect(picturesIn(html)).toEqual(["/a.jpg?x=1&y=2", "/b.png"]);
});
