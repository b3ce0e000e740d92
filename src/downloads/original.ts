/** Downloads of original pictures: the files of data/, byte for byte, under readable names. */
import { copyFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type ItemFile, makeOnce, type PictureFile } from "./made-files";

/** The GraphQL fields of a download. Sizes in pixels and bytes. */
interface Download {
  url: string;
  fileName: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
}

/** A picture's size in pixels after applying its EXIF orientation. */
export async function sizeAsSeen(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/** The download's file name. */
export const originalName = (prefix: string, { name }: ItemFile, picture: PictureFile) =>
  `${prefix}-${name}${path.extname(picture.absolutePath)}`;

/** Copies an item's picture to public/downloads and returns the download's GraphQL fields. */
export async function offerOriginal(item: ItemFile, picture: PictureFile, prefix: string): Promise<Download> {
  const fileName = originalName(prefix, item, picture);
  const url = `/downloads/${item.relativeDirectory}/${fileName}`;
  const [{ bytes }, size] = await Promise.all([
    makeOnce(url, ["original", picture.internal.contentDigest], (target) => copyFile(picture.absolutePath, target)),
    sizeAsSeen(picture.absolutePath),
  ]);
  return { url, fileName, format: fileName.endsWith(".png") ? "PNG" : "JPG", ...size, bytes };
}
