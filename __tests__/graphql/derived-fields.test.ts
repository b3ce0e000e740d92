import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Actions } from "gatsby";
import sharp from "sharp";
import { registerDerivedFields } from "../../src/graphql/derived-fields";

type Resolve = (source: object, args: object, context: object, info?: object) => unknown;

/** The resolver that a directive gives to its field. */
function resolver(directive: string, options: object = {}): Resolve {
  const extensions: { name: string; extend: (options: object) => { resolve: Resolve } }[] = [];
  registerDerivedFields({
    createTypes: () => {},
    createFieldExtension: (extension: (typeof extensions)[number]) => extensions.push(extension),
  } as unknown as Actions);
  const found = extensions.find(({ name }) => name === directive);
  if (!found) throw new Error(`no directive ${directive}`);
  return found.extend(options).resolve;
}

describe("an original to download", () => {
  const home = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "downloads-"));
    mkdirSync(path.join(folder, "data", "artwork"), { recursive: true });
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  const draw = (file: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#120e33" } }).toFile(path.join(folder, "data", file));

  function download(image: string) {
    const { dir, name } = path.parse(image);
    const item = { name, relativeDirectory: dir };
    const node = { id: "1", parent: "file-1", image: path.basename(image), fields: { slug: name } };
    const nodeModel = {
      getNodeById: () => item,
      findOne: async ({ type }: { type: string }) =>
        type === "SiteSettings" ? { downloadPrefix: "quantanite" } : fileNode(path.join(folder, "data", image)),
    };
    return resolver("originalDownload")(node, {}, { nodeModel });
  }

  /** What Gatsby knows of a file, if there is one. */
  const fileNode = (file: string) =>
    existsSync(file)
      ? {
          absolutePath: file,
          internal: { contentDigest: createHash("sha256").update(readFileSync(file)).digest("hex") },
        }
      : null;

  const published = "public/downloads/artwork/quantanite-raptor-moon.jpg";

  test("is told by its address, name, type, pixels and bytes", async () => {
    await draw("artwork/raptor-moon.jpg", 320, 200);
    expect(await download("artwork/raptor-moon.jpg")).toEqual({
      url: "/downloads/artwork/quantanite-raptor-moon.jpg",
      fileName: "quantanite-raptor-moon.jpg",
      format: "JPG",
      width: 320,
      height: 200,
      bytes: statSync("data/artwork/raptor-moon.jpg").size,
    });
  });

  test("is a PNG where the picture is one", async () => {
    await draw("artwork/colouring-pip.png", 210, 297);
    expect(await download("artwork/colouring-pip.png")).toMatchObject({
      fileName: "quantanite-colouring-pip.png",
      format: "PNG",
      width: 210,
      height: 297,
    });
  });

  test("is the very file, byte for byte", async () => {
    await draw("artwork/raptor-moon.jpg", 320, 200);
    await download("artwork/raptor-moon.jpg");
    expect(readFileSync(published).equals(readFileSync("data/artwork/raptor-moon.jpg"))).toBe(true);
  });

  test("is copied anew when the picture has changed, even at the same size", async () => {
    await draw("artwork/raptor-moon.jpg", 320, 200);
    await download("artwork/raptor-moon.jpg");
    const changed = readFileSync("data/artwork/raptor-moon.jpg");
    changed[changed.length - 3] = (changed[changed.length - 3] ?? 0) ^ 1;
    writeFileSync("data/artwork/raptor-moon.jpg", changed);
    await download("artwork/raptor-moon.jpg");
    expect(readFileSync(published).equals(changed)).toBe(true);
  });

  test("is told with the width and height that people see, however the camera was held", async () => {
    await sharp({ create: { width: 320, height: 200, channels: 3, background: "#120e33" } })
      .withMetadata({ orientation: 6 })
      .toFile(path.join(folder, "data/artwork/raptor-moon.jpg"));
    expect(await download("artwork/raptor-moon.jpg")).toMatchObject({ width: 200, height: 320 });
  });

  test("is not offered when the picture is not there", async () => {
    await expect(download("artwork/raptor-moon.jpg")).rejects.toThrow("data/artwork/raptor-moon.jpg is missing");
    expect(existsSync(published)).toBe(false);
  });
});

describe("a word to choose", () => {
  const resolve = resolver("contentEnum");

  test("is spelt as GraphQL spells it", () => {
    expect(resolve({ status: "coming-soon" }, {}, {}, { fieldName: "status" })).toBe("COMING_SOON");
  });

  test("stays away where the content leaves it out", () => {
    expect(resolve({}, {}, {}, { fieldName: "status" })).toBeUndefined();
  });
});

test("a book's gallery is asked for by the book's slug, in order", async () => {
  const findAll = jest.fn(async (_query: object) => ({ entries: new Set(["first-jump", "pip-hatches"]) }));
  const resolve = resolver("listedBy", { type: "GalleryPicture", field: "book" });
  const gallery = await resolve({ fields: { slug: "book-one" } }, {}, { nodeModel: { findAll } });
  expect(gallery).toEqual(["first-jump", "pip-hatches"]);
  expect(findAll).toHaveBeenCalledWith({
    type: "GalleryPicture",
    query: { filter: { book: { slug: { eq: "book-one" } } }, sort: { order: "ASC" } },
  });
});

describe("an address below another page's", () => {
  const nodeModel = (page: object | null) => ({
    nodeModel: {
      findAll: async () => ({ entries: page ? [{ ...page, parent: "file" }] : [] }),
      getNodeById: () => ({ name: "page" }),
    },
  });
  const pip = { kind: "colouring-sheet", fields: { slug: "pip" } };

  test("follows that page wherever the content puts it", async () => {
    const below = resolver("sitePath", { type: "Character" });
    expect(await below(pip, {}, nodeModel({ path: "/who-is-who" }))).toBe("/who-is-who/pip");
    expect(await resolver("printPath")(pip, {}, nodeModel({ path: "/free" }))).toBe("/free/pip/print");
  });

  test("is there without that page too", async () => {
    expect(await resolver("sitePath", { type: "Character" })(pip, {}, nodeModel(null))).toBe("/characters/pip");
  });

  test("is for paper alone where it prints", async () => {
    const wallpaper = { ...pip, kind: "wallpaper" };
    expect(await resolver("printPath")(wallpaper, {}, nodeModel({ path: "/free" }))).toBeUndefined();
  });
});
