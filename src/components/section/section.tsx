import { graphql } from "gatsby";
import * as React from "react";
import { MarkedText } from "../marked-text/marked-text";
import * as styles from "./section.module.css";

interface SectionProps {
  id: string;
  heading: string;
  text?: readonly string[];
  children?: React.ReactNode;
  /** A calm panel to read on, for parts that are words above all. */
  panel?: boolean;
}

/** A part of a page with its heading and its opening words. */
export function Section({ id, heading, text = [], children, panel = false }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={panel ? styles.panel : undefined}>
        <h2 id={id}>{heading}</h2>
        <div>
          {text.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              <MarkedText text={paragraph} />
            </p>
          ))}
          {children}
        </div>
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
`;
