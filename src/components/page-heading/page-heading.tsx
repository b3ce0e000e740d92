import * as React from "react";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { MarkedText } from "../marked-text/marked-text";
import { PillLinks } from "../pill/pill-links";
import * as styles from "./page-heading.module.css";

/** So many items of a page may be named at its top; with more, the list itself is the quicker way. */
export const partsToName = 6;

interface PageHeadingProps {
  name: string;
  /** What stands at the top in place of the name. */
  heading?: string | null;
  /** The page above this one. */
  parent?: { name: string; path: string } | null;
  intro: readonly string[];
  /** Parts of the page to go to at once, whose ids lead to them. */
  parts?: readonly { id: string; heading: string }[];
  /** Other ways on than the page's parts. */
  children?: React.ReactNode;
}

/**
 * The top of an ordinary page: where it is, what it is called, what it is about. What can be done here stands after the
 * first paragraph, so that a small phone shows it without scrolling.
 */
export function PageHeading({ name, heading, parent, intro, parts = [], children }: PageHeadingProps) {
  const [lead, ...more] = intro;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Breadcrumb name={name} parent={parent} />
        <h1>{heading ?? name}</h1>
        {lead && (
          <p className={styles.lead}>
            <MarkedText text={lead} />
          </p>
        )}
        {children}
        {parts.length > 0 && (
          <nav className={styles.parts} aria-label="On this page">
            <PillLinks links={parts.map(({ id, heading }) => ({ id, words: heading }))} />
          </nav>
        )}
        {more.map((paragraph) => (
          <p key={paragraph} className={styles.intro}>
            <MarkedText text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  );
}
