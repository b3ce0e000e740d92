/** The check on a real folder: real picture files, whole and broken, and what lies about beside them. */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readFolder } from "../../plugins/gatsby-plugin-checked-content";
import { inspectContent } from "../../src/content/check/check";
import sharp from "sharp";
import { noisyPicture, plainPicture } from "../plain-picture";
import { plainSample, sampleEntries, sampleSize } from "./sample";

// Making the pictures takes its time on a busy machine.
jest.setTimeout(60_000);

let project: string;
let drawn: Map<string, Buffer>;

const path = (file: string) => join(project, "data", file);

/** These are to be cut off; the others are smooth, since they are looked through again and again. */
const noisyOnes = ["artwork/raptor-moon.jpg", "free-t-shirts/bmx.png"];

beforeAll(async () => {
  const pictures = sampleEntries().filter(({ picture }) => picture);
  drawn = new Map(
    await Promise.all(
      pictures.map(async ({ path: file }): Promise<[string, Buffer]> => {
        const { width, height } = sampleSize(file);
        const picture = noisyOnes.includes(file) ? noisyPicture(width, height) : plainSample(file);
        return [file, await (file.endsWith(".png") ? picture.png() : picture.jpeg()).toBuffer()];
      }),
    ),
  );
});

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "content-"));
  for (const entry of sampleEntries()) {
    if (entry.type === "folder") continue;
    await mkdir(dirname(path(entry.path)), { recursive: true });
    await writeFile(path(entry.path), entry.bytes ?? drawn.get(entry.path) ?? "");
  }
});

afterEach(() => rm(project, { recursive: true, force: true }));

const report = async () =>
  (await inspectContent(join(project, "data"))).problems.map(
    ({ file, code }) => `${file.replace("data/", "")}: ${code}`,
  );

test("good content has no problems, whatever litter lies beside it", async () => {
  await writeFile(path("artwork/.DS_Store"), "x");
  await writeFile(path("artwork/Thumbs.db"), "x");
  await writeFile(path("artwork/raptor-moon.json~"), "x");
  await writeFile(path("artwork/~$moon.docx"), "x");
  expect(await report()).toEqual([]);
});

test("files that Git does not know, or knows otherwise, are new", async () => {
  for (const what of ["init --quiet", "add ."]) execFileSync("git", ["-C", path(""), ...what.split(" ")]);
  for (const name of ["shop", "tips"]) await writeFile(path(`pages/${name}.json`), "{}");
  const entries = await readFolder(path(""));
  const isNew = entries?.filter((entry) => entry.isNew).map((entry) => entry.path);
  expect(isNew).toEqual(["pages/shop.json", "pages/tips.json"]);
});

test("a figure before a background is told apart from a cut-out", async () => {
  await writeFile(path("characters/pip-figure.png"), await plainPicture(1000, 1000).ensureAlpha().png().toBuffer());
  expect(await report()).toEqual(["characters/pip.json: image-background"]);
});

test("a folder that is not there is one plain problem", async () => {
  await rm(path(""), { recursive: true });
  expect(await report()).toEqual(["data: no-data-folder"]);
});

test("a JPEG and a PNG cut off half-way are damaged", async () => {
  await truncate(path("artwork/raptor-moon.jpg"), 60_000);
  await truncate(path("free-t-shirts/bmx.png"), 100_000);
  expect(await report()).toEqual(["artwork/raptor-moon.jpg: image-damaged", "free-t-shirts/bmx.png: image-damaged"]);
});

test("0 bytes, text, a web page, SVG and other formats are told apart, whatever the name says", async () => {
  await writeFile(path("artwork/raptor-moon.jpg"), "");
  await writeFile(path("artwork/mars-canyon.jpg"), "<!doctype html><html><body><svg></svg></body></html>");
  await writeFile(path("merch/hoodie.jpg"), '<?xml version="1.0"?>\n<!-- Inkscape -->\n<svg xmlns="…"></svg>');
  await writeFile(path("characters/pip.jpg"), await plainPicture(900, 900).webp().toBuffer());
  await writeFile(path("characters/finn-marlow.jpg"), await plainPicture(900, 900).png().toBuffer());
  expect(await report()).toEqual([
    "artwork/mars-canyon.jpg: image-other-format",
    "artwork/raptor-moon.jpg: image-not-a-picture",
    "characters/finn-marlow.jpg: image-other-format",
    "characters/pip.jpg: image-other-format",
    "merch/hoodie.jpg: image-other-format",
  ]);
});

test("a file is called by the type that it really is, whatever its name says", async () => {
  const header = (bytes: string) => Buffer.from(bytes, "latin1");
  const files: [name: string, type: string, bytes: Buffer][] = [
    ["ages/roman-britain.jpg", "BMP", header("BM\u0046\0\0\0\0\0\0\0")],
    ["artwork/mars-canyon.jpg", "JPEG XL", header("\xff\x0a\x7f\0")],
    ["artwork/raptor-moon.jpg", "JPEG XL", header("\0\0\0\x0cJXL \r\n\x87\n")],
    ["books/book-one-cover.jpg", "MP4", header("\0\0\0\x18ftypisom\0\0\0\0")],
    ["characters/pip.jpg", "HEIC", header("\0\0\0\x18ftypheic\0\0\0\0")],
    ["gallery/first-jump.jpg", "PDF", header("%PDF-1.7")],
    ["merch/hoodie.jpg", "HTML", header("\n<html lang=en><title>Sign in</title>")],
    [
      "slides/hero-one.jpg",
      "GIT LFS",
      header("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1234\n"),
    ],
  ];
  for (const [name, , bytes] of files) await writeFile(path(name), bytes);
  const { problems } = await inspectContent(join(project, "data"));
  const said = Object.fromEntries(problems.map(({ file, found }) => [file, found]));
  expect(said).toEqual(
    Object.fromEntries(files.map(([name, type]) => [`data/${name}`, `The file is really of the type ${type}.`])),
  );
});

test("a picture of one colour and one of nothing are told, in pixels and as a drawing", async () => {
  const create = { width: 1000, height: 1000, background: { r: 9, g: 9, b: 90, alpha: 1 } };
  await writeFile(
    path("merch/hoodie.jpg"),
    await sharp({ create: { ...create, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
  const clear = { ...create, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  await writeFile(path("characters/pip-figure.png"), await sharp({ create: clear }).png().toBuffer());
  const name = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">';
  await writeFile(path("brand/logotype.svg"), `${name}</svg>`);
  await writeFile(path("brand/logotype-large.svg"), `${name}<path d="M9 9h70v9z" fill="currentColor"/></svg>`);
  expect(await report()).toEqual([
    "brand/logotype.svg: image-blank",
    "characters/pip-figure.png: image-blank",
    "merch/hoodie.jpg: image-blank",
  ]);
});

test("drawings among the static files are judged as well, in whichever folder", async () => {
  await mkdir(join(project, "static/maps"), { recursive: true });
  const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  await writeFile(join(project, "static/good.svg"), drawing('<path d="M0 0h9"/>'));
  await writeFile(join(project, "static/maps/bad.SVG"), drawing("<script>alert(1)</script>"));
  expect(await report()).toEqual(["static/maps/bad.SVG: drawing-unsafe"]);
});

test("CMYK and too few pixels are reported; a phone's Display P3 is welcome", async () => {
  await writeFile(
    path("artwork/raptor-moon.jpg"),
    await plainPicture(2000, 1000).toColourspace("cmyk").jpeg().toBuffer(),
  );
  await writeFile(
    path("artwork/mars-canyon.jpg"),
    await plainPicture(2000, 900).withIccProfile("p3").jpeg().toBuffer(),
  );
  await writeFile(path("merch/hoodie.jpg"), await plainPicture(799, 799).jpeg().toBuffer());
  expect(await report()).toEqual(["artwork/raptor-moon.jpg: image-colours", "merch/hoodie.json: image-small"]);
});

test("an upright photo that the camera stored lying down counts with its upright width", async () => {
  await writeFile(
    path("merch/hoodie.jpg"),
    await plainPicture(900, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect(await report()).toEqual(["merch/hoodie.json: image-small"]);
});

test("a photo that the camera stored lying down has the shape in which it is seen", async () => {
  const turned = (width: number, height: number) =>
    plainPicture(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await writeFile(path("books/book-one-cover.jpg"), await turned(1500, 1000));
  await writeFile(path("slides/hero-one.jpg"), await turned(4000, 2000));
  expect(await report()).toEqual(["slides/hero-one.json: image-shape"]);
});

test("symlinks are refused and not followed, to files, folders and places that do not exist", async () => {
  await symlink("/etc/hosts", path("artwork/a.jpg"));
  await symlink("/etc", path("artwork/etc"));
  await symlink("nowhere", path("pages/b.json"));
  expect(await report()).toEqual(["artwork/a.jpg: symlink", "artwork/etc: symlink", "pages/b.json: symlink"]);
});

describe("what is known of pictures", () => {
  const cacheFile = () => join(project, "node_modules/.cache/content-check.json");
  const readCache = async () => JSON.parse(await readFile(cacheFile(), "utf8"));
  /** The pictures that are remembered. */
  const known = async () => Object.keys(await readCache()).map((key) => key.match(/\/\S+/)?.[0]);

  beforeEach(() => mkdir(join(project, "node_modules")));

  test("is remembered, and forgotten when a picture changes", async () => {
    expect(await report()).toEqual([]);
    expect(await known()).toContain(path("artwork/raptor-moon.jpg"));
    const { mtime } = await stat(cacheFile());
    expect(await report()).toEqual([]);
    expect((await stat(cacheFile())).mtime).toEqual(mtime);

    await truncate(path("artwork/raptor-moon.jpg"), 60_000);
    expect(await report()).toEqual(["artwork/raptor-moon.jpg: image-damaged"]);
    // Another file of the very size of the one before.
    await writeFile(path("artwork/raptor-moon.jpg"), drawn.get("artwork/raptor-moon.jpg") ?? "");
    const { size } = await stat(path("merch/hoodie.jpg"));
    await writeFile(path("merch/hoodie.jpg"), Buffer.alloc(size, "not a picture"));
    expect(await report()).toEqual(["merch/hoodie.jpg: image-not-a-picture"]);
  });

  test("is only remembered of whole pictures, so that no failure outlives its cause", async () => {
    await truncate(path("artwork/raptor-moon.jpg"), 60_000);
    await writeFile(path("artwork/mars-canyon.jpg"), "not a picture");
    await report();
    expect(await known()).toContain(path("merch/hoodie.jpg"));
    expect(await known()).not.toContain(path("artwork/raptor-moon.jpg"));
    expect(await known()).not.toContain(path("artwork/mars-canyon.jpg"));
  });

  test.each(['{"version":', "null"])("is found out anew when the cache holds %s alone", async (text) => {
    await report();
    const good = await readCache();
    await writeFile(cacheFile(), text);
    expect(await report()).toEqual([]);
    expect(Object.keys(await readCache()).sort()).toEqual(Object.keys(good).sort());
  });
});
