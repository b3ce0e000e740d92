/** Originals to download: the very files that lie in data/, under names that are pleasant to have. */
import { copyFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type ItemFile, makeOnce, type PictureFile } from "./made-files";

/** What a visitor gets by following a download link. */
interface Download {
  url: string;
  fileName: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
}

/** A picture's size as people see it: cameras write pictures down as they were held, with a note on how to turn them. */
export async function sizeAsSeen(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/** The name under which a browser saves the original. */
export const originalName = (prefix: string, { name }: ItemFile, picture: PictureFile) =>
  `${prefix}-${name}${path.extname(picture.absolutePath)}`;

/** Offers an item's picture untouched. */
export async function offerOriginal(item: ItemFile, picture: PictureFile, prefix: string): Promise<Download> {
  const fileName = originalName(prefix, item, picture);
  const url = `/downloads/${item.relativeDirectory}/${fileName}`;
  const [{ bytes }, size] = await Promise.all([
    makeOnce(url, ["original", picture.internal.contentDigest], (target) => copyFile(picture.absolutePath, target)),
    sizeAsSeen(picture.absolutePath),
  ]);
  return { url, fileName, format: fileName.endsWith(".png") ? "PNG" : "JPG", ...size, bytes };
}
