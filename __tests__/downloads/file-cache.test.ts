/** What the build makes for downloading, and when it makes it anew. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { type Epub, offerEpub } from "../../src/downloads/epub";
import { offerBundle, plainFile } from "../../src/downloads/zip-bundles";
import { forgetUnusedDownloads, generateOnce } from "../../src/downloads/file-cache";
import { offerFitted, offerSquare } from "../../src/downloads/pictures";
import { noisyPicture, plainPicture } from "../plain-picture";
import { temporaryFolder } from "../temporary-folder";

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
});

const write = (text: string) => async (target: string) => writeFileSync(target, text);
const read = (url: string) => readFileSync(path.join("public", url), "utf8");

test("a generated file is cached until its source changes, or what makes pictures", async () => {
  expect(await generateOnce("/a.txt", ["moon"], write("moon"))).toEqual({ bytes: 4 });
  await generateOnce("/a.txt", ["moon"], () => Promise.reject(new Error("made twice")));
  expect(read("/a.txt")).toBe("moon");
  await generateOnce("/a.txt", ["stars"], write("stars"));
  expect(read("/a.txt")).toBe("stars");
  await generateOnce("/a.txt", ["moon"], () => Promise.reject(new Error("made twice")));
  expect(read("/a.txt")).toBe("moon");
  const versions = jest.replaceProperty(sharp, "versions", { ...sharp.versions, vips: "0.0.0" });
  await generateOnce("/a.txt", ["moon"], write("a sharper moon"));
  versions.restore();
  expect(read("/a.txt")).toBe("a sharper moon");
});

test("a generated file that failed is not cached", async () => {
  const cutOff = async (target: string) => {
    writeFileSync(target, "mo");
    throw new Error("no room on the disk");
  };
  await expect(generateOnce("/a.txt", ["moon"], cutOff)).rejects.toThrow("no room");
  expect(existsSync("public/a.txt")).toBe(false);
  await generateOnce("/a.txt", ["moon"], write("moon"));
  expect(read("/a.txt")).toBe("moon");
});

test("the cache drops generated files that the site no longer has", async () => {
  await generateOnce("/a.txt", ["moon"], write("moon"));
  await generateOnce("/b.txt", ["stars"], write("stars"));
  rmSync("public/b.txt");
  forgetUnusedDownloads();
  expect(readdirSync(".cache/adapters/downloads")).toHaveLength(1);
  await generateOnce("/a.txt", ["moon"], () => Promise.reject(new Error("made twice")));
});

/** A picture of one colour above another, written down lying on its side as a camera would. */
async function turnedPicture(width: number, height: number) {
  const half = { width, height: height / 2, channels: 3 as const };
  const upright = await plainPicture(width, height, "#ff0000")
    .composite([{ input: { create: { ...half, background: "#0000ff" } }, gravity: "south" }])
    .png()
    .toBuffer();
  await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toFile("turned.jpg");
  return plainFile("turned.jpg");
}

test("a wallpaper is cropped after its EXIF orientation is applied, and says within itself whose it is, anew when that has changed", async () => {
  const picture = await turnedPicture(1600, 3200);
  const facts = {
    title: "Moon",
    credits: { name: "The series", author: "Us", year: "1906" },
    terms: "https://series.example/artwork#terms",
    prefix: "quantanite",
  };
  const offers = await offerFitted({ name: "moon", relativeDirectory: "artwork" }, picture, {
    ...facts,
    focus: { x: 50, y: 0 },
  });
  expect(offers).toContainEqual(expect.objectContaining({ screen: "PHONE", width: 1440, height: 3120 }));
  const cut = sharp("public/downloads/artwork/quantanite-moon-phone.jpg");
  const { width, height, orientation } = await cut.metadata();
  expect([width, height, orientation ?? 1]).toEqual([1440, 3120, 1]);
  const [red = 0, , blue = 0] = await cut.extract({ left: 700, top: 10, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
  // Of a picture that compresses badly, little is lost.
  await noisyPicture(720, 1560).toFile("noise.png");
  const [noise] = await offerFitted(
    { name: "noise", relativeDirectory: "artwork" },
    await plainFile("noise.png"),
    facts,
  );
  expect((noise as { bytes: number }).bytes / (720 * 1560)).toBeGreaterThan(0.4);
  const { xmpAsString = "" } = await cut.metadata();
  expect(() => new SaxesParser({ xmlns: true }).write(xmpAsString).close()).not.toThrow();
  expect(xmpAsString).toMatch(/<dc:rights>.*© 1906 Us/);
  facts.credits.year = "1907";
  await offerFitted({ name: "moon", relativeDirectory: "artwork" }, picture, { ...facts, focus: { x: 50, y: 0 } });
  expect(readFileSync("public/downloads/artwork/quantanite-moon-phone.jpg", "latin1")).toContain("1907 Us");
});

test("a square of a portrait is cut around its focal point, after its EXIF orientation is applied, white where that is see-through", async () => {
  const portrait = sharp({ create: { width: 800, height: 400, channels: 4, background: "#0000" } });
  const right = { create: { width: 400, height: 400, channels: 4 as const, background: "#0000ff" } };
  await portrait.composite([{ input: right, gravity: "east" }]).toFile("pip.png");
  const item = { name: "pip", relativeDirectory: "characters" };
  const colourAt = async (x?: number, y = 50, picture = plainFile("pip.png")) => {
    const focus = x === undefined ? x : { x, y };
    const { url } = await offerSquare(item, await picture, { focus, prefix: "quantanite" });
    const pixel = { left: 200, top: 200, width: 1, height: 1 };
    return [...(await sharp(path.join("public", url)).extract(pixel).raw().toBuffer())].map((part) => part > 127);
  };
  expect(await colourAt(0)).toEqual([true, true, true]);
  expect(await colourAt(100)).toEqual([false, false, true]);
  expect(await colourAt(50, 100, turnedPicture(400, 800))).toEqual([false, false, true]);
  // Where nobody says, a face is above the middle.
  expect(await colourAt(undefined, 0, turnedPicture(400, 800))).toEqual([true, false, false]);
});

test("a zip bundle holds every file unchanged, of which it takes two, is reproducible, and is made anew when a text in it has changed or a file's name", async () => {
  writeFileSync("big.bin", Buffer.alloc(300_000, "quantanite"));
  const entries = [
    { name: "big.bin", picture: await plainFile("big.bin") },
    { name: "words.txt", text: "Ride fast." },
  ];
  expect(await offerBundle("press-pack", entries.slice(1), "quantanite")).toEqual([]);
  const [offer] = await offerBundle("press-pack", entries, "quantanite");
  expect(offer).toEqual({
    id: "press-pack",
    url: "/downloads/quantanite-press-pack.zip",
    fileName: "quantanite-press-pack.zip",
    files: 2,
    bytes: statSync("public/downloads/quantanite-press-pack.zip").size,
  });
  const first = readFileSync("public/downloads/quantanite-press-pack.zip");
  const zip = unzipSync(first);
  expect(Object.keys(zip)).toEqual(["big.bin", "words.txt"]);
  expect(Buffer.from(zip["big.bin"] ?? []).equals(readFileSync("big.bin"))).toBe(true);
  expect(strFromU8(zip["words.txt"] ?? new Uint8Array())).toBe("Ride fast.");

  rmSync(".cache", { recursive: true });
  await offerBundle("press-pack", entries, "quantanite");
  expect(readFileSync("public/downloads/quantanite-press-pack.zip").equals(first)).toBe(true);
  await offerBundle("press-pack", [...entries.slice(0, 1), { name: "words.txt", text: "Ride slow." }], "quantanite");
  expect(readFileSync("public/downloads/quantanite-press-pack.zip").equals(first)).toBe(false);
  const renamed = { name: "large.bin", picture: await plainFile("big.bin") };
  await offerBundle("press-pack", [renamed, ...entries.slice(1)], "quantanite");
  expect(Object.keys(unzipSync(readFileSync("public/downloads/quantanite-press-pack.zip")))).toContain("large.bin");
});

test("an e-book has its cover upright and no larger than it was, its drawings in colours that e-readers know, and is made anew when a word of its chapter has changed", async () => {
  writeFileSync("gate.svg", '<svg><path fill="var(--ink, #123)"/></svg>');
  const pictures = { cover: await turnedPicture(600, 900), drawings: { "gate.svg": await plainFile("gate.svg") } };
  const made = async (text: string) => {
    const epub = {
      address: "https://series.example/one/one",
      bookAddress: "https://series.example/one",
      chapter: { number: "One", title: "A", description: "B.", added: "2025-07-01", text: [text] },
      book: { label: "Book One", title: "C", coverAlt: "D.", readingAge: { from: 8, to: 14 } },
      site: { name: "The series", author: "Us" },
    } as unknown as Epub;
    await offerEpub({ name: "one", relativeDirectory: "chapters" }, pictures, "quantanite", epub);
    const files = unzipSync(readFileSync("public/downloads/chapters/quantanite-one.epub"));
    expect(await sharp(files["EPUB/cover.jpg"]).metadata()).toMatchObject({ width: 600, height: 900 });
    expect(strFromU8(files["EPUB/gate.svg"] ?? new Uint8Array())).toBe('<svg><path fill="#123"/></svg>');
    return strFromU8(files["EPUB/chapter.xhtml"] ?? new Uint8Array());
  };
  expect(await made("It knokced.")).toContain("It knokced.");
  expect(await made("It knocked.")).toContain("It knocked.");
});
