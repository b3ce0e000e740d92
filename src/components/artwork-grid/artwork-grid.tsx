import * as React from "react";
import { type ArtworkKindName, artworkKinds } from "../../content/kinds/artwork-kinds";
import { enumValue } from "../../content/kinds/names";
import { ArtworkCard } from "../artwork-card/artwork-card";
import { narrowColumnSizes, rowSizes } from "../picture/column-sizes";
import * as rows from "../rows/rows.module.css";
import * as styles from "./artwork-grid.module.css";

interface ArtworkGridProps {
  artworks: readonly Queries.ArtworkCardFragment[];
  /** True where the first picture is what the page opens with. */
  eager?: boolean;
}

const isTall = (kind: Queries.ArtworkKind) => artworkKinds[enumValue(kind) as ArtworkKindName].shape === "tall";

/** How wide a picture's thumbnail is drawn: wide ones in rows of three, tall ones in narrow columns. */
export const thumbnailSizes = (kind: Queries.ArtworkKind, index: number, count: number) =>
  isTall(kind) ? narrowColumnSizes : rowSizes(index, count);

/** Pictures of one kind beside one another. */
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
