import * as React from "react";
import { type ArtworkKindName, artworkKinds } from "../../content/kinds/artwork-kinds";
import { enumValue } from "../../content/kinds/names";
import { ArtworkCard } from "../artwork-card/artwork-card";
import { narrowColumnSizes, rowSizes } from "../picture/column-sizes";
import * as rows from "../rows/rows.module.css";
import * as styles from "./artwork-grid.module.css";

interface ArtworkGridProps {
  artworks: readonly Queries.ArtworkCardFragment[];
  /** True where the first picture is on the first screen: it is then not lazy-loaded. */
  eager?: boolean;
}

const isTall = (kind: Queries.ArtworkKind) => artworkKinds[enumValue(kind) as ArtworkKindName].shape === "tall";

/** The `sizes` attribute of a thumbnail: landscape kinds in rows of three, portrait kinds in narrow columns. */
export const thumbnailSizes = (kind: Queries.ArtworkKind, index: number, count: number) =>
  isTall(kind) ? narrowColumnSizes : rowSizes(index, count);

/** A grid of pictures that are all of one kind. */
export function ArtworkGrid({ artworks, eager = false }: ArtworkGridProps) {
  const [first] = artworks;
  if (!first) return null;
  const { kind } = first;
  return (
    <ul className={isTall(kind) ? styles.tall : rows.rows}>
      {artworks.map((artwork, index) => (
        <li key={artwork.slug}>
          <ArtworkCard
            artwork={artwork}
            sizes={thumbnailSizes(kind, index, artworks.length)}
            eager={eager && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
