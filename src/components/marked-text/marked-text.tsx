import { graphql, Link } from "gatsby";
import * as React from "react";
import type { Block } from "../../content/kinds/marked-text";
import * as styles from "./marked-text.module.css";

/** A paragraph's runs as React nodes: <em> for emphasis, links for glossary terms. */
export function MarkedText({ block }: { block: Block }) {
  return block.map(({ text, stressed, href }, index) => {
    const Element = stressed ? "em" : React.Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: static order
      <Element key={index}>
        {href ? (
          <Link className={styles.term} to={href}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Element>
    );
  });
}

export const fragments = graphql`
  fragment Glossary on Query {
    glossary: page(template: { eq: WORDS }) {
      path
    }
    terms: allWord(sort: { slug: ASC }) {
      nodes {
        slug
        name
      }
    }
  }
`;
