/** Converts other image formats (WebP, TIFF, AVIF …) to JPEG or PNG. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import sharp from "sharp";

const convertible = new Set(["webp", "heic", "avif", "tiff"]);

/**
 * Converts a picture to a temporary file without metadata: PNG if it has transparency, else JPEG. Undefined if it needs
 * no conversion, or if sharp cannot decode it (HEIC on most systems).
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
