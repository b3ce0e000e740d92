import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { PrintFooter, PrintLayout } from "../../components/print-layout/print-layout";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { MarkedText } from "../../components/marked-text/marked-text";
import { runsOf } from "../../content/kinds/marked-text";
import { Seo } from "../../head/seo";
import * as styles from "./ages-poster.module.css";

/** The timeline as a poster: one landscape sheet of A3, which scales down to A4. */
export default function AgesPosterPage({ data: { page, ages } }: PageProps<Queries.AgesPosterPageQuery>) {
  if (!page) return null;
  return (
    <PrintLayout
      name="Poster"
      path={page.ownPath}
      heading={`Poster: ${page.name}`}
      instructions={
        <p>All the ages on one sheet of A3, lying on its side. For A4 or US Letter choose “Fit to page”.</p>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.title}>{page.name}</p>
        <ol className={styles.ages}>
          {ages.nodes.map(({ slug, name, when, scene, image, alt }) => (
            <li key={slug}>
              <Picture file={image} alt={alt} sizes={sizesOf(30, { 40: 30, 86: "25.5rem" })} />
              <div className={styles.age}>
                <h2>{name}</h2>
                <p className={styles.when}>{when}</p>
                <p>
                  <MarkedText block={runsOf(scene)} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <PrintFooter className={styles.from} />
      </div>
    </PrintLayout>
  );
}

export const Head: HeadFC<Queries.AgesPosterPageQuery> = ({ data: { page } }) =>
  page && (
    <Seo
      path={page.ownPath}
      name={`Poster: ${page.name}`}
      description="All the ages of the story on one line of light: a poster in A3, free to print for a classroom or a bedroom."
      noindex
    />
  );

export const query = graphql`
  query AgesPosterPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ownPath: furtherPath(template: "ages-poster")
      name
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        ...AgeScene
      }
    }
  }
`;
