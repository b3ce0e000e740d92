import { findEntries } from "../../src/components/find/find-entries";

const pictures = (count: number, totalCount: number) => ({
  totalCount,
  nodes: Array.from({ length: count }, (_, index) => ({
    path: `/artwork/moon-${index}`,
    kind: "WALLPAPER",
    title: `Moon ${index}`,
    caption: "A moon.",
    alt: "A big round moon.",
    keywords: null,
    characters: null,
  })),
});

const section = (id: string, keywords: string[] | null = null) => ({ id, heading: id, text: ["Words."], keywords });
const page = (template: string, path: string, sections: object[]) => ({
  path,
  pressPath: `${path}/press`,
  name: template,
  heading: null,
  template,
  description: "A page.",
  intro: [],
  keywords: null,
  sections,
});

function entriesOf(artworks: ReturnType<typeof pictures>, pages: object[], siteSettings: object | null = null) {
  const none = { nodes: [] };
  const lists = ["books", "chapters", "characters", "videos", "gallery", "lessons", "ages", "albums", "merch"];
  const content = {
    ...Object.fromEntries(
      [...lists, "robloxItems", "freeTShirts", "glossary", "questions"].map((name) => [name, none]),
    ),
    pages: { nodes: pages },
    artworks,
    siteSettings,
  };
  return findEntries(content as unknown as Parameters<typeof findEntries>[0]);
}

const pathsOf = (...content: Parameters<typeof entriesOf>) => entriesOf(...content).map(({ path }) => path);

const artworkPage = page("ARTWORK", "/artwork", [section("terms"), section("wallpaper"), section("poster")]);

test("every free picture is named while there are few, and their lists alone when there are many", () => {
  const lists = ["/artwork", "/artwork#wallpaper"];
  expect(pathsOf(pictures(2, 2), [artworkPage])).toEqual([...lists, "/artwork/moon-0", "/artwork/moon-1"]);
  expect(pathsOf(pictures(100, 2200), [artworkPage])).toEqual(lists);
});

test("a part of a page with keywords of its own is named, and others are not", () => {
  const lessons = page("LESSONS", "/lessons", [section("activities"), section("assembly", ["assembly"])]);
  expect(pathsOf(pictures(0, 0), [lessons])).toEqual(["/lessons", "/lessons#assembly"]);
});

test("what the press asks for leads to the page for the press", () => {
  const grownUps = page("GROWN_UPS", "/for-grown-ups", [section("site"), section("press")]);
  const [, press] = entriesOf(pictures(0, 0), [grownUps]);
  expect(press?.path).toBe("/for-grown-ups/press");
  expect(press?.keywords).toContain("isbn");
});

test("the page that finds things does not find itself", () => {
  expect(pathsOf(pictures(0, 0), [page("FIND", "/find", [])])).toEqual([]);
});

test("the usual words for a page find it where the series has none of its own", () => {
  const [quiz] = entriesOf(pictures(0, 0), [page("QUIZ", "/who-are-you", [])]);
  expect(quiz?.keywords).toEqual(expect.arrayContaining(["quiz", "who am i"]));
  const list = entriesOf(pictures(1, 1), [artworkPage]).find(({ path }) => path === "/artwork#wallpaper");
  expect(list?.keywords).toContain("desktop");
});

test("the newsletter and the networks are found at the foot of the page, where there are any", () => {
  const home = page("HOME", "/", []);
  const settings = { newsletter: { heading: "News", text: "A letter." }, social: [{ name: "Bluesky" }] };
  const [, newsletter, social] = entriesOf(pictures(0, 0), [home], settings);
  expect(newsletter).toMatchObject({ path: "/#newsletter", keywords: expect.arrayContaining(["newsletter"]) });
  expect(social).toMatchObject({ path: "/#footer-social", keywords: expect.arrayContaining(["Bluesky"]) });
  expect(pathsOf(pictures(0, 0), [home], { newsletter: null, social: [] })).toEqual(["/"]);
});

test("“newsletter” leads home where there is one, and nowhere else", () => {
  const [home] = entriesOf(pictures(0, 0), [page("HOME", "/", [])]);
  expect(home?.keywords).not.toContain("newsletter");
});
