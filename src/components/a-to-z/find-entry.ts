import { readingSettings } from "../../content/shared-labels";
import type { PictureFile } from "../picture/picture";

/** One entry of the search index and of the A to Z, as content/find-entries.ts makes it. */
export interface FindEntry extends Omit<Queries.FindEntryFragment, "square" | "scene" | "whole"> {
  thumbnail?: PictureFile | null;
}

/** An entry with its one thumbnail, whichever crop it has. */
export const findEntry = ({ square, scene, whole, ...entry }: Queries.FindEntryFragment): FindEntry => ({
  ...entry,
  thumbnail: square ?? scene ?? whole,
});

/** How an entry is drawn: as a button for the reading settings, or as a link with its thumbnail or its initial. */
export const variantOf = ({ path, thumbnail }: FindEntry): "panel" | "picture" | "initial" =>
  path.endsWith(`#${readingSettings.id}`) ? "panel" : thumbnail ? "picture" : "initial";

export const initialOf = (name: string): string =>
  name
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .charAt(0)
    .toUpperCase();
