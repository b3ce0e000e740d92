import { graphql } from "gatsby";
import * as React from "react";
import { Icon } from "../icons/icons";
import * as styles from "./content-guidance.module.css";

/** Content notes for parents and teachers (peril, sadness, language), collapsed in a <details>. */
export function ContentGuidance({ guidance }: { guidance: readonly Queries.ContentGuidanceFragment[] }) {
  return (
    <details className={styles.guidance}>
      <summary>
        Before you buy: what is in it <Icon name="down" size={16} />
      </summary>
      <dl className={styles.list}>
        {guidance.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export const fragments = graphql`
  fragment ContentGuidance on Guidance {
    label
    text
  }
`;
