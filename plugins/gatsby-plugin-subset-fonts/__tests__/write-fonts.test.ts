/** The fonts, cut from the real packages. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { fontFaces } from "../font-faces";
import type { FontOptions } from "../options";
import { unicodeRange, writeFonts } from "../write-fonts";

const folder = temporaryFolder();

/** One font for headings, and one for text, of which headings borrow the hyphen. */
const fonts: FontOptions[] = [
  {
    family: "Display",
    package: "@fontsource/lilita-one",
    file: "files/lilita-one-latin-400-normal.woff2",
    without: "-",
  },
  {
    family: "Text",
    package: "@fontsource-variable/atkinson-hyperlegible-next",
    file: "files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    lends: { family: "Hyphen", characters: "-", weight: 700 },
  },
];

const store = path.join(folder, "store");
const write = (words: string, into = folder) => writeFonts(fonts, words, into, store);

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
  const again = async () => (await write("Ride fast.")).map(({ whole }) => path.join(folder, whole.address));
  const [whole = "", cutOff = ""] = await again();
  const [{ ino, mtimeMs }, bytes] = [statSync(whole), readFileSync(cutOff)];
  writeFileSync(cutOff, "");
  await again();
  expect(statSync(whole)).toMatchObject({ ino, mtimeMs });
  expect(readFileSync(cutOff)).toEqual(bytes);
});

test("a font is cut once for all builds, until the content uses another letter", async () => {
  const cutFiles = () => readdirSync(store).map((name) => ({ name, time: statSync(path.join(store, name)).mtimeMs }));
  const first = await write("Ride fast.");
  const before = cutFiles();
  // Another folder, as after public/ was deleted.
  expect(await write("Ride fast.", temporaryFolder())).toEqual(first);
  expect(cutFiles()).toEqual(before);
  await write("Zoë rides fast.");
  const after = cutFiles();
  expect(after).toHaveLength(fonts.length);
  expect(after).not.toEqual(before);
});

test("a font is cut anew when it is to keep other weights, or characters that no content has", async () => {
  const [, text] = fonts as [FontOptions, FontOptions];
  const cut = async (options: Partial<FontOptions>) =>
    (await writeFonts([{ ...text, ...options }], "Ride fast.", folder, path.join(folder, "other-store")))[0]?.cut;
  const { address = "" } = (await cut({})) ?? {};
  expect((await cut({ weights: { min: 400, max: 600 } }))?.address).not.toBe(address);
  // What a maintainer may write next is in any.
  const { range = "" } = (await cut({ keep: "Ø" })) ?? {};
  expect([..."ØQ7£…"].filter((letter) => !covers(range, letter))).toEqual([]);
});

test("two families may be cut from one file", async () => {
  const [display] = fonts as [FontOptions];
  const twice = [display, { ...display, family: "Display again" }];
  const [one, other] = await writeFonts(twice, "Ride fast.", temporaryFolder(), path.join(temporaryFolder(), "store"));
  expect(other?.cut.range).toBe(one?.cut.range);
});

test("a letter that the content uses is in the cut font, and any other only in the whole one", async () => {
  const [display] = await write("Zoë");
  expect([..."Zoë"].map((letter) => covers(display?.cut.range ?? "", letter))).toEqual([true, true, true]);
  expect(covers(display?.cut.range ?? "", "Ø")).toBe(false);
  expect(covers(display?.whole.range ?? "", "Ø")).toBe(true);
});

test("headings take the hyphen of the text's font, bold, from the file that pages load anyway", async () => {
  const [display, text] = await write("Pip T-shirt");
  expect(covers(display?.cut.range ?? "", "T")).toBe(true);
  for (const range of [display?.cut.range, display?.whole.range]) expect(covers(range ?? "", "-")).toBe(false);
  const [, borrowed = ""] = fontFaces(text ? [text] : [], (address) => address).split(`"${text?.lent?.family}"`);
  expect(borrowed).toContain(`url("${text?.cut.address}")`);
  expect(borrowed).toMatch(/font-weight:700;.*unicode-range:U\+2D\}/);
});

test("the same words give the same files, and one more letter another name", async () => {
  const [once, twice, other] = await Promise.all(["ab", "ba", "aØ"].map((words) => write(words)));
  expect(twice).toEqual(once);
  expect(other?.[0]?.cut.address).not.toBe(once?.[0]?.cut.address);
});

test("addresses in the style sheet carry the path prefix", async () => {
  const fonts = await write("a");
  const addresses = [...fontFaces(fonts, (address) => `/name${address}`).matchAll(/url\("([^"]*)"\)/g)];
  expect(addresses.length).toBeGreaterThan(2 * fonts.length);
  for (const [, address = ""] of addresses) expect(address).toMatch(/^\/name\/static\/.+\.woff2$/);
});

test("no words wait for a font, and no visit ends in the fallback", async () => {
  const styles = fontFaces(await write("Ride fast."), (address) => address);
  for (const face of styles.split("@font-face").slice(1)) expect(face).toContain("font-display:swap");
});

test("bold words have the font's own weight, which no browser has to smear", async () => {
  const faces = fontFaces(await write("Ride fast."), (address) => address).split("@font-face");
  const ofText = faces.filter((face) => face.includes('font-family:"Text"'));
  expect(ofText).toHaveLength(2);
  for (const face of ofText) expect(face).toContain("font-weight:400 700;");
});

test("no character is in both files, so that no slow visit fetches the whole font as well", async () => {
  const letters = "Zoë -–Øø";
  for (const { cut, whole } of await write("Zoë")) {
    expect([...letters].filter((letter) => covers(cut.range, letter) && covers(whole.range, letter))).toEqual([]);
  }
});

test("a range names runs of characters", () => {
  expect(unicodeRange([0x41, 0x42, 0x43, 0xe9])).toBe("U+41-43,U+E9");
});
