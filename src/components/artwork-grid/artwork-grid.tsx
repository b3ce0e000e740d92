import * as React from "react";
import { ArtworkCard, kindOf } from "../artwork-card/artwork-card";
import { isUpright } from "../picture/aspect-ratio";
import { rowSizes, smallSizes } from "../picture/sizes";
import { cardsPerRow, rowStyle } from "../card-grid/cards-per-row";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import * as styles from "./artwork-grid.module.css";

type Artworks = readonly Queries.ArtworkCardFragment[];

interface ArtworkGridProps {
  artworks: Artworks;
  /** True where the first picture is on the first screen: it is then not lazy-loaded. */
  eager?: boolean;
}

const isTallKind = (artwork: Queries.ArtworkCardFragment) => kindOf(artwork).shape === "tall";

/** True for portrait kinds, and for lists in which every picture happens to be upright. */
const isTall = (artworks: Artworks) => artworks.every(isTallKind) || artworks.every(({ image }) => isUpright(image));

/** Printables have mixed aspect ratios: they are shown uncropped, within a margin. */
const isWhole = (artwork: Queries.ArtworkCardFragment | undefined) => artwork?.kind === "PRINTABLE";

const tallRow = (artworks: Artworks, index: number) => cardsPerRow(index, artworks.length, { between: 4, wide: 4 });

/** The `sizes` attribute of a thumbnail: landscape pictures in rows of three, upright ones in rows of four. */
const thumbnailSizes = (artworks: Artworks, index: number) =>
  isTall(artworks)
    ? smallSizes(tallRow(artworks, index), artworks.length)
    : rowSizes(index, artworks.length, (artworks.length > 1 ? 66 : 92) - (isWhole(artworks[index]) ? 7 : 0));

/** Splits pictures into landscape and portrait kinds, one grid each; pictures of a single kind stay one grid. */
const gridsOf = (artworks: Artworks): Artworks[] =>
  [artworks.filter((one) => !isTallKind(one)), artworks.filter(isTallKind)].filter((some) => some.length > 0);

/** Grids of pictures that may be of several kinds. */
export const ArtworkGrids = ({ artworks, eager = false }: ArtworkGridProps) =>
  gridsOf(artworks).map((some, index) => (
    <ArtworkGrid key={some[0]?.slug} artworks={some} eager={eager && index === 0} />
  ));

/** A grid of pictures whose kinds have the same shape. */
function ArtworkGrid({ artworks, eager = false }: ArtworkGridProps) {
  const isUprightGrid = isTall(artworks);
  return (
    <ul className={`${isUprightGrid ? styles.tall : styles.wide} ${swipeRow.row}`}>
      {artworks.map((artwork, index) => (
        <li key={artwork.slug} style={isUprightGrid ? rowStyle(tallRow(artworks, index)) : undefined}>
          <ArtworkCard
            artwork={artwork}
            sizes={thumbnailSizes(artworks, index)}
            eager={eager && index === 0}
            whole={isWhole(artwork)}
          />
        </li>
      ))}
    </ul>
  );
}
