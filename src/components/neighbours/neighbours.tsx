import { Link } from "gatsby";
import * as React from "react";
import { Icon } from "../icons/icons";
import { coverOf } from "../picture/cover";
import { face } from "../picture/object-position";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./neighbours.module.css";

interface Neighbour {
  readonly path: string;
  readonly name: string;
  readonly image?: PictureFile;
}

interface NeighboursProps {
  /** What the pages are about: "book", "character". */
  kind: string;
  /** What is said above the names, if it is not "Previous" and "Next" with the kind. */
  labels?: [previous: string, next: string];
  /** All pages of the kind, in order. */
  pages: readonly Neighbour[];
  /** The path of the page that this stands on. */
  path: string;
}

/** The ways to the page before this one and to the page after it. */
export function Neighbours({ kind, labels = [`Previous ${kind}`, `Next ${kind}`], pages, path }: NeighboursProps) {
  const here = pages.findIndex((page) => page.path === path);
  const previous = pages[here - 1];
  const next = here < 0 ? undefined : pages[here + 1];
  if (!previous && !next) return null;
  return (
    <nav className={styles.place} aria-label={`Previous and next ${kind}`}>
      {previous && (
        <Link className={styles.previous} to={previous.path} rel="prev">
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

/** A small picture of what the link leads to, which its name says already. */
const Thumbnail = ({ image }: Pick<Neighbour, "image">) =>
  image ? (
    <Picture className={styles.thumbnail} file={image} alt="" focus={face} sizes={`${6 * coverOf(image, 1.5)}rem`} />
  ) : null;
