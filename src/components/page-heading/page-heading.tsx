import { graphql } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { LinkedText } from "../linked-text/linked-text";
import { Paragraphs } from "../linked-text/paragraphs";
import { Opening } from "../opening/opening";
import { JumpLinks } from "../pill/jump-links";
import * as styles from "./page-heading.module.css";

/** The most items that a page links to from its opening; in a longer list, scrolling is quicker. */
export const partsToName = 6;

/** With fewer sections there are no links to them. */
const leastParts = 2;

interface PageHeadingProps {
  page: Queries.PageHeadingFragment & Partial<Pick<Queries.PageOpeningFragment, "scene">>;
  /** Sections of the page to link to, by fragment id. */
  parts?: readonly { id: string; heading: string }[];
  /** Links or buttons other than those to the page's sections. */
  children?: React.ReactNode;
  /** Content that stands on the opening's torn edge. */
  foot?: React.ReactNode;
}

/** The opening of a page of data/pages/. Buttons follow the first paragraph, to be above the fold on small phones. */
export function PageHeading({ page, parts = [], children, foot }: PageHeadingProps) {
  const { path, name, heading, intro, scene, cutout } = page;
  const [lead, ...more] = intro;
  return (
    <>
      <Opening scene={scene} cutout={cutout} way={<Breadcrumb name={name} path={path} />} foot={foot}>
        <h1 className={patterns.title}>{heading ?? name}</h1>
        {lead && (
          <p className={styles.lead}>
            <LinkedText text={lead} />
          </p>
        )}
        {children}
        {parts.length >= leastParts && (
          <nav className={styles.parts} aria-label="On this page">
            <JumpLinks links={parts.map(({ id, heading }) => ({ id, label: heading }))} />
          </nav>
        )}
      </Opening>
      {more.length > 0 && (
        <div className={styles.more}>
          <Paragraphs text={more} />
        </div>
      )}
    </>
  );
}

export const fragments = graphql`
  fragment PageHeading on Page {
    path
    name
    heading
    intro
    cutout {
      ...Cutout
    }
  }

  fragment PageOpening on Page {
    ...PageHeading
    scene {
      ...Scene
    }
  }
`;
