import { imageData, type PictureFile } from "./picture";

/** How many times as wide as its box a picture is drawn that covers a box of another shape: a wider one loses its sides. */
export function coverOf(file: PictureFile, boxShape: number): number {
  const { width, height } = imageData(file);
  return Math.max(1, width / height / boxShape);
}
