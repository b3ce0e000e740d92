/** Inspects picture files (format, dimensions, colour profile, damage), cached by file size and modification time. */
import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { writeAtomically } from "../editing/atomic-write";
import { type SvgProblem, svgProblem } from "./svg-allow-list";
import { segmentsOf } from "./jpeg-png-segments";
import { type Told, findMetadata } from "./picture-metadata";

export interface PictureFacts {
  bytes: number;
  /** A hash of the bytes, by which copies are known. */
  digest?: string;
  /** The format by content: "jpeg", "png", "gif", "webp" …; undefined if unknown. */
  format?: string;
  width?: number;
  height?: number;
  /** The colour space, such as "srgb" or "cmyk". */
  space?: string;
  /** The findings in the file's metadata. */
  told?: Told[];
  /** True for a picture of one colour, or of nothing. */
  blank?: true;
  /** True for a picture with transparent parts. */
  clear?: true;
  /** True for a PNG that moves (APNG). */
  moves?: true;
  /** True for an SVG with text in it, for which visitors would need its font. */
  letters?: true;
  /** Why an SVG is refused (svg-allow-list.ts). */
  fault?: SvgProblem;
  /** The first line, shortened, of a file that is no picture but text. */
  text?: string;
  /** The decoder's error, if the file is damaged. */
  damage?: string;
}

/** Limits above which pictures are not decoded. */
export const limits = { bytes: 30_000_000, megapixels: 100 };

/** Formats by their first bytes, as Latin-1. */
const beginnings: Record<string, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  gif: /^GIF8/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi/s,
  mp4: /^.{4}ftyp(?:isom|iso[2-9]|mp4\d|M4V|qt|avc1|dash)/s,
  heic: /^.{4}ftyp/s,
  bmp: /^BM/,
  "jpeg xl": /^(?:\xff\n|.{4}JXL )/s,
  pdf: /^%PDF/,
  photoshop: /^8BPS/,
  html: /^(?:ï»¿)?\s*<(?:!doctype html|html|head|body)\b/i,
  ico: /^\0\0[^\0]\0/,
  icns: /^icns/,
  "jpeg 2000": /^(?:\0\0\0.jP {2}|\xff\x4f\xff\x51)/s,
  eps: /^(?:%!PS|\xc5\xd0\xd3\xc6)/,
  zip: /^PK\W\W/,
  gzip: /^[^ -~]\x8b/,
  "git lfs": /^version https:\/\/git-lfs/,
  tiff: /^(?:II\*\0|MM\0\*)/,
  // Also in UTF-16, and after a licence of any length. svg-allow-list.ts checks the rest.
  svg: /^(?:ï»¿)?\s*(?:<(?:[\w-]+:)?svg[\s/>]|<(?:\?xml|!--|!doctype\s+svg)[\s\S]*<(?:[\w-]+:)?svg[\s/>])|^(?:(?:\xff\xfe)?<\0|(?:\xfe\xff)?\0<)/i,
};

function formatOf(bytes: Buffer): string | undefined {
  const start = bytes.toString("latin1", 0, 1_000_000);
  return Object.keys(beginnings).find((format) => beginnings[format]?.test(start));
}

/** The first line of a text, shortened; undefined for what is none. */
function textIn(bytes: Buffer): string | undefined {
  const [line = ""] = bytes
    .toString("utf8", 0, 400)
    .trim()
    .slice(0, 60)
    .split(/[\r\n]/);
  return line && !/[^\P{C}\s]|\ufffd/u.test(line) ? line : undefined;
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0]?.trim() ?? "";

/** Inspects a picture's file. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  return size > limits.bytes ? { bytes: size } : factsOf(await readFile(path));
}

/** Inspects a picture by fully decoding it. */
export async function factsOf(bytes: Buffer): Promise<PictureFacts> {
  const facts: PictureFacts = { bytes: bytes.length, format: formatOf(bytes) };
  if (!facts.format) facts.text = textIn(bytes);
  if (!/^(?:jpeg|png|gif|webp|avif|tiff|svg)$/.test(facts.format ?? "")) return facts;
  facts.digest = createHash("sha1").update(bytes).digest("base64");
  if (facts.format === "svg") facts.fault = svgProblem(bytes);
  // Not those that drawing programs leave empty.
  const letters = /<(?:\w+:)?text\b[^>]*>(?:\s*<(?:\w+:)?tspan[^>]*>)*\s*[^<\s]/;
  if (facts.format === "svg" && letters.test(bytes.toString().replace(/<!--.*?-->/gs, ""))) facts.letters = true;

  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const turned = (metadata.orientation ?? 1) >= 5;
    facts.width = turned ? metadata.height : metadata.width;
    facts.height = turned ? metadata.width : metadata.height;
    facts.space = metadata.space;
    if ((metadata.width * metadata.height) / 1e6 <= limits.megapixels) {
      // Shrink-on-load reads every byte, but decodes a JPEG several times faster. failOn "warning", since warnings of
      // the decoder fail the build later.
      const { data, info } = await sharp(bytes, { failOn: "warning" })
        .resize(32)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const isAlone = (place: number) => data[place] === data[place % info.channels];
      // With transparency, every last channel is opacity.
      const opacityAt = (place: number) =>
        info.channels % 2 === 0 ? data[place - (place % info.channels) + info.channels - 1] : 255;
      // A thin line, or a star in the night, is lost when a picture is made so small.
      if (data.every((_, place) => isAlone(place) || opacityAt(place) === 0)) {
        const { channels } = await sharp(bytes).stats();
        const isUnseen = channels.length % 2 === 0 && channels.at(-1)?.max === 0;
        if (isUnseen || channels.every(({ min, max }) => min === max)) facts.blank = true;
      }
      if (data.some((_, place) => opacityAt(place) !== 255)) facts.clear = true;
    }
    const told = await findMetadata(bytes);
    if (told.length > 0) facts.told = told;
    if (segmentsOf(bytes)?.parts.some(({ name }) => name === "acTL")) facts.moves = true;
  } catch (error) {
    facts.damage = firstLine(error);
  }
  return facts;
}

/** Cache version: increment it when PictureFacts change. */
const cacheVersion = `17, sharp ${sharp.versions.sharp}`;

/** A cache of intact pictures' facts, by path, size and times. Damage is not cached, since it may be transient. */
export async function pictureCache(file?: string) {
  let known: Record<string, PictureFacts> = {};
  try {
    known = JSON.parse(await readFile(file ?? "", "utf8")) ?? {};
  } catch {
    // No cache, or a truncated one: start empty.
  }
  const used: typeof known = {};
  return {
    async inspect(path: string): Promise<PictureFacts> {
      const { size, mtimeMs, ctimeMs } = await stat(path);
      const key = [cacheVersion, path, size, mtimeMs, ctimeMs].join(" ");
      const facts = known[key] ?? (await inspectPicture(path));
      if (facts.width && !facts.damage) used[key] = facts;
      return facts;
    },
    async save(): Promise<void> {
      const isSame = Object.keys(used).sort().join() === Object.keys(known).sort().join();
      if (!file || isSame) return;
      await mkdir(dirname(file), { recursive: true });
      await writeAtomically(file, JSON.stringify(used));
    },
  };
}
