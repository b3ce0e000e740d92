import { graphql } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { MarkedText } from "../marked-text/marked-text";
import { Opening } from "../opening/opening";
import { PillLinks } from "../pill/pill-links";
import * as styles from "./page-heading.module.css";

/** So many items of a page may be named at its top; with more, the list itself is the quicker way. */
export const partsToName = 6;

/** With fewer parts than these, scrolling is the quicker way. */
const leastParts = 3;

interface PageHeadingProps {
  /** The page's name, what stands at its top in place of it, its picture and its first words. */
  page: Queries.PageHeadingFragment;
  /** The page above this one. */
  parent?: { name: string; path: string } | null;
  /** Parts of the page to go to at once, whose ids lead to them. */
  parts?: readonly { id: string; heading: string }[];
  /** Other ways on than the page's parts. */
  children?: React.ReactNode;
}

/**
 * The top of an ordinary page: its picture, where it is, what it is called, what it is about. What can be done here stands
 * after the first paragraph, so that a small phone shows it without scrolling.
 */
export function PageHeading({ page, parent, parts = [], children }: PageHeadingProps) {
  const { name, heading, intro, scene, cutout } = page;
  const [lead, ...more] = intro;
  return (
    <>
      <Opening scene={scene} cutout={cutout} way={<Breadcrumb name={name} parent={parent} />}>
        <h1 className={styles.title}>{heading ?? name}</h1>
        {lead && (
          <p className={styles.lead}>
            <MarkedText text={lead} />
          </p>
        )}
        {children}
        {parts.length >= leastParts && (
          <nav className={styles.parts} aria-label="On this page">
            <PillLinks links={parts.map(({ id, heading }) => ({ id, words: heading }))} />
          </nav>
        )}
      </Opening>
      {more.length > 0 && (
        <div className={styles.more}>
          {more.map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} />
            </p>
          ))}
        </div>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment PageHeading on Page {
    name
    heading
    intro
    scene {
      ...Scene
    }
    cutout {
      ...Cutout
    }
  }
`;
