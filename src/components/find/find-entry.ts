import type { PictureFile } from "../picture/picture";

/** One entry of the search index and of the A to Z. */
export interface FindEntry {
  name: string;
  /** Synonyms of the name: "Book One" for "The Discovery". */
  otherNames: readonly string[];
  /** A label in a word or two: "Free poster". */
  kind: string;
  path: string;
  /** One line of plain text. */
  summary: string;
  /** Indexed for full-text search, but not displayed. */
  more: string;
  keywords: readonly string[];
  /** A factor on the score (boost): pages and books rank above their details. */
  weight: number;
  /** Cropped square, but for covers and posters, which keep their aspect ratio. */
  thumbnail?: PictureFile | null;
}
