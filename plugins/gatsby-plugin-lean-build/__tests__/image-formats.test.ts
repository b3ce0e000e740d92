import { readFileSync } from "node:fs";
import path from "node:path";

const widths = [120, 240, 360, 540, 720, 960, 1280, 1664, 1920, 2400];

import { plainPicture } from "../../../__tests__/plain-picture";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { avifWithFallback } from "../image-formats";
import { ImageMetadataCache } from "../image-metadata-cache";

interface Asked {
  pathPrefix?: string;
  args: {
    width: number;
    aspectRatio?: number;
    breakpoints?: number[];
    formats?: string[];
    transformOptions?: { cropFocus?: number };
  };
  reporter: { warn: (text: string) => void };
}

/** Stands for gatsby-plugin-sharp, of which a whole Gatsby is needed: names the files that it would make. */
const makeFiles = async ({ args: { width, breakpoints = [], formats = [] } }: Asked) => {
  const widths = [...new Set([...breakpoints, width])];
  const [format] = formats.map((each) => (each === "auto" ? "jpg" : each));
  const srcSet = widths.map((each) => `/static/moon-${each}.${format} ${each}w`).join(",");
  return {
    layout: "constrained" as const,
    width,
    height: width / 2,
    images: { fallback: { src: `/static/moon-${width}.${format}`, srcSet }, sources: [] },
  };
};

/** What Gatsby knows of a picture. */
const context = (absolutePath: string) => ({
  nodeModel: { getNodeById: () => ({ name: "moon", absolutePath, internal: { contentDigest: absolutePath } }) },
});
const image = { parent: "file" };
const facts = () => new ImageMetadataCache({ get: () => undefined, isThere: () => false });
const resolverOf = (generate: (asked: Asked) => unknown, warn: (text: string) => void = () => {}) =>
  avifWithFallback({ reporter: { warn } } as never, generate as never, { widths, tallest: 2000 }, facts());

test("of queries that differ by width, cut or quality of AVIF, old browsers get the same file, of the whole picture", async () => {
  const generate = jest.fn(makeFiles);
  const resolve = resolverOf(generate);
  const cut = { aspectRatio: 1.5, transformOptions: { cropFocus: 8 } };
  for (const args of [
    { width: 720 },
    { width: 240, breakpoints: [120] },
    { width: 720, ...cut },
    { width: 720, avifOptions: {} },
  ]) {
    const { images } = await resolve(image, args, context("docs/message.png"));
    expect(images.fallback?.srcSet).toBe("/static/moon-720.jpg 720w");
  }
  const fallbacks = generate.mock.calls.filter(([{ args }]) => args.formats?.join() === "auto");
  expect(fallbacks.map(([{ args }]) => args.aspectRatio)).toEqual([undefined]);
  expect(fallbacks.map(([{ args }]) => args.transformOptions?.cropFocus)).toEqual([undefined]);
});

test("a tall picture is made in no width at which it would be taller than any", async () => {
  const file = path.join(temporaryFolder(), "tall.png");
  await plainPicture(900, 1800).toFile(file);
  const { width, images } = await resolverOf(makeFiles)(image, { width: 1280, breakpoints: [720, 960] }, context(file));
  expect([width, images.sources?.[0]?.srcSet]).toEqual([960, "/static/moon-720.avif 720w,/static/moon-960.avif 960w"]);
  await plainPicture(90, 1800).toFile(file);
  expect((await resolverOf(makeFiles)(image, { width: 1280, breakpoints: [120] }, context(file))).width).toBe(120);
});

test("one of several cuts of a picture needs no file for old browsers, which take that of another cut", async () => {
  const generate = jest.fn(makeFiles);
  const { images } = await resolverOf(generate)(image, { width: 720, formats: ["avif"] }, context("docs/message.png"));
  expect(images.fallback).toBeUndefined();
  expect(generate.mock.calls.map(([{ args }]) => args.formats)).toEqual([["avif"]]);
});

test("a picture's addresses are worked out anew for a site that moves to another path", async () => {
  const generate = jest.fn(makeFiles);
  const known = facts();
  for (const pathPrefix of ["/one", "/two", "/two"])
    await avifWithFallback(
      { reporter: {}, pathPrefix } as never,
      generate as never,
      { widths, tallest: 2000 },
      known,
    )(image, { width: 720 }, context("docs/message.png"));
  const prefixes = generate.mock.calls.map(([{ pathPrefix }]) => pathPrefix);
  expect(prefixes).toEqual(["/one", "/one", "/two", "/two"]);
});

test("a query that asks for a width of its own is told the next that all share", async () => {
  const asked = resolverOf(makeFiles)(image, { width: 720, breakpoints: [400, 720] }, context("docs/message.png"));
  await expect(asked).rejects.toThrow(/400 pixels wide.*: ask for 540\./);
});

test("the colour that stands where a picture will be is the one that fills most of it", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "night.png");
  const moon = await plainPicture(90, 90, "#f8f8d8").png().toBuffer();
  await plainPicture(640, 400, "#180848")
    .composite([{ input: moon, left: 20, top: 20 }])
    .toFile(file);
  const { backgroundColor } = await resolverOf(makeFiles)(image, { width: 360 }, context(file));
  expect(backgroundColor).toBe("#180848");
});

test("of the plugin's warnings, only the one that AVIF comes alone is kept back", async () => {
  const plugin = readFileSync(require.resolve("gatsby-plugin-sharp/image-data"), "utf8");
  const alone = "specified only AVIF format";
  expect(plugin).toContain(alone);
  const warn = jest.fn();
  const resolve = resolverOf((asked) => {
    asked.reporter.warn(`Image moon.jpg ${alone}, with no fallback format.`);
    asked.reporter.warn(
      "Specifying aspectRatio along with both width and height will cause aspectRatio to be ignored.",
    );
    return makeFiles(asked);
  }, warn);
  await resolve(image, { width: 720 }, context("docs/message.png"));
  expect(warn.mock.calls).toEqual([[expect.stringContaining("aspectRatio")], [expect.stringContaining("aspectRatio")]]);
});

test("a picture that the camera noted down on its side keeps the shape in which people see it", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "turned.jpg");
  await plainPicture(320, 200).withMetadata({ orientation: 6 }).toFile(file);
  const generate = jest.fn(makeFiles);
  await resolverOf(generate)(image, { width: 240 }, context(file));
  await resolverOf(generate)(image, { width: 240, aspectRatio: 1.5 }, context(file));
  const shapes = generate.mock.calls.map(([{ args }]) => args.aspectRatio);
  expect(shapes).toEqual([200 / 320, 200 / 320, 1.5, 200 / 320]);
});
