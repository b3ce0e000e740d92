/** Links in texts: the check knows every page, every part of one, and what is no address at all. */
import { findProblems } from "../../src/content/check/check-content";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const shop = "pages/shop.json";
const withLink = (address: string) =>
  jsonEntry(shop, { ...sampleValue(shop), intro: [`See [what there is](${address}).`] });

/** What is said of a link on the shop's page: how serious it is, and what is proposed in its place. */
const told = (address: string, ...others: Parameters<typeof sampleWith>) =>
  findProblems(sampleWith(withLink(address), ...others), { today: "2025-06-15" }).map(
    ({ file, field, severity, suggestion }) => `${severity} ${file} ${field}: ${suggestion}`,
  );

test.each([
  "/",
  "/artwork",
  "/artwork?from=shop",
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
  "/which-traveller#finn-and-pip",
  "/words#paradox",
  "/words#letter-P",
  "#hoodie",
  "#newsletter",
  "https://www.bbc.co.uk/news#top",
  "mailto:{email}",
  "mailto:press@series.example?subject=Hello",
  "tel:+441632960001",
])("a link to %s is right", (address) => {
  expect(told(address)).toEqual([]);
});

test.each([
  ["/questions#how-olt", "/questions#how-old"],
  ["/book-one-the-discovery#galery", "/book-one-the-discovery#gallery"],
  ["/privacy-policy#cookie", "/privacy-policy#cookies"],
  ["/#strt", "/#start"],
  ["#hoody", "/shop#hoodie"],
  ["#how-old", "/questions#how-old"],
  ["https://series.example/artwork/", "/artwork"],
  ["https://www.series.example/shop#hoodie", "/shop#hoodie"],
  ["/store", "/shop"],
  ["/artwork.html", "/artwork"],
])("whoever links to %s is warned, and %s is proposed", (address, meant) => {
  expect(told(address)).toEqual([`warning data/${shop} intro (1st): Did you mean "${meant}"?`]);
});

test.each([
  ["http://series.example/artwork", "/artwork"],
  ["series.example/artwork", "/artwork"],
  ["../artwork", "/artwork"],
  ["data/artwork/raptor-moon.json", "/artwork/raptor-moon"],
  ["www.bbc.co.uk", "https://www.bbc.co.uk"],
  ["https:/www.bbc.co.uk", "https://www.bbc.co.uk"],
  ["hello@series.example", "mailto:hello@series.example"],
  ["{email}", "mailto:{email}"],
  ["MAILTO:hello@series.example", "mailto:hello@series.example"],
  ["mailto://hello@series.example", "mailto:hello@series.example"],
  ["mailto:hello@series.example,", "mailto:hello@series.example"],
])("a link to %s is refused, and %s is proposed", (address, meant) => {
  expect(told(address)).toEqual([`error data/${shop} intro (1st): Did you mean "${meant}"?`]);
});

test.each([
  "mailto:",
  "mailto:hello",
  "mailto:hello@",
  "mailto:hello@series",
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

test("a part that only an unreadable file can have is not missed", () => {
  const broken = jsonEntry("questions/how-old.json", "{");
  expect(told("/questions#how-old", broken).filter((line) => line.includes(shop))).toEqual([]);
});

test("a link to a draft is told as that, and a draft may link to another", () => {
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
});

test.each([
  ["an age", "ages/roman-britain.json", "ages/paper.json"],
  ["an album", "music/chapterverse-one.json", "music/player.json"],
  ["a thing in the shop", "merch/hoodie.json", "merch/grown-ups.json"],
  ["a question", "questions/how-old.json", "questions/main.json"],
  ["a gallery picture", "gallery/first-jump.json", "gallery/synopsis.json"],
])("%s whose file is named like a part of its page is told to take another name", (_kind, from, to) => {
  const entries = sampleEntries().map((entry) => (entry.path === from ? { ...entry, path: to } : entry));
  const twins = findProblems(entries, { today: "2025-06-15" }).filter(({ code }) => code === "same-part");
  expect(twins.map(({ file }) => file)).toEqual([`data/${to}`]);
});

test.each([
  ["privacy-policy.json", "sections", 0, "contents"],
  ["quiz.json", "results", 0, "questions"],
])("an id in %s that its page has for itself is told", (path, list, index, id) => {
  const value = sampleValue(path);
  Object.assign((value[list] as object[])[index] ?? {}, { id });
  const twins = findProblems(sampleWith(jsonEntry(path, value))).filter(({ code }) => code === "same-part");
  expect(twins.map(({ file, field }) => `${file} ${field}`)).toEqual([`data/${path} ${list} (1st) › id`]);
});
