import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fonts } from "../../src/styles/fonts/fonts";

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
  const file = fonts.find(({ file }) => file.startsWith("./"))?.file ?? "";
  const cut = readFileSync(file);
  for (const letter of "0O") {
    const [, ...outlines] = outlinesOf(await subsetFont(cut, letter, { targetFormat: "truetype" }));
    expect([letter, outlines[0]]).toEqual([letter, 2]);
  }
});
