import { graphql, Link } from "gatsby";
import * as React from "react";
import { readingSettings } from "../../content/shared-labels";
import * as patterns from "../../styles/patterns.module.css";
import { Picture } from "../picture/picture";
import * as styles from "./entry-list.module.css";
import { type FindEntry, initialOf, variantOf } from "./find-entry";

interface EntryListProps {
  entries: readonly FindEntry[];
  /** True to show each entry's summary. */
  withSummaries?: boolean;
  className?: string;
}

/** Entries as a list: thumbnail, linked name, kind and, if wanted, summary. */
export const EntryList = ({ entries, withSummaries = false, className = "" }: EntryListProps) => (
  <ul className={className}>
    {entries.map((entry) => (
      <li key={`${entry.path} ${entry.name}`} className={styles.entry}>
        <Thumbnail entry={entry} />
        <div>
          {variantOf(entry) === "panel" ? (
            <button className={styles.name} type="button" popoverTarget={readingSettings.id}>
              {entry.name}
            </button>
          ) : (
            <Link className={styles.name} to={entry.path}>
              {entry.name}
            </Link>
          )}
          <p className={patterns.soft}>{entry.kind}</p>
          {withSummaries && entry.summary && <p>{entry.summary}</p>}
        </div>
      </li>
    ))}
  </ul>
);

/** An entry's picture, or its initial in place of one. */
function Thumbnail({ entry: { name, thumbnail } }: { entry: FindEntry }) {
  if (thumbnail) {
    return (
      <span className={styles.thumbnail}>
        {/* transparent: the box has a background, and a placeholder colour for each of so many would add half a kilobyte. */}
        <Picture file={thumbnail} alt="" sizes="64px" transparent />
      </span>
    );
  }
  return (
    <span className={styles.initial} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

export const fragment = graphql`
  fragment FindEntry on FindEntry {
    name
    otherNames
    kind
    path
    summary
    keywords
    isMain
    square {
      childImageSharp {
        gatsbyImageData(width: 120, aspectRatio: 1, breakpoints: [120])
      }
    }
    scene {
      childImageSharp {
        gatsbyImageData(
          width: 120
          aspectRatio: 1
          breakpoints: [120]
          transformOptions: { cropFocus: EAST }
        )
      }
    }
    whole {
      childImageSharp {
        gatsbyImageData(width: 120, breakpoints: [120])
      }
    }
  }
`;
