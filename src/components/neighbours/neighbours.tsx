import { Link } from "gatsby";
import * as React from "react";
import { Icon } from "../icons/icons";
import { face } from "../picture/object-position";
import { Picture, type PictureFile } from "../picture/picture";
import { coverScale } from "../picture/aspect-ratio";
import { sizesOf } from "../picture/sizes";
import * as styles from "./neighbours.module.css";

interface Neighbour {
  readonly path: string;
  readonly name: string;
  readonly image?: PictureFile;
}

interface NeighboursProps {
  /** The noun in the labels: "book", "character". */
  kind: string;
  /** Labels in place of "Previous book" and "Next book". */
  labels?: [previous: string, next: string];
  previous: Neighbour | null | undefined;
  next: Neighbour | null | undefined;
}

/** Pagination: links to the previous and the next page of a kind. */
export function Neighbours({ kind, labels = [`Previous ${kind}`, `Next ${kind}`], previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.place} aria-label={`Previous and next ${kind}`}>
      {previous && (
        <Link className={styles.link} to={previous.path} rel="prev">
          <Icon name="previous" />
          <Thumbnail image={previous.image} />
          <span>
            <span className={styles.label}>{labels[0]}</span> {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.path} rel="next">
          <span>
            <span className={styles.label}>{labels[1]}</span> {next.name}
          </span>
          <Thumbnail image={next.image} />
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

/** Decorative (alt=""): the link's text names the page. */
function Thumbnail({ image }: Pick<Neighbour, "image">) {
  if (!image) return null;
  return (
    <Picture
      className={styles.thumbnail}
      file={image}
      alt=""
      focus={face}
      sizes={sizesOf("6rem", { 62: "9rem" }, coverScale(image, 1.5))}
    />
  );
}
