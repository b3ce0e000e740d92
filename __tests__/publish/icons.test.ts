/** The icon is named for screen readers, whatever signs stand in the series' name and in the drawing; and whole on every device. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import sharp from "sharp";
import { networkIcon } from "../../src/content/kinds/network-icon";
import { namedDrawing, writeIcons } from "../../src/publish/icons";
import { writeNetworkIcons } from "../../src/publish/network-icons";
import { readPalette } from "../../src/publish/palette-file";
import { temporaryFolder } from "../temporary-folder";

/** The first tag, as browsers read it; throws where they would show nothing. */
function rootOf(svg: string): SaxesTagPlain | undefined {
  const parser = new SaxesParser();
  let root: SaxesTagPlain | undefined;
  parser.on("opentag", (tag) => {
    root ??= tag as SaxesTagPlain;
  });
  parser.write(svg).close();
  return root;
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

test.each(["Cash & Carry", "Pounds $& Pence", "$1 $` $' $$", 'The "Q"', "A < B"])(
  "a series called %s names its icon",
  (name) => {
    const root = rootOf(namedDrawing(`<svg ${namespace}><path d="M0 0"/></svg>`, name));
    expect(root?.attributes["aria-label"]).toBe(name);
  },
);

test.each([
  ["a comment that speaks of <svg>", `<?xml version="1.0"?><!-- <svg> by hand --><svg ${namespace}/>`],
  ["a name in single quotes", `<svg role='img' aria-label='Old' ${namespace}/>`],
  ["a document type", `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n<svg ${namespace}/>`],
  ["a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
])("a drawing with %s is named once, in its first tag", (_, svg) => {
  const root = rootOf(namedDrawing(svg, "New"));
  expect(root?.name).toMatch(/svg$/);
  expect(root?.attributes["aria-label"]).toBe("New");
});

describe("icons of devices", () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  beforeAll(async () => {
    const project = process.cwd();
    cpSync("data/brand/palette.json", at("data/brand/palette.json"));
    writeFileSync(at("data/brand/icon.svg"), `<svg ${namespace} width="16" height="16"><path d="M8 0v16h8V0z"/></svg>`);
    process.chdir(folder);
    await writeIcons("A Series", folder);
    process.chdir(project);
  });

  test("the icon is named after the series, and has the sizes that devices ask for", async () => {
    expect(rootOf(readFileSync(at("icon.svg"), "utf8"))?.attributes["aria-label"]).toBe("A Series");
    for (const [file, size] of Object.entries({ "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 }))
      expect([file, (await sharp(at(`${file}.png`)).metadata()).width]).toEqual([file, size]);
  });

  test("a favicon of several sizes holds each where it says", async () => {
    const icon = readFileSync(at("favicon.ico"));
    const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const start = icon.readUInt32LE(entry + 12);
      return { size: icon.readUInt8(entry), png: icon.subarray(start, start + icon.readUInt32LE(entry + 8)) };
    });
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, png } of pictures)
      expect(await sharp(png).metadata()).toMatchObject({ width: size, height: size });
  });

  test("a home screen's icon has no see-through corners, which would be black", async () => {
    expect((await sharp(at("apple-touch-icon.png")).stats()).isOpaque).toBe(true);
  });

  test("a maskable icon has nothing outside the circle that every mask leaves", async () => {
    // A circle of 80 % of the width is left.
    const edge = { left: 0, top: 0, width: 512, height: 50 };
    const { data } = await sharp(at("icon-maskable-512.png"))
      .removeAlpha()
      .extract(edge)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set(data.toString("hex").match(/.{6}/g));
    expect([...colours]).toEqual([readPalette().night.slice(1).toLowerCase()]);
  });

  test("each network's icon is drawn in its own row of the sprite", async () => {
    await writeNetworkIcons(["youtube", "tiktok"], folder);
    const sprite = readFileSync(at("networks.svg"));
    expect(rootOf(String(sprite))?.attributes.viewBox).toBe("0 0 24 48");
    expect(String(sprite)).toContain("translate(0 24)");
    const [youtube, tiktok] = ["youtube", "tiktok"].map((name) => sprite.indexOf(networkIcon(name)?.outline ?? "none"));
    expect(youtube).toBeGreaterThan(0);
    expect(tiktok).toBeGreaterThan(Number(youtube));
    const shapes = await Promise.all(
      [0, 24].map((top) => sharp(sprite).extract({ left: 0, top, width: 24, height: 24 }).raw().toBuffer()),
    );
    for (const shape of shapes) expect(new Set(shape).size).toBeGreaterThan(1);
    expect(shapes[0]).not.toEqual(shapes[1]);
  });
});
