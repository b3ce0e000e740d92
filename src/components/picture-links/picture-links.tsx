import { Link } from "gatsby";
import * as React from "react";
import { shortAlt } from "../../format";
import { type FocalPoint, face } from "../picture/object-position";
import { Picture, type PictureFile } from "../picture/picture";
import { coverScale, isUpright } from "../picture/aspect-ratio";
import { smallSizes } from "../picture/sizes";
import { cardsPerRow, rowStyle } from "../card-grid/cards-per-row";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import * as grid from "../card-grid/card-grid.module.css";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./picture-links.module.css";

interface PictureLink {
  to: string;
  title: string;
  image: PictureFile;
  alt: string;
  focus?: FocalPoint | null;
}

const linkRow = (index: number, count: number) => cardsPerRow(index, count, { between: 4, wide: 5 });

/**
 * Thumbnails with titles that link to the pictures' pages; nothing without pictures. Upright pictures (posters, sheets)
 * keep their aspect ratio: a square crop would show too little.
 */
export function PictureLinks({ pictures }: { pictures: readonly PictureLink[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={`${grid.small} ${swipeRow.row}`}>
      {pictures.map(({ to, title, image, alt, focus }, index, { length }) => (
        <li key={to} className={styles.item} style={rowStyle(linkRow(index, length))}>
          <Picture
            className={`${patterns.framed} ${patterns.photo} ${isUpright(image) ? styles.whole : ""}`}
            file={image}
            alt={shortAlt(alt)}
            focus={focus ?? face}
            sizes={smallSizes(linkRow(index, length), length, isUpright(image) ? 1 : coverScale(image, 1.5))}
          />
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
