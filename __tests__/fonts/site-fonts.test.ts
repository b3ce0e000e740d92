/** The fonts, cut from the real packages. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { fontFaces, isInline } from "../../src/fonts/font-faces";
import { unicodeRange, writeSiteFonts } from "../../src/fonts/site-fonts";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

/** Whether a character is in a range as CSS writes it. */
const covers = (range: string, letter: string) =>
  range.split(",").some((part) => {
    const [first, last = first] = part
      .slice(2)
      .split("-")
      .map((edge) => Number.parseInt(edge, 16)) as [number, number?];
    const codePoint = letter.codePointAt(0) as number;
    return codePoint >= first && codePoint <= last;
  });

test("a font that is there already is not written again, and one that a stopped build left unfinished is", async () => {
  const write = async () =>
    (await writeSiteFonts("Ride fast.", folder)).map(({ whole }) => path.join(folder, whole.address));
  const [whole = "", cutOff = ""] = await write();
  const [{ ino, mtimeMs }, bytes] = [statSync(whole), readFileSync(cutOff)];
  writeFileSync(cutOff, "");
  await write();
  expect(statSync(whole)).toMatchObject({ ino, mtimeMs });
  expect(readFileSync(cutOff)).toEqual(bytes);
});

test("a letter that the content uses is in the cut font, and any other only in the whole one", async () => {
  const [display] = await writeSiteFonts("Zoë", folder);
  expect([..."Zoë"].map((letter) => covers(display?.cut.range ?? "", letter))).toEqual([true, true, true]);
  expect(covers(display?.cut.range ?? "", "Ø")).toBe(false);
  expect(covers(display?.whole.range ?? "", "Ø")).toBe(true);
});

test("headings take the hyphen of the text's font, bold, from the file that pages load anyway", async () => {
  const [display, text] = await writeSiteFonts("Pip T-shirt", folder);
  expect(covers(display?.cut.range ?? "", "T")).toBe(true);
  for (const range of [display?.cut.range, display?.whole.range]) expect(covers(range ?? "", "-")).toBe(false);
  const [, borrowed = ""] = fontFaces(text ? [text] : [], (address) => address).split(`"${text?.lendsHyphenAs}"`);
  expect(borrowed).toContain(`url("${text?.cut.address}")`);
  expect(borrowed).toMatch(/font-weight:700;.*unicode-range:U\+2D\}/);
});

test("the same words give the same files, and one more letter another name", async () => {
  const [once, twice, other] = await Promise.all(["ab", "ba", "aØ"].map((words) => writeSiteFonts(words, folder)));
  expect(twice).toEqual(once);
  expect(other?.[0]?.cut.address).not.toBe(once?.[0]?.cut.address);
});

test("addresses in the style sheet carry the path prefix", async () => {
  const fonts = await writeSiteFonts("a", folder);
  const addresses = [...fontFaces(fonts, (address) => `/name${address}`).matchAll(/url\("([^"]*)"\)/g)];
  expect(addresses.length).toBeGreaterThan(2 * fonts.length);
  const files = addresses.map(([, address = ""]) => address).filter((address) => !isInline(address));
  for (const address of files) expect(address).toMatch(/^\/name\/static\/.+\.woff2$/);
});

test("the heading font is part of the page, where no slow network can lose it, and the other is not", async () => {
  const fonts = await writeSiteFonts("Ride fast.", folder);
  expect(fonts.map(({ cut }) => isInline(cut.address))).toEqual([true, false]);
  const [display = "", text = ""] = fonts.map((font) => fontFaces([font], (address) => address));
  expect(display).toMatch(/font-display:block;src:url\("data:font\/woff2;base64,[A-Za-z0-9+/=]+"\)/);
  expect(text).not.toContain("font-display:block");
});

test("no character is in both files, so that no slow visit fetches the whole font as well", async () => {
  const letters = "Zoë -–Øø";
  for (const { cut, whole } of await writeSiteFonts("Zoë", folder)) {
    expect([...letters].filter((letter) => covers(cut.range, letter) && covers(whole.range, letter))).toEqual([]);
  }
});

/** How many outlines each glyph of a font has, from its tables. */
function outlinesOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const table = (tag: string) => {
    const record = tables.find((at) => font.toString("latin1", at, at + 4) === tag) ?? 0;
    return font.subarray(font.readUInt32BE(record + 8), font.readUInt32BE(record + 8) + font.readUInt32BE(record + 12));
  };
  const [glyf, loca, isLong] = [table("glyf"), table("loca"), table("head").readInt16BE(50) === 1];
  const places = Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
  return places.slice(0, -1).map((place, index) => (place === places[index + 1] ? 0 : glyf.readInt16BE(place)));
}

test("the zero of running text has no slash: two outlines, as the O has", async () => {
  const [, text] = await writeSiteFonts("2025", folder);
  const cut = readFileSync(path.join(folder, text?.cut.address ?? ""));
  for (const letter of "0O") {
    const [, ...outlines] = outlinesOf(await subsetFont(cut, letter, { targetFormat: "truetype" }));
    expect([letter, outlines[0]]).toEqual([letter, 2]);
  }
});

test("a range names runs of characters", () => {
  expect(unicodeRange([0x41, 0x42, 0x43, 0xe9])).toBe("U+41-43,U+E9");
});
