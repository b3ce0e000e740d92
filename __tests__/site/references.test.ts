/** The pictures of the built pages are what they say they are. That everything is there is crawl.test.ts's. */
import path from "node:path";
import sharp from "sharp";
import { kinds } from "../../src/content/kinds/kinds";
import { language } from "../../src/language";
import { items, readJson, site } from "../site-under-test";
import { at, collapseSpace, fileAt, listedPages, notFound, pageAt, unlistedPages } from "./built-site";

const ownRoutes = [...listedPages, ...unlistedPages];

/** The addresses in a srcset with the width that each promises. */
const candidates = (srcset: string) =>
  srcset.split(/,\s+|,(?=\/)/).map((candidate) => {
    const [address = "", width = ""] = candidate.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });

/** The pictures that only decorate, as the content says. */
const decorating = new Set<string>();
JSON.stringify(
  kinds.map(({ name }) => items(name)),
  (_, value) => {
    if (value?.alt === "" && value.image) decorating.add(path.parse(value.image).name);
    return value;
  },
);

describe.each([...ownRoutes, notFound])("%s", (route) => {
  test("says of every picture what it shows, and keeps its place", () => {
    const $ = pageAt(route);
    const pictures = $("img").toArray();
    const described = new Set(pictures.filter(({ attribs }) => attribs.alt).map(({ attribs }) => attribs.src));
    for (const picture of pictures) {
      const { src, alt, width, height } = picture.attribs;
      expect([src, alt]).toEqual([src, expect.any(String)]);
      expect([src, Number(width) > 0, Number(height) > 0]).toEqual([src, true, true]);
      // An empty alt is for a picture beside the same words, or one that is kept from readers of screens or for
      // paper, or that the page has shown and described before.
      if (alt !== "" || described.has(src) || decorating.has(path.parse(src ?? "").name)) continue;
      const isSilent = $(picture).closest('[aria-hidden="true"], [hidden]').length > 0;
      const beside = $(picture).closest("a:not([aria-hidden]), li").add($(picture).closest(":not(img, picture)"));
      if (!isSilent) expect([src, collapseSpace(beside.text())]).not.toEqual([src, ""]);
    }
  });

  test("fetches the first screen's picture at once and all others when they are near", () => {
    const $ = pageAt(route);
    const all = $("main img").filter((_, picture) => picture.attribs.loading !== "lazy");
    // A sheet of badges shows one file many times.
    const files = new Set(all.toArray().map(({ attribs }) => attribs.src));
    const eager = all.slice(0, files.size);
    expect(eager.length).toBeLessThanOrEqual(1);
    if (eager.length > 0) expect($("main img").first().is(eager)).toBe(true);
    for (const picture of eager.toArray()) expect(picture.attribs.fetchpriority).toBe("high");
  });
});

test("every responsive picture has AVIF and a fallback, each file as wide as it says", async () => {
  const promised = new Map<string, number>();
  for (const route of ownRoutes) {
    const $ = pageAt(route);
    for (const picture of $("main picture").toArray()) {
      const src = $(picture).find("img").attr("src");
      const sources = $(picture)
        .find("source")
        .toArray()
        .map(({ attribs: { type, media } }) => ({ type, media }));
      const [{ media } = { media: undefined }] = sources;
      // A picture in two cuts has one for either side of a line, so that every screen gets AVIF.
      const screens = media ? [media, `not all and ${media}`] : [undefined];
      expect([src, sources]).toEqual([expect.any(String), screens.map((one) => ({ type: "image/avif", media: one }))]);
      for (const element of $(picture).find("[srcset]").toArray()) {
        const files = candidates($(element).attr("srcset") ?? "");
        for (const { address, width } of files) promised.set(address, width);
        // What is large on some screens is there in a smaller file for others.
        expect([src, files.length]).not.toEqual([src, files.some(({ width }) => width > 720) ? 1 : 0]);
        expect($(element).attr("sizes")).toBeTruthy();
      }
    }
  }
  expect(promised.size).toBeGreaterThan(0);
  for (const [address, width] of promised) {
    const metadata = await sharp(fileAt(address)).metadata();
    expect([address, metadata.width]).toEqual([address, width]);
  }
}, 60_000);

test("every picture keeps the place of its own shape", async () => {
  const kept = new Map(
    ownRoutes.flatMap((route) =>
      pageAt(route)("main picture")
        .toArray()
        .map((picture) => {
          const { width, height } = pageAt(route)(picture).find("img").attr() ?? {};
          // The fallback is the whole picture, of which the others may be a cut.
          const [{ address = "" } = {}] = candidates(pageAt(route)(picture).find("source").attr("srcset") ?? "");
          return [`${address} ${width} ${height}`, { address, width, height }] as const;
        }),
    ),
  );
  for (const { address, width, height } of kept.values()) {
    const file = await sharp(fileAt(address)).metadata();
    const difference = Number(width) / Number(height) / (file.width / file.height);
    expect([address, Math.abs(difference - 1) < 0.02]).toEqual([address, true]);
  }
}, 60_000);

test("the web manifest's icons are there, as large as it says", async () => {
  const manifest = readJson("public/site.webmanifest");
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(
      fileAt(new URL(src, new URL(at("/site.webmanifest"), site.url)).pathname),
    ).metadata();
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
  }
  expect([manifest.name, manifest.short_name, manifest.lang]).toEqual([site.name, site.name, language()]);
  expect(manifest.id).toBe(at("/"));
  // Opened from a home screen, other ways of display have no way back.
  expect(["minimal-ui", "browser"]).toContain(manifest.display);
  expect(pageAt(at("/"))('meta[name="theme-color"]').attr("content")).toBe(manifest.theme_color);
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  expect(fileAt(at("/favicon.ico"))).toBeDefined();
});
