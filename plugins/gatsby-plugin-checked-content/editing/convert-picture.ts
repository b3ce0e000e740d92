/** Converts other image formats (WebP, TIFF, AVIF …) to JPEG or PNG. */
import sharp from "sharp";

const convertible = new Set(["webp", "heic", "avif", "tiff"]);

/** As PNG if transparent, else as JPEG, without metadata. Undefined if not needed, or not decodable (HEIC). */
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
