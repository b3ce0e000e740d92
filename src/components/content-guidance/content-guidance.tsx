import { graphql } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Icon } from "../icons/icons";

/** Content notes for parents and teachers (peril, sadness, language), collapsed in a <details>. */
export function ContentGuidance({ guidance }: { guidance: readonly Queries.ContentGuidanceFragment[] }) {
  return (
    <details className={`${patterns.disclosure} ${patterns.unfold}`}>
      <summary>
        Before you buy: what is in it <Icon name="down" size={16} />
      </summary>
      <dl className={patterns.copy}>
        {guidance.map(({ label, text }) => (
          <div key={label}>
            <dt className={patterns.label}>{label}</dt>
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
