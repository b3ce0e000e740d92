/** The pictures of data/ wherever pages show them: described as the content does, and cropped around what matters. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { shortAlt } from "../../src/format";
import { quiz } from "../browser/play";
import { addressesOf, items, readJson, site, siteFolder } from "../site-under-test";
import { addressOf, at, listedPages, notFound, pageAt, unlistedPages } from "./built-site";

const allPages = [...listedPages, ...unlistedPages, notFound];

/** What the content says of each picture, by its file name without the ending. */
const alts = new Map<string, Set<string>>();

/** Notes the pictures of a part of the content: each is named beside what describes it. */
function note(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { image, portrait, cover, alt, coverAlt } = part as Record<string, unknown>;
  for (const [file, words] of [
    [image, alt],
    [portrait, alt],
    [cover, coverAlt],
  ]) {
    if (typeof file !== "string" || typeof words !== "string") continue;
    const name = path.parse(file).name;
    alts.set(name, new Set([...(alts.get(name) ?? []), words, shortAlt(words)]));
  }
  for (const inner of Object.values(part)) note(inner);
}

const data = path.join(siteFolder, "data");
for (const file of readdirSync(data, { recursive: true, encoding: "utf8" }))
  if (file.endsWith(".json")) note(readJson("data", file));

test("a picture is described by its own words", () => {
  const wrong = allPages.flatMap((address) =>
    pageAt(address)("main img")
      .toArray()
      // What says where it leads is a link's name.
      .filter(({ attribs: { alt, src = "" } }) => alt && !/^Read about /.test(alt) && alts.has(path.parse(src).name))
      .filter(({ attribs: { alt = "", src = "" } }) => !alts.get(path.parse(src).name)?.has(alt))
      .map(({ attribs: { alt, src } }) => [address, src, alt]),
  );
  expect(wrong).toEqual([]);
  // The picture that shared links show, too.
  const said = new Set([site.shareImageAlt, ...[...alts.values()].flatMap((words) => [...words])]);
  const shared = allPages.map((address) => pageAt(address)('meta[property="og:image:alt"]').attr("content"));
  expect(shared.filter((alt) => !said.has(alt))).toEqual([]);
});

test("what a picture shows is said on a page that shows it, be it a print, a cut-out, a plate or between paragraphs", () => {
  const said = new Set(
    allPages.flatMap((address) => pageAt(address)("main img").toArray()).map(({ attribs }) => attribs.alt),
  );
  const of = (template: string, folder: string, part?: string): { alt?: string }[] =>
    addressesOf(template).length > 0 ? items(folder).flatMap((item) => (part ? (item[part] ?? []) : item)) : [];
  const described: { alt?: string }[] = [
    ...of("shop", "merch"),
    ...of("roblox", "roblox-items"),
    ...of("roblox", "free-t-shirts"),
    ...of("words", "words", "cutout"),
    ...of("chapter", "chapters", "plate"),
    ...of("text", "pages", "sections"),
    ...(quiz?.questions ?? []).map(({ scene = {} }: { scene?: object }) => scene),
    site.notFound?.cutout ?? {},
  ];
  expect(described.filter(({ alt }) => alt && !said.has(alt) && !said.has(shortAlt(alt)))).toEqual([]);
  // The sheet for grown-ups is said on its own page as well.
  const [sheet] = items("artwork").filter(({ kind }) => kind === "colouring-sheet");
  for (const route of addressesOf("grown-ups"))
    for (const { attribs } of pageAt(route)('section[aria-labelledby="activity"] img').first().toArray())
      expect(attribs.alt).toBe(sheet?.alt);
});

test("a picture that is described is not hidden from those who hear the description", () => {
  const hidden = allPages.flatMap((address) =>
    pageAt(address)('main [aria-hidden="true"] img[alt]:not([alt=""], [aria-hidden])')
      .toArray()
      .map(({ attribs: { alt } }) => [address, alt]),
  );
  expect(hidden).toEqual([]);
});

interface Focused {
  slug: string;
  focus?: { x: number; y: number };
  scene?: string;
  artwork?: string;
}

test("a card's picture is cropped around the point that the content gives", () => {
  const focused = (folder: string): Focused[] => items(folder);
  const bySlug = (folder: string, slug?: string) => focused(folder).find((item) => item.slug === slug);
  const below = (template: string, folder: string) =>
    addressesOf(template).flatMap((above) =>
      focused(folder).map((item) => [`${above}/${item.slug}`, item.focus] as const),
    );
  const points = new Map<string, Focused["focus"]>([
    ...below("characters", "characters"),
    ...below("artwork", "artwork"),
    ...items("gallery").map(({ book, slug, focus }) => [`${addressOf(book)}#${slug}`, focus] as const),
    ...focused("lessons").map(({ slug, scene, artwork }) => {
      const [lessons = at("/")] = addressesOf("lessons");
      return [`${lessons}/${slug}`, (bySlug("gallery", scene) ?? bySlug("artwork", artwork))?.focus] as const;
    }),
  ]);
  const wrong = allPages.flatMap((address) => {
    const $ = pageAt(address);
    return $("main li:not(nav *):has(img)")
      .toArray()
      .flatMap((card) => {
        const point = points.get($(card).find("a").attr("href") ?? "");
        const [, style = ""] = /object-position:([\d.% ]+)/.exec($(card).find("img").attr("style") ?? "") ?? [];
        return !point || !style || style === `${point.x}% ${point.y}%` ? [] : [[address, style, point]];
      });
  });
  expect(wrong).toEqual([]);
});
