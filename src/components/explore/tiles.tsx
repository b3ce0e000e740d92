import { Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import type { FocalPoint } from "../picture/object-position";
import { Picture, type PictureFile } from "../picture/picture";
import { aspectRatioOf } from "../picture/aspect-ratio";
import { sizesOf } from "../picture/sizes";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import * as styles from "./tiles.module.css";

export interface Tile {
  readonly path: string;
  readonly name: string;
  readonly file: PictureFile;
  readonly focus?: FocalPoint | null;
  /** True for a cut-out figure with transparency, which is not cropped. */
  readonly isFigure?: boolean;
}

interface TilesProps {
  /** The heading's fragment id. */
  id: string;
  heading: string;
  tiles: readonly Tile[];
  /** True for a horizontal scroller on phones. */
  swiped?: boolean;
  /** True where the first tile is on a phone's first screen. */
  eager?: boolean;
}

/** True for the last four tiles where one would be left over: they share a row. */
const isOneOfFour = (index: number, tiles: number) => tiles > 1 && tiles % 3 === 1 && index >= tiles - 4;

/** A tile's width in units of a row: the first and the sixth of every six are double (see tiles.module.css). */
function parts(index: number, tiles: number) {
  const isOneOfTwo = tiles % 6 === 2 && index === tiles - 2;
  return (index % 6 === 0 || index % 6 === 5) && !isOneOfFour(index, tiles) && !isOneOfTwo ? 2 : 1;
}

/**
 * A tile's `sizes` attribute: its share of the row is 20 % or 40 % plus an equal part of the free space (flex-grow). With
 * object-fit: cover a picture is drawn at least as wide as its aspect ratio times the height of the row.
 */
function tileSizes(file: PictureFile, index: number, tiles: number, swiped: boolean): string {
  const start = index - (index % 3);
  const row = Array.from({ length: Math.min(3, tiles - start) }, (_, place) => parts(start + place, tiles));
  const left = tiles === 1 ? 0 : 1 - 0.2 * row.reduce((sum, part) => sum + part, 0);
  const shape = aspectRatioOf(file);
  const own = isOneOfFour(index, tiles) ? 0.25 : 0.2 * parts(index, tiles) + left / row.length;
  const share = Math.max(own, (17.2 / 92) * shape);
  // On phones a double tile fills its row.
  const onPhones = swiped && tiles > 1 ? 55 : parts(index, tiles) === 2 ? 92 : 52;
  // On phones a row is 8rem high, which is 37vw of the narrowest.
  return sizesOf(Math.max(onPhones, 37 * shape), { 48: 92 * share });
}

/** A figure's `sizes` attribute, from its height in tiles.module.css. */
const figureSizes = (file: PictureFile) => sizesOf("7.5rem", { 48: "16.6vw", 86: "15rem" }, aspectRatioOf(file));

/** Picture tiles of two widths, each with the name of the page it links to. Renders nothing without tiles. */
export function Tiles({ id, heading, tiles, swiped = false, eager = false }: TilesProps) {
  if (tiles.length === 0) return null;
  return (
    <nav className={patterns.shelf} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={`${styles.grid} ${swiped ? swipeRow.row : ""}`}>
        {tiles.map(({ path, name, file, focus, isFigure = false }, index) => (
          <li key={path}>
            <Link className={styles.tile} to={path}>
              <Picture
                className={`${patterns.fill} ${isFigure ? styles.figure : ""}`}
                file={file}
                alt=""
                focus={focus}
                sizes={isFigure ? figureSizes(file) : tileSizes(file, index, tiles.length, swiped)}
                transparent={isFigure}
                eager={eager && index === 0}
              />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
