import { artworkPages, furtherLists, shownOfEach } from "../../src/content/kinds/artwork-lists";

const pictures = (kind: string, count: number, printed = false) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${kind}-${index + 1}`,
    path: `/artwork/${kind}-${index + 1}`,
    download: kind === "POSTER" ? { width: 1440, height: 1920 } : { width: 3840, height: 2160 },
    printPath: printed ? `/artwork/${kind}-${index + 1}/print` : null,
    kind,
  }));

const above = { path: "/artwork", slug: "artwork" };
const lists = (pages: ReturnType<typeof artworkPages>) =>
  pages.filter(({ template }) => template === "ARTWORK_KIND").map(({ path, context }) => ({ path, ...context }));

test("a few pictures of every kind all stand on one page", () => {
  expect(shownOfEach([10, 4, 2, 4, 2])).toBeGreaterThanOrEqual(10);
  expect(lists(artworkPages(above, pictures("WALLPAPER", 10)))).toEqual([]);
});

test("one full kind shows 24 pictures, five full kinds share a page that is no longer than 40", () => {
  expect(shownOfEach([220, 4, 2, 4, 2])).toBe(24);
  expect(shownOfEach([440, 440, 440, 440, 440])).toBe(8);
});

test.each([
  [0, []],
  [24, []],
  [25, ["/artwork/wallpapers from 24"]],
  [48, ["/artwork/wallpapers from 24"]],
  [49, ["/artwork/wallpapers from 24", "/artwork/wallpapers/2 from 48"]],
])("%d wallpapers go on at %j", (total, expected) => {
  const further = furtherLists("/artwork", "wallpaper", total, 24);
  expect(further.map(({ path, skip }) => `${path} from ${skip}`)).toEqual(expected);
});

test("every picture is on exactly one list", () => {
  const all = [...pictures("POSTER", 61), ...pictures("WALLPAPER", 100)];
  const pages = artworkPages(above, all);
  const shown = shownOfEach([100, 61]);
  for (const [kind, total] of [
    ["WALLPAPER", 100],
    ["POSTER", 61],
  ] as const) {
    const further = lists(pages).filter((list) => "kind" in list && list.kind === kind);
    const listed = further.flatMap((list) =>
      "skip" in list && "limit" in list
        ? all.filter((one) => one.kind === kind).slice(list.skip, list.skip + list.limit)
        : [],
    );
    expect(listed.length + shown).toBe(total);
    expect(new Set(listed).size).toBe(listed.length);
  }
});

test("a picture's page leads to those before and after it, across kinds, and pictures for paper have one that prints", () => {
  const pages = artworkPages(above, [...pictures("POSTER", 1, true), ...pictures("WALLPAPER", 2)]);
  const own = pages.filter(({ template }) => template === "ARTWORK_PICTURE").map(({ context }) => context);
  expect(own).toEqual([
    { slug: "WALLPAPER-1", previous: null, next: "WALLPAPER-2", wide: true },
    { slug: "WALLPAPER-2", previous: "WALLPAPER-1", next: "POSTER-1", wide: true },
    { slug: "POSTER-1", previous: "WALLPAPER-2", next: null, wide: false },
  ]);
  expect(pages.map(({ path }) => path)).toContain("/artwork/POSTER-1/print");
});

test("without a page of downloads no list is made", () => {
  expect(lists(artworkPages(undefined, pictures("WALLPAPER", 100)))).toEqual([]);
});
