import { imageData, type PictureFile } from "./picture";

/** object-fit: cover: the drawn width as a multiple of the box's, above 1 where the picture's aspect ratio is wider. */
export function coverOf(file: PictureFile, boxShape: number): number {
  const { width, height } = imageData(file);
  return Math.max(1, width / height / boxShape);
}
