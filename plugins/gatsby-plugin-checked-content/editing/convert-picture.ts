/** Converts other image formats (WebP, TIFF, AVIF …) to JPEG or PNG. */
import sharp from "sharp";

const convertible = new Set(["webp", "heic", "avif", "tiff"]);

/**
 * A picture without metadata as PNG if it has transparency, else as JPEG. Undefined if it needs no conversion, or if sharp
 * cannot decode it (HEIC on most systems).
 */
export async function convertedPicture(bytes: Buffer, format = ""): Promise<Buffer | undefined> {
  if (!convertible.has(format)) return undefined;
  try {
    const picture = sharp(bytes, { failOn: "warning" }).autoOrient().toColourspace("srgb");
    const { isOpaque } = await sharp(bytes).stats();
    return await (isOpaque ? picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }) : picture.png()).toBuffer();
  } catch {
    return undefined;
  }
}
