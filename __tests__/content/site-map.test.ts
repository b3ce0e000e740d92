import { existsSync } from "node:fs";
import { kinds } from "../../src/content/kinds/kinds";
import {
  type ArtworkGroup,
  type MappedFields,
  type MappedItem,
  type SitePage,
  siteMap,
} from "../../src/content/site-map";

const item = (typeName: string, slug: string, fields: object = {}): MappedItem => {
  const kind = kinds.find((one) => one.typeName === typeName);
  if (!kind) throw new Error(`no kind ${typeName}`);
  return { kind, slug, fields: fields as MappedFields };
};

const page = (slug: string, template: string, path = `/${slug}`) => item("Page", slug, { path, template, name: slug });
const artworks = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    item("Artwork", `${kind}-${index + 1}`, { kind, order: 10 * (index + 1), title: `${kind} ${index + 1}` }),
  );

const groupsOf = (map?: SitePage) => (map?.context.groups ?? []) as ArtworkGroup[];

/** The pages of these items, each as "/path template". */
const mapOf = (...items: MappedItem[]) => siteMap(items).map(({ path, template }) => `${path} ${template}`);

const bookOne = item("Book", "book-one", {
  path: "/one",
  label: "Book One",
  title: "The Discovery",
  template: undefined,
});

test("a page stands at its path with the template that it names, a book with the book's", () => {
  expect(mapOf(page("shop", "shop"), bookOne)).toEqual(["/shop shop", "/one book"]);
});

test("a chapter stands below its book, at its own address, and is called after both", () => {
  const chapter = item("Chapter", "the-jump", {
    book: "book-one",
    address: "chapter-one",
    number: "One",
    title: "Jump",
  });
  expect(siteMap([chapter, bookOne])[0]).toMatchObject({
    path: "/one/chapter-one",
    template: "chapter",
    title: "Book One: The Discovery, One: Jump",
    context: { slug: "the-jump" },
  });
  expect(mapOf(chapter)).toEqual([]);
});

test("characters, lessons and videos stand below the pages that list them, and where those would be without them", () => {
  const pip = item("Character", "pip", { name: "Pip" });
  expect(mapOf(pip)).toEqual(["/characters/pip character"]);
  expect(mapOf(page("people", "characters"), pip)).toEqual(["/people characters", "/people/pip character"]);
  expect(mapOf(item("Video", "trailer"), item("Lesson", "draw-it-twice"))).toEqual([
    "/videos/trailer video",
    "/lessons/draw-it-twice lesson",
  ]);
});

test("what is to be printed has pages of its own, where there is any", () => {
  const [ages, lessons] = [page("ages", "ages"), page("lessons", "lessons")];
  expect(mapOf(ages, lessons)).toEqual(["/ages ages", "/lessons lessons"]);
  const lesson = item("Lesson", "draw-it-twice");
  expect(mapOf(lessons, lesson)).toEqual(["/lessons lessons", "/lessons/draw-it-twice lesson"]);
  const printed = [item("Age", "ice-age"), lesson, item("Lesson", "ten-tins"), ...artworks("poster", 1)];
  expect(mapOf(ages, lessons, ...printed)).toEqual([
    "/ages ages",
    "/ages/poster ages-poster",
    "/ages/questions ages-questions",
    "/lessons lessons",
    "/lessons/print lessons-print",
    "/lessons/draw-it-twice lesson",
    "/lessons/ten-tins lesson",
    "/artwork/poster-1 artwork-picture",
    "/artwork/poster-1/print artwork-print",
  ]);
});

test("items that are only part of a page have none", () => {
  expect(mapOf(item("Word", "paradox"), item("MerchItem", "hoodie"), item("Age", "roman-britain"))).toEqual([]);
});

test("every item with a page can have aliases", () => {
  const moved = item("Character", "pip", { name: "Pip", aliases: ["/characters/pippin"] });
  expect(siteMap([moved])[0]?.aliases).toEqual(["/characters/pippin"]);
});

test("an alias of a page leads to what lies below it as well, where nothing else is there", () => {
  const films = {
    ...page("videos", "videos", "/films"),
    fields: { path: "/films", template: "videos", aliases: ["/videos"] },
  };
  const trailer = item("Video", "trailer", { title: "Trailer", aliases: ["/films/teaser"] });
  const moved = [films, trailer, page("clip", "text", "/videos/clip"), item("Video", "clip", { title: "Clip" })];
  expect(Object.fromEntries(siteMap(moved as MappedItem[]).map(({ path, aliases }) => [path, aliases]))).toEqual({
    "/films": ["/videos"],
    "/films/trailer": ["/films/teaser", "/videos/trailer"],
    "/videos/clip": [],
    "/films/clip": [],
  });
});

test("a picture's page leads to those before and after it, across kinds", () => {
  // Of one order number, they stand as their names do.
  const wallpapers = artworks("wallpaper", 2).map((one) => ({ ...one, fields: { ...one.fields, order: 10 } }));
  const pages = siteMap([...artworks("poster", 1), ...wallpapers.reverse()]);
  const own = Object.fromEntries(
    pages.filter(({ isOwn }) => isOwn).map(({ context: { slug, ...context } }) => [slug, context]),
  );
  expect(own).toEqual({
    "wallpaper-1": { previous: null, next: "wallpaper-2" },
    "wallpaper-2": { previous: "wallpaper-1", next: "poster-1" },
    "poster-1": { previous: "wallpaper-2", next: null },
  });
});

test("a few pictures of every kind all stand on one page; of many it shows 24, or fewer of each where kinds are many", () => {
  const shownOf = (...totals: number[]) => {
    const kindNames = ["wallpaper", "phone-wallpaper", "poster", "colouring-sheet", "printable"];
    const all = totals.flatMap((total, index) => artworks(kindNames[index] ?? "", total));
    const [first] = siteMap([page("artwork", "artwork"), ...all]);
    return Math.max(...groupsOf(first).map(({ shown }) => shown.length));
  };
  expect(shownOf(10, 4, 2, 4, 2)).toBe(10);
  expect(shownOf(220)).toBe(24);
  expect(shownOf(220, 4, 2, 4, 2)).toBe(12);
  expect(shownOf(440, 440, 440, 440, 440)).toBe(4);
});

test.each([
  [0, []],
  [24, []],
  [25, ["/artwork/wallpapers from 24"]],
  [48, ["/artwork/wallpapers from 24"]],
  [49, ["/artwork/wallpapers from 24", "/artwork/wallpapers/2 from 48"]],
])("%d wallpapers go on at %j", (total, expected) => {
  const further = siteMap([page("artwork", "artwork"), ...artworks("wallpaper", total)]).filter(
    ({ template }) => template === "artwork-list",
  );
  expect(further.map(({ path, context }) => `${path} from ${context.skip}`)).toEqual(expected);
});

test.each([undefined, "book"])(
  "every picture is on exactly one list, however many there are (grouped by %s)",
  (groupBy) => {
    const of = (book: string, items: MappedItem[]) => items.map((one) => ({ ...one, fields: { ...one.fields, book } }));
    const all = [...of("book-one", artworks("wallpaper", 100)), ...of("book-nine", artworks("poster", 61))];
    const index = item("Page", "artwork", { path: "/artwork", template: "artwork", name: "artwork", groupBy });
    const pages = siteMap([index, bookOne, ...all]);
    const groups = groupsOf(pages[0]);
    expect(groups.map(({ id, total }) => [id, total])).toEqual(
      groupBy
        ? [
            ["book-one", 100],
            ["of-no-book", 61],
          ]
        : [
            ["wallpaper", 100],
            ["poster", 61],
          ],
    );
    for (const { id, shown, total } of groups) {
      const listed = pages
        .filter(({ template, context }) => template === "artwork-list" && context.group === id)
        .flatMap(({ context }) => context.slugs as string[]);
      const kind = total === 100 ? "wallpaper" : "poster";
      expect([...shown, ...listed]).toEqual(artworks(kind, total).map(({ slug }) => slug));
    }
    expect(mapOf(...all).filter((line) => line.endsWith("artwork-list"))).toEqual([]);
  },
);

test("there is a file for every template", () => {
  const templates = kinds.flatMap(({ page: own }) => own?.template ?? []);
  expect(templates.filter((template) => !existsSync(`src/templates/${template}/${template}.tsx`))).toEqual([]);
});
