/** Inspects picture files (format, dimensions, colour profile, damage), cached by file size and modification time. */

import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { unsafePart } from "./drawing";
import { whatIsTold } from "./picture-privacy";

export interface PictureFacts {
  bytes: number;
  /** The format by content: "jpeg", "png", "gif", "webp" …; undefined if unknown. */
  format?: string;
  width?: number;
  height?: number;
  /** The colour space, such as "srgb" or "cmyk". */
  space?: string;
  /** Personal metadata, as phrases. */
  told?: string[];
  /** Of an SVG: the first active content (see drawing.ts). */
  unsafe?: string;
  /** The decoder's error, if the file is damaged. */
  damage?: string;
}

/** Limits above which pictures are not decoded. */
export const limits = { bytes: 30_000_000, megapixels: 100 };

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

/** Detects the format by magic bytes. */
function sniff(bytes: Buffer): string | undefined {
  const hex = bytes.toString("hex", 0, 12);
  if (hex.startsWith("ffd8ff")) return "jpeg";
  if (hex.startsWith("89504e470d0a1a0a")) return "png";
  if (ascii(bytes, 0, 4) === "GIF8") return "gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp") return ascii(bytes, 8, 12).startsWith("avi") ? "avif" : "heic";
  if (hex.startsWith("49492a00") || hex.startsWith("4d4d002a")) return "tiff";
  if (ascii(bytes, 0, 2) === "BM") return "bmp";
  if (ascii(bytes, 0, 4) === "8BPS") return "photoshop";
  if (ascii(bytes, 0, 5) === "%PDF-") return "pdf";
  const start = ascii(bytes, 0, 1000).trimStart();
  if (/^(?:\ufeff|ï»¿)?(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i.test(start)) return "svg";
  return undefined;
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0]?.trim() ?? "";

/** Inspects a picture by fully decoding it. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  if (size === 0 || size > limits.bytes) return { bytes: size };
  const bytes = await readFile(path);
  const facts: PictureFacts = { bytes: size, format: sniff(bytes) };
  if (!facts.format || !["jpeg", "png", "gif", "webp", "tiff", "avif", "svg"].includes(facts.format)) return facts;
  if (facts.format === "svg") facts.unsafe = unsafePart(bytes.toString());

  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const turned = (metadata.orientation ?? 1) >= 5;
    facts.width = turned ? metadata.height : metadata.width;
    facts.height = turned ? metadata.width : metadata.height;
    facts.space = metadata.space;
    if ((metadata.width * metadata.height) / 1e6 <= limits.megapixels) {
      // Shrink-on-load reads every byte, but decodes a JPEG several times faster. failOn "warning", since warnings of
      // the decoder fail the build later.
      await sharp(bytes, { failOn: "warning" }).resize(32).raw().toBuffer();
    }
    const told = await whatIsTold(bytes);
    if (told.length > 0) facts.told = told;
  } catch (error) {
    facts.damage = firstLine(error);
  }
  return facts;
}

/** Cache version: increment it when PictureFacts change. */
const cacheVersion = `6, sharp ${sharp.versions.sharp}`;

type Known = Record<string, { stamp: string; facts: PictureFacts }>;

/**
 * A persistent cache of picture facts, keyed by path, size and times. Holds intact pictures only, since other failures
 * may be transient.
 */
export class PictureCache {
  private known: Known = {};
  private readonly used: Known = {};
  private changed = false;

  /** @param file the cache file; without one the cache is in memory only */
  constructor(private readonly file?: string) {}

  async load(): Promise<void> {
    try {
      const { version, pictures } = JSON.parse(await readFile(this.file ?? "", "utf8"));
      if (version === cacheVersion) this.known = pictures;
    } catch {
      // No cache, or a truncated one: start empty.
    }
  }

  async inspect(path: string): Promise<PictureFacts> {
    const { size, mtimeMs, ctimeMs } = await stat(path);
    const stamp = `${size} ${mtimeMs} ${ctimeMs}`;
    const entry = this.known[path];
    if (entry?.stamp === stamp) {
      this.used[path] = entry;
      return entry.facts;
    }
    const facts = await inspectPicture(path);
    if (facts.width && !facts.damage) {
      this.used[path] = { stamp, facts };
      this.changed = true;
    }
    return facts;
  }

  async save(): Promise<void> {
    if (!this.file || (!this.changed && Object.keys(this.used).length === Object.keys(this.known).length)) return;
    try {
      await mkdir(dirname(this.file), { recursive: true });
      // Atomic: temporary file and rename, for concurrent checks.
      const draft = `${this.file}.${process.pid}`;
      await writeFile(draft, JSON.stringify({ version: cacheVersion, pictures: this.used }));
      await rename(draft, this.file);
    } catch {
      // Read-only file system: no cache.
    }
  }
}
