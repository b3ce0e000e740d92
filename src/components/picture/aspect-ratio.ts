import { imageData, type PictureFile } from "./picture";

/** A picture's width ÷ height. */
export function aspectRatioOf(file: PictureFile): number {
  const { width, height } = imageData(file);
  return width / height;
}

export const isUpright = (file: PictureFile): boolean => aspectRatioOf(file) < 1;

/** With object-fit: cover, the drawn width as a multiple of the box's: above 1 if the picture has a wider aspect ratio. */
export const coverScale = (file: PictureFile, boxShape: number): number => Math.max(1, aspectRatioOf(file) / boxShape);
