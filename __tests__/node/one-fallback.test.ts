import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { resolveWithOneFallback } from "../../src/gatsby/one-fallback";

interface Asked {
  width: number;
  breakpoints?: number[];
  formats?: string[];
}

/** Stands for gatsby-transformer-sharp: names the files that it would make. */
const makeFiles = async (_image: object, { width, breakpoints = [], formats = [] }: Asked) => {
  const widths = [...new Set([...breakpoints, width])];
  const files = (format: string) => widths.map((each) => `/static/moon-${each}.${format} ${each}w`).join(",");
  const [first, ...others] = formats.map((format) => (format === "auto" ? "jpg" : format));
  return {
    layout: "constrained" as const,
    width,
    height: width / 2,
    backgroundColor: "#120e33",
    images: {
      fallback: { src: `/static/moon-${width}.${first}`, srcSet: files(first ?? "") },
      sources: others.map((format) => ({ type: `image/${format}` as const, srcSet: files(format) })),
    },
  };
};

/** What Gatsby knows of a picture. */
const context = (absolutePath: string) => ({ nodeModel: { getNodeById: () => ({ absolutePath }) } });
const image = { parent: "file" };

test("a picture comes as AVIF and WebP in every width, and once for browsers that know neither", async () => {
  const info = { originalResolver: makeFiles as never };
  const data = await resolveWithOneFallback(
    image,
    { width: 720, breakpoints: [360, 720] },
    context("static/icon-512.png"),
    info,
  );
  expect(data).toEqual({
    layout: "constrained",
    width: 720,
    height: 360,
    backgroundColor: "#120e33",
    images: {
      sources: [
        { type: "image/avif", srcSet: "/static/moon-360.avif 360w,/static/moon-720.avif 720w" },
        { type: "image/webp", srcSet: "/static/moon-360.webp 360w,/static/moon-720.webp 720w" },
      ],
      fallback: { src: "/static/moon-720.jpg", srcSet: "/static/moon-720.jpg 720w" },
    },
  });
});

test("a picture that the camera noted down on its side keeps the shape in which people see it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "turned-"));
  const file = path.join(folder, "turned.jpg");
  await sharp({ create: { width: 320, height: 200, channels: 3, background: "#120e33" } })
    .withMetadata({ orientation: 6 })
    .toFile(file);
  const originalResolver = jest.fn(makeFiles);
  const info = { originalResolver: originalResolver as never };
  await resolveWithOneFallback(image, { width: 200 }, context(file), info);
  await resolveWithOneFallback(image, { width: 200, aspectRatio: 1.5 }, context(file), info);
  rmSync(folder, { recursive: true });
  const shapes = originalResolver.mock.calls.map(([, args]) => (args as { aspectRatio?: number }).aspectRatio);
  expect(shapes).toEqual([200 / 320, 200 / 320, 1.5, 1.5]);
});
