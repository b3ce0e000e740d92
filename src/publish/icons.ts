/** Favicons, touch icons and maskable icons, from the one in data/brand/. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { escapeMarkup } from "../escape-markup";
import { readPalette } from "./palette-file";

/** Matches a drawing's start: comments, instructions and a document type, then its first tag's name, and the rest of that tag. */
const firstTag =
  /^((?:[\s\ufeff]|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>-][^>]*>)*<(?:[\w-]+:)?svg)\b((?:[^>"']|"[^"]*"|'[^']*')*>)/;

/** A drawing under this name for screen readers, in place of one that it may have in its first tag. */
export const namedDrawing = (svg: string, name: string): string =>
  svg.replace(firstTag, (_, start: string, rest: string) => {
    const others = rest.replace(/\s(?:role|aria-label|aria-labelledby)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
    return `${start} ${nameOf(name)}${others}`;
  });

const nameOf = (name: string) => `role="img" aria-label="${escapeMarkup(name)}"`;

/** The icon as SVG with an accessible name; a PNG source is embedded. */
async function svgIcon(source: string, name: string): Promise<string> {
  if (source.endsWith(".svg")) return namedDrawing(await readFile(source, "utf8"), name);
  // Every page loads it: no larger than the header's 40 pixels on the densest screens, and with a palette of colours.
  const small = await sharp(source).resize(128).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" ${nameOf(name)}><image width="128" height="128" href="data:image/png;base64,${small.toString("base64")}"/></svg>\n`;
}

/** Encodes PNGs as .ico: a header, a directory entry of 16 bytes each, then the images. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let at = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Writes favicons, touch icons and maskable icons from data/brand/icon.svg or icon.png. */
export async function writeIcons(name: string, folder = "public"): Promise<void> {
  const source = ["data/brand/icon.svg", "data/brand/icon.png"].find(existsSync);
  if (!source) throw new Error("data/brand has no icon.");
  const { night } = readPalette();
  await mkdir(folder, { recursive: true });
  const to = (file: string) => path.join(folder, file);
  const draw = (size: number) => sharp(source).resize(size, size);
  const png = { compressionLevel: 9 };
  const small = [16, 32, 48].map(async (size) => ({ size, png: await draw(size).png(png).toBuffer() }));
  await Promise.all([
    writeFile(to("icon.svg"), await svgIcon(source, name)),
    writeFile(to("favicon.ico"), icoOf(await Promise.all(small))),
    draw(192).png(png).toFile(to("icon-192.png")),
    draw(512).png(png).toFile(to("icon-512.png")),
    draw(180).flatten({ background: night }).png(png).toFile(to("apple-touch-icon.png")),
    // Maskable icons: the safe zone is a circle of 80 % of the width.
    sharp({ create: { width: 512, height: 512, channels: 3, background: night } })
      .composite([{ input: await draw(360).png().toBuffer() }])
      .png(png)
      .toFile(to("icon-maskable-512.png")),
  ]);
}
