/** Pictures in formats that phones and programs save, as JPEG or PNG, which the site takes. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import sharp from "sharp";

const convertible = new Set(["webp", "heic", "avif", "tiff"]);

/**
 * Converts a picture into a temporary file, without anything that it tells besides the picture: to PNG where parts of it
 * are transparent, else to JPEG. Undefined where it needs no conversion, or where sharp cannot read it, as HEIC on most systems.
 */
export async function convertedPicture(source: string, format = ""): Promise<string | undefined> {
  if (!convertible.has(format)) return undefined;
  try {
    const picture = sharp(source, { failOn: "warning" }).autoOrient().toColourspace("srgb");
    const { isOpaque } = await sharp(source).stats();
    const [ending, bytes] = isOpaque
      ? ["jpg", await picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer()]
      : ["png", await picture.png().toBuffer()];
    const file = join(await mkdtemp(join(tmpdir(), "picture-")), `${parse(source).name}.${ending}`);
    await writeFile(file, bytes);
    return file;
  } catch {
    return undefined;
  }
}
