import { graphql } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Disclosure } from "../disclosure/disclosure";
import { Paragraphs } from "../linked-text/paragraphs";
import { Face } from "../picture/face";
import { TitleText } from "../title-text/title-text";
import * as styles from "./section.module.css";

/** In characters: a text that takes hardly more room than the line to unfold it. */
const shortText = 160;

interface SectionProps {
  id: string;
  heading: string;
  text?: readonly string[];
  /** A character whose portrait is shown beside the heading. */
  character?: Queries.SectionFaceFragment | null;
  children?: React.ReactNode;
  /** True for a panel background, for sections that are mostly text. */
  panel?: boolean;
  /** Content as wide as the whole panel, below heading and text. */
  wide?: React.ReactNode;
  /** True for a full-bleed dark background in both colour schemes, for galleries. */
  shelf?: boolean;
  /** True to visually hide the heading, where the page's own heading says the same. */
  quiet?: boolean;
  /** True for a disclosure on phones that holds all but the heading, unless the text is short. */
  folded?: boolean;
  /** True to render `children` before the text. */
  textLast?: boolean;
}

/** A page section with its heading and introduction. */
export function Section({
  id,
  heading,
  text = [],
  character,
  children,
  panel = false,
  wide,
  shelf = false,
  quiet = false,
  folded = false,
  textLast = false,
}: SectionProps) {
  const paragraphs = <Paragraphs className={styles.text} text={text} />;
  const title = (
    <h2 id={id} className={quiet ? "visually-hidden" : undefined}>
      <TitleText text={heading} />
    </h2>
  );
  const flow = (
    <div className={patterns.flow}>
      {!textLast && paragraphs}
      {children}
      {textLast && <div>{paragraphs}</div>}
    </div>
  );
  return (
    <section className={shelf ? patterns.shelf : patterns.section} aria-labelledby={id}>
      <div className={panel ? `${patterns.slip} ${styles.panel}` : undefined}>
        {character ? (
          <div className={styles.headed}>
            <Face className={styles.face} character={character} sizes="6rem" />
            {title}
          </div>
        ) : (
          title
        )}
        {folded && text.join(" ").length > shortText ? (
          <Disclosure
            label={
              <span>
                Read on<span className="visually-hidden">{`: ${heading}`}</span>
              </span>
            }
            onPhones
          >
            {flow}
          </Disclosure>
        ) : (
          flow
        )}
        {wide && <div className={styles.wide}>{wide}</div>}
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment SectionText on PageSection {
    id
    heading
    text
  }

  fragment SectionFace on Character {
    focus {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 240, breakpoints: [120, 240])
      }
    }
  }
`;
