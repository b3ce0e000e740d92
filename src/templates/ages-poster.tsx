import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb";
import { useSite } from "../components/layout/use-site";
import { Picture } from "../components/picture/picture";
import { PrintButton } from "../components/print-button/print-button";
import { Prose } from "../components/prose/prose";
import { runsOf } from "../content/kinds/marked-text";
import { Seo } from "../head/seo";
import * as styles from "./ages-poster.module.css";

/** All ages on one sheet of A3, lying on its side, for the wall of a classroom; smaller paper shows the same, smaller. */
export default function AgesPosterPage({ data: { page, ages } }: PageProps<Queries.AgesPosterPageQuery>) {
  const { site } = useSite();
  if (!page) return null;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Breadcrumb name="Poster" parent={page} />
        <h1>Poster: {page.name}</h1>
        <p>
          All the ages on one sheet of A3, lying on its side. On a printer for A4 or US Letter, choose “Fit to page”,
          and it comes smaller. Nothing else of this page is printed.
        </p>
        <PrintButton />
      </div>
      <div className={styles.sheet}>
        <p className={styles.title}>{page.name}</p>
        <ol className={styles.ages}>
          {ages.nodes.map(({ slug, name, when, scene, image, alt }) => (
            <li key={slug}>
              <Picture file={image} alt={alt} sizes="(min-width: 86rem) 25rem, (min-width: 48rem) 28vw, 87vw" />
              <div className={styles.age}>
                <h2>{name}</h2>
                <p className={styles.when}>{when}</p>
                <p>
                  <Prose block={runsOf(scene)} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.from}>
          {site.name} · {new URL(site.url).host}
        </p>
      </div>
    </div>
  );
}

export const Head: HeadFC<Queries.AgesPosterPageQuery> = ({ data: { page } }) =>
  page && (
    <Seo
      path={`${page.path}/poster`}
      name={`Poster: ${page.name}`}
      description="All the ages of the story on one line of light: a poster in A3, free to print for a classroom or a bedroom."
      noindex
    />
  );

export const query = graphql`
  query AgesPosterPage($slug: String!) {
    page(slug: { eq: $slug }) {
      path
      name
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        slug
        name
        when
        scene
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 1472, breakpoints: [360, 736, 1100, 1472])
          }
        }
      }
    }
  }
`;
