import { graphql } from "gatsby";
import * as React from "react";
import { ExternalLink } from "../../components/external-link/external-link";
import { quoted } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./praise.module.css";

/** Quotations from reviews of a book, with their sources. */
export function Praise({ praise }: { praise: readonly Queries.PraisePartsFragment[] }) {
  return (
    <section aria-label="What others say">
      <ul className={styles.list}>
        {praise.map(({ words, by, where, url }) => (
          <li key={words}>
            <figure>
              <blockquote className={styles.words}>{quoted(words)}</blockquote>
              <figcaption className={patterns.fine}>
                {where ? `${by}, ` : ""}
                {url ? <ExternalLink href={url}>{where ?? by}</ExternalLink> : (where ?? by)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment PraiseParts on Praise {
    words
    by
    where
    url
  }
`;
