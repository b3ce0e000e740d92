import { graphql, Link } from "gatsby";
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
  /** True for a figure on nothing, which is shown whole. */
  readonly isFigure?: boolean;
}

interface TilesProps {
  /** The heading's fragment id. */
  id: string;
  heading: string;
  tiles: readonly Tile[];
  /** True for one row on phones, which is swiped. */
  swiped?: boolean;
  /** True where the first tile is on a phone's first screen. */
  eager?: boolean;
}

/** A tile's share of its row: the first and the sixth of every six are double (see tiles.module.css). */
const parts = (index: number) => (index % 6 === 0 || index % 6 === 5 ? 2 : 1);

/**
 * A tile's `sizes` attribute, from its share of the row: 20 % or 40 %, and as much as the others of what is left
 * (flex-grow). object-fit: cover never draws a picture narrower than its shape is at the height of the row.
 */
function tileSizes(file: PictureFile, index: number, tiles: number, swiped: boolean): string {
  const start = index - (index % 3);
  const row = Array.from({ length: Math.min(3, tiles - start) }, (_, place) => parts(start + place));
  const left = 1 - 0.2 * row.reduce((sum, part) => sum + part, 0);
  // Four share the last row where one would be left over.
  const isOneOfFour = tiles > 6 && tiles % 6 === 1 && index >= tiles - 4;
  const shape = aspectRatioOf(file);
  const share = Math.max(isOneOfFour ? 0.25 : 0.2 * parts(index) + left / row.length, (17.2 / 92) * shape);
  // On phones a double tile fills its row, and so does a last tile without a neighbour.
  const isAlone = parts(index) === 2 || (index === tiles - 1 && index % 2 === 1);
  const onPhones = swiped && tiles > 1 ? 55 : isAlone ? 92 : 52;
  // A row is 8rem high there, 37vw of the smallest.
  return sizesOf(Math.max(onPhones, 37 * shape), { 48: 92 * share });
}

/** A figure's `sizes` attribute, from the height that tiles.module.css leaves it. */
const figureSizes = (file: PictureFile) => sizesOf("7.5rem", { 48: "16.6vw", 86: "15rem" }, aspectRatioOf(file));

/** A shelf of pictures of different sizes, each with the name of what it links to. Renders nothing without tiles. */
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

export const fragment = graphql`
  # Whole: its box cuts it (object-fit: cover), and other pages have the same files.
  fragment TilePicture on File {
    childImageSharp {
      gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
    }
  }
`;
