import type { PictureFile } from "../picture/picture";

/** Something on the site that has a name. */
export interface FindEntry {
  name: string;
  /** What else it is called: "Book One", and "The Discovery". */
  otherNames: readonly string[];
  /** What it is, in a word or two: "Free poster". */
  kind: string;
  path: string;
  /** A line about it. */
  words: string;
  /** What else is said of it on its page: found, though no list shows it. */
  more: string;
  /** Other words by which people ask for it. */
  keywords: readonly string[];
  /** The ranking factor of its kind: pages and books come before their details. */
  weight: number;
  /** A small picture of it; covers and posters are whole, everything else is square. */
  thumbnail?: PictureFile | null;
}
