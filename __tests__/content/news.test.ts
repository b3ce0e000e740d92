import { kinds } from "../../src/content/kinds/kinds";
import { newsOf } from "../../src/content/news";
import { type MappedFields, type MappedItem, siteMap } from "../../src/content/site-map";

const item = (typeName: string, slug: string, fields: object): MappedItem => {
  const kind = kinds.find((one) => one.typeName === typeName);
  if (!kind) throw new Error(`no kind ${typeName}`);
  return { kind, slug, fields: fields as MappedFields };
};

const book = { path: "/one", label: "Book One", title: "The Discovery", description: "A jump.", cover: "one.jpg" };
const bookOne = item("Book", "one", { ...book, status: "published", releaseDate: "2023-11-14" });
const news = (...items: MappedItem[]) => newsOf(siteMap(items), "2025-07-01");

test("what has come out is news, the newest first, with its picture; a chapter has its book's", () => {
  const chapter = { book: "one", address: "chapter-one", number: "One", title: "Jump", added: "2025-06-02" };
  const moon = {
    kind: "poster",
    order: 10,
    title: "Moon",
    caption: "Nobody sleeps.",
    image: "moon.jpg",
    added: "2025-06-01",
  };
  const told = news(
    bookOne,
    item("Artwork", "sun", { ...moon, title: "Sun" }),
    item("Artwork", "moon", moon),
    item("Chapter", "jump", { ...chapter, description: "Down." }),
  );
  expect(
    told.map(({ path, title, text, category, date, picture }) => [path, title, text, category, date, picture?.file]),
  ).toEqual([
    ["/one/chapter-one", "Book One: The Discovery, One: Jump", "Down.", "Chapter", "2025-06-02", "one.jpg"],
    ["/artwork/moon", "Moon", "Nobody sleeps.", "Picture", "2025-06-01", "moon.jpg"],
    ["/artwork/sun", "Sun", "Nobody sleeps.", "Picture", "2025-06-01", "moon.jpg"],
    ["/one", "Book One: The Discovery", "A jump.", "Book", "2023-11-14", "one.jpg"],
  ]);
});

test("what was renamed is known by its oldest name, whatever other aliases it and its page have: nobody is told of it twice", () => {
  const trailer = { title: "Trailer", description: "A look.", publishedOn: "2025-06-02" };
  const clip = item("Video", "clip", { ...trailer, aliases: ["/clip"] });
  const renamed = item("Video", "trailer", { ...trailer, aliases: ["/a", "/videos/a", "/videos/b"] });
  for (const aliases of [["/videos"], ["/movies", "/videos"]]) {
    const videos = item("Page", "videos", { path: "/films", template: "videos", name: "Films", aliases });
    const told = news(videos, renamed, clip).map(({ firstPath }) => firstPath);
    expect(told.sort()).toEqual(["/videos/a", "/videos/clip"]);
  }
  expect(news(bookOne)[0]?.firstPath).toBe("/one");
  const chapter = { book: "one", address: "chapter-one", number: "One", title: "Jump", added: "2025-06-02" };
  const moved = item("Book", "one", { ...bookOne.fields, aliases: ["/first", "/the-first"] });
  const told = news(moved, item("Chapter", "jump", { ...chapter, description: "Down." }));
  expect(told.map(({ firstPath }) => firstPath)).toEqual(["/first/chapter-one", "/first"]);
});

test("pages, undated lessons, books to come and days to come are no news", () => {
  const page = item("Page", "shop", { path: "/shop", template: "shop", name: "Shop", description: "Hats." });
  const coming = item("Book", "three", { ...book, status: "coming-soon", releaseDate: "2024-01-01" });
  const lesson = item("Lesson", "draw", { title: "Draw it twice", aim: "To look closely." });
  const video = item("Video", "trailer", { title: "Trailer", description: "A look.", publishedOn: "2025-07-02" });
  expect(news(page, coming, lesson, video)).toEqual([]);
  // Today's is.
  expect(newsOf(siteMap([bookOne]), "2023-11-14")).toHaveLength(1);
});
