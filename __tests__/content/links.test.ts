/** Links in texts: the check knows every page, and what is no address at all. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../temporary-folder";
import { findProblems, jsonEntry, sampleValue, sampleWith } from "./sample";

const shop = "pages/shop.json";
const withLinks = (...addresses: string[]) =>
  jsonEntry(shop, { ...sampleValue(shop), intro: addresses.map((address) => `See [what there is](${address}).`) });
const withLink = (address: string) => withLinks(address);

const problemsOf = (...changed: Parameters<typeof sampleWith>) =>
  findProblems(sampleWith(...changed), { today: "2025-06-15" });

/** What is said of a link on the shop's page: how serious it is, and what is proposed in its place. */
const told = (address: string, ...others: Parameters<typeof sampleWith>) =>
  problemsOf(withLink(address), ...others).map(
    ({ file, field, severity, suggestion }) => `${severity} ${file} ${field}: ${suggestion}`,
  );

test("links to pages, their old addresses, their parts and other sites are right", () => {
  const right = [
    "/",
    "/artwork",
    "/artwork?from=shop",
    "/store",
    "/artwork#wallpaper",
    "/artwork/raptor-moon#terms",
    "/ages#roman-britain",
    "/ages/questions#answers",
    "/book-one-the-discovery#gallery",
    "/book-one-the-discovery#first-jump",
    "/book-one-the-discovery/chapter-one#minute-2",
    "/characters/pip#books",
    "/lessons#science",
    "/lessons#age-9",
    "/music#chapterverse-one",
    "/privacy-policy#cookies",
    "/questions#how-old",
    "/shop#hoodie",
    "/videos#book-one-trailer",
    "/which-traveller#finn",
    "/which-traveller/finn-and-pip",
    "/words#paradox",
    "/words#letter-P",
    "#hoodie",
    "#newsletter",
    "https://www.bbc.co.uk/news#top",
    "mailto:{email}",
    "mailto:press@series.example?subject=Hello",
    "tel:+441632960001",
    "#top",
    "/shop#top",
    "/feed.xml",
    "/robots.txt",
    "/sitemap-0.xml",
    "/downloads/quantanite-wallpapers.zip",
    "/downloads/chapters/quantanite-the-last-word.epub",
    "https://app.bbc.co.uk/#",
  ];
  expect(problemsOf(withLinks(...right))).toEqual([]);
});

test("a link to a file leads to one that static/ has or the build makes", () => {
  const home = process.cwd();
  const folder = temporaryFolder();
  for (const file of ["The pack.pdf", "maps/town.svg", "caf\u00e9.txt"]) {
    mkdirSync(path.dirname(path.join(folder, "static", file)), { recursive: true });
    writeFileSync(path.join(folder, "static", file), "<svg/>");
  }
  // The signs of networks.
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  process.chdir(folder);
  const right = ["/The%20pack.pdf#page=2", "/maps/town.svg", "/cafe\u0301.txt", "/caf%C3%A9.txt"];
  const wrong = [
    ["/the%20pack.pdf", "/The%20pack.pdf"],
    ["/The-pack.pdf", "/The%20pack.pdf"],
    ["static/town.svg", "/maps/town.svg"],
    ["/downloads/quantanite-wallpaper.zip", "/downloads/quantanite-wallpapers.zip"],
    ...["/rss.xml", "/book.epub", "/Robots.txt", "/downloads/x.zip", "/maps", "/100%.pdf"].map((to) => [to]),
  ];
  const found = (links: string[]) => problemsOf(withLinks(...links)).map(({ suggestion }) => suggestion);
  const [ofRight, ofWrong] = [found(right), wrong.map(([to = ""]) => found([to]))];
  process.chdir(home);
  expect(ofRight).toEqual([]);
  expect(ofWrong).toEqual(wrong.map(([, meant]) => [meant && `Did you mean "${meant}"?`]));
});

const hoodie = "merch/hoodie.json";

test("a whole address at the site's own host wants a page there, in texts and in fields of their own", () => {
  const sold = (url: string) => problemsOf(jsonEntry(hoodie, { ...sampleValue(hoodie), url }));
  const nowhere = "leads to this very site, which has no such page.";
  expect(sold("https://series.example/hoodie")).toEqual([
    expect.objectContaining({
      severity: "warning",
      field: "url",
      found: `The link to "https://series.example/hoodie" ${nowhere}`,
    }),
  ]);
  expect(problemsOf(withLink("https://www.series.example/pictures"))).toEqual([
    expect.objectContaining({ found: `The link to "https://www.series.example/pictures" ${nowhere}` }),
  ]);
  expect(sold("https://series.example/stor#hoodie")).toEqual([
    expect.objectContaining({ suggestion: 'Did you mean "https://series.example/shop#hoodie"?' }),
  ]);
  for (const path of ["store#hoodie", "feed.xml"]) expect(sold(`https://series.example/${path}`)).toEqual([]);
});

test.each([
  ["https://series.example/artwork/", "/artwork"],
  ["https://www.series.example/shop#hoodie", "/shop#hoodie"],
  ["/artwork.html", "/artwork"],
  ["/crew/finn-marlow", "/characters/finn-marlow"],
  ["/characters/pipp#books", "/characters/pip#books"],
  ["/https://series.example/music", "/music"],
  ["/https://series.example/musik", "/music"],
  ["/https://books.example/x", "https://books.example/x"],
  ["/www.books.example/x", "https://www.books.example/x"],
  ["/music#", "/music"],
])("whoever links to %s is warned, and %s is proposed", (address, meant) => {
  expect(told(address)).toEqual([`warning data/${shop} intro (1st): Did you mean "${meant}"?`]);
});

test.each([
  ["/shop#hoody", '"/shop#hoodie"'],
  ["/store#hoody", '"/shop#hoodie"'],
  ["/music#chapterverse-two", '"/music#chapterverse-one"'],
  ["/book-one-the-discovery#first-jum", '"/book-one-the-discovery#first-jump"'],
  ["/questions#scary", undefined],
  ["/lessons#book-club", undefined],
  ["/artwork#poster", undefined],
  ["#hoody", '"/shop#hoodie"'],
])("whoever links to %s, a part that its page does not have, is warned, and %s is proposed", (address, meant) => {
  const noClub = jsonEntry("teaching.json", { ...sampleValue("teaching.json"), bookClub: [] });
  expect(told(address, noClub)).toEqual([`warning data/${shop} intro (1st): ${meant && `Did you mean ${meant}?`}`]);
});

test("links to a fragment that is no longer rendered, and to a moved page's old subpages, are reported", () => {
  const made = sampleWith(withLink("/book-one-the-discovery#making-of"));
  const book = { ...sampleValue("books/book-one.json"), makingOf: undefined };
  expect(findProblems(made, { today: "2025-06-15" })).toEqual([]);
  expect(told("/book-one-the-discovery#making-of", jsonEntry("books/book-one.json", book))).toHaveLength(1);
  const films = { ...sampleValue("pages/videos.json"), path: "/films", aliases: ["/videos"] };
  expect(told("/videos/book-one-trailer", jsonEntry("pages/videos.json", films))).toEqual([]);
  expect(told("/videos/book-one-trailer", jsonEntry("pages/videos.json", { ...films, aliases: [] }))).toEqual([
    `warning data/${shop} intro (1st): Did you mean "/films/book-one-trailer"?`,
  ]);
});

/** Nothing lies beside them; what is called so or alike elsewhere is something else. */
const neighbourless = [
  "/x",
  "/artwork/2",
  "/find/a",
  "/book-two-the-awakening/chapter-one",
  "/artwork/raptor-moon/print",
  "/fint?q=pip",
];

test("a link to a removed page suggests no sibling of it", () => {
  expect(told("/artwork/raptor-mono")).toEqual([expect.stringContaining("raptor-moon")]);
  for (const gone of ["/artwork/raptor-lamp", "/characters/asha", "/book-six-the-dictionary", ...neighbourless])
    expect(told(gone)).toEqual([`warning data/${shop} intro (1st): undefined`]);
});

test.each([
  ["http://series.example/artwork", "/artwork"],
  ["series.example/artwork", "/artwork"],
  ["series.example/artwrok", "/artwork"],
  ["../artwork", "/artwork"],
  ["data/artwork/raptor-moon.json", "/artwork/raptor-moon"],
  ["www.bbc.co.uk", "https://www.bbc.co.uk"],
  ["https:/www.bbc.co.uk", "https://www.bbc.co.uk"],
  ["hello@series.example", "mailto:hello@series.example"],
  ["{email}", "mailto:{email}"],
  ["mailto:hello@@series.example", "mailto:hello@series.example"],
  ["mailto://hello@series.example", "mailto:hello@series.example"],
  ["mailto:<hello@series.example>", "mailto:hello@series.example"],
  ["mailto:{email}?subject=A&amp;body=B", "mailto:{email}?subject=A&body=B"],
  ["mailto:https://www.bbc.co.uk", "https://www.bbc.co.uk"],
  ["hhttps://www.bbc.co.uk/news", "https://www.bbc.co.uk/news"],
  ["https://https://www.bbc.co.uk", "https://www.bbc.co.uk"],
  ["https://www.bbc.co.uk/?a=1&amp;b=2", "https://www.bbc.co.uk/?a=1&b=2"],
  ["tel:+44(0)1632-960001", "tel:+441632-960001"],
])("a link to %s is refused, and %s is proposed", (address, meant) => {
  expect(told(address)).toEqual([`error data/${shop} intro (1st): Did you mean "${meant}"?`]);
});

test.each([
  "mailto:",
  "mailto:hello",
  "mailto:hello@",
  "mailto:hello@series",
  "mailto:hello@@",
  "hello@@series",
  "tel:abc",
  "javascript:alert",
  "file:///c/x",
])("a link to %s, of which nothing better can be guessed, is refused", (address) => {
  expect(told(address)).toEqual([`error data/${shop} intro (1st): undefined`]);
});

test.each(["The shop](/shop) is open.", "See [[the shop](/shop)](/shop).", "See [the shop][1]."])(
  "what looks like a link and is none is refused: %s",
  (words) => {
    const problems = findProblems(sampleWith(jsonEntry(shop, { ...sampleValue(shop), intro: [words] })));
    expect(problems.map(({ code, field }) => `${code} ${field}`)).toContain("unreadable-link intro (1st)");
  },
);

test.each([
  ["[us](tel:+44 (0)1234 567890)", "[us](tel:+441234567890)"],
  ["[us](tel:(+44)-(0)1234 567890)", "[us](tel:+44-1234567890)"],
  ["[us](tel:(01234) 567890)", "[us](tel:01234567890)"],
  ["[us](tel:01234 567890 ext 5)", undefined],
  ['[us](/shop "Our shop (new)")', "[us](/shop)"],
  ["[Mars](https://en.wikipedia.org/wiki/Mars_(planet)", "[Mars](https://en.wikipedia.org/wiki/Mars_(planet))"],
  ["[Mars](https://en.wikipedia.org/wiki/Mars (planet))", undefined],
])("%s is quoted whole, and what is proposed can be read: %s", (written, meant) => {
  const intro = [`See ${written} or (round) words.`];
  expect(problemsOf(jsonEntry(shop, { ...sampleValue(shop), intro }))).toEqual([
    expect.objectContaining({
      found: `${JSON.stringify(written)} looks like a link, and visitors would see it as it stands.`,
      suggestion: meant && `Did you mean "${meant}"?`,
    }),
  ]);
});

test("a link to a draft is reported as such, and a draft may link to another", () => {
  const songs = { ...sampleValue("pages/music.json"), template: "text", path: "/songs", name: "Songs", sections: [] };
  const draft = (path: string, intro: string) =>
    jsonEntry(path, {
      ...songs,
      description: `About ${path}.`,
      name: `The ${path.slice(7, -5)}`,
      path: `/${path.slice(7, -5)}`,
      intro: [intro],
    });
  const drafts = [draft("pages/_songs.json", "La la la."), draft("pages/_tunes.json", "See [songs](/songs).")];
  expect(told("/songs", ...drafts)).toEqual([expect.stringMatching(/Take the _ from the draft/)]);
  const answer = { ...sampleValue("questions/how-old.json"), order: 900, question: "Is it out?" };
  expect(told("/questions#is-it-out", jsonEntry("questions/_is-it-out.json", answer))).toHaveLength(1);
});
