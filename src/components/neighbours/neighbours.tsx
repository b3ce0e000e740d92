import { Link } from "gatsby";
import * as React from "react";
import { Icon } from "../icons/icons";
import * as styles from "./neighbours.module.css";

interface Neighbour {
  readonly path: string;
  readonly name: string;
}

interface NeighboursProps {
  /** What the pages are about: "book", "character". */
  kind: string;
  /** All pages of the kind, in order. */
  pages: readonly Neighbour[];
  /** The path of the page that this stands on. */
  path: string;
}

/** The ways to the page before this one and to the page after it. */
export function Neighbours({ kind, pages, path }: NeighboursProps) {
  const here = pages.findIndex((page) => page.path === path);
  const previous = pages[here - 1];
  const next = here < 0 ? undefined : pages[here + 1];
  if (!previous && !next) return null;
  return (
    <nav className={styles.place} aria-label={`Previous and next ${kind}`}>
      {previous && (
        <Link className={styles.previous} to={previous.path} rel="prev">
          <Icon name="previous" />
          <span>
            <span className={styles.label}>Previous {kind}</span> {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.path} rel="next">
          <span>
            <span className={styles.label}>Next {kind}</span> {next.name}
          </span>
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
