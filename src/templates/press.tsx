import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { BundleLink } from "../components/download-link/bundle-link";
import { DownloadLink } from "../components/download-link/download-link";
import { useSite } from "../components/layout/use-site";
import { PageHeading } from "../components/page-heading/page-heading";
import { Picture } from "../components/picture/picture";
import { sectionOf } from "../components/section/section-of";
import { creditLine, rightsLine } from "../content/kinds/credits";
import { bookName } from "../format";
import { Seo } from "../head/seo";
import * as styles from "./press.module.css";

export default function PressPage({ data: { page, books } }: PageProps<Queries.PressPageQuery>) {
  const { site } = useSite();
  if (!page) return null;
  const { heading } = sectionOf(page.sections, "press");
  const credits = [creditLine(site), rightsLine(site)].filter((line) => line !== undefined);
  return (
    <>
      <PageHeading page={{ ...page, name: heading, heading: null, intro: [] }} parent={page} />
      <div className={styles.words}>
        <div>
          {credits.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
          </p>
        </div>
        {page.bundles.map((bundle) => (
          <BundleLink key={bundle.id} bundle={bundle} label="Download the press pack" />
        ))}
      </div>
      <ul className={styles.covers}>
        {books.nodes.map((book) => (
          <li key={book.path}>
            <figure>
              <Picture
                file={book.cover}
                alt={book.coverAlt}
                sizes="(min-width: 72rem) 25rem, (min-width: 48rem) 46vw, 92vw"
              />
              <figcaption className={styles.caption}>
                <h2>{bookName(book)}</h2>
                <DownloadLink download={book.coverDownload} name={`the cover of ${bookName(book)}`} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Head: HeadFC<Queries.PressPageQuery> = ({ data: { page } }) =>
  page && (
    <Seo
      path={page.ownPath}
      name={sectionOf(page.sections, "press").heading}
      description="For the press, shops and libraries: every cover large and to download, who made the books, and whom to write to."
      scene={page.scene}
    />
  );

export const query = graphql`
  query PressPage($slug: String!) {
    page(slug: { eq: $slug }) {
      path
      ownPath: furtherPath(template: "press")
      ...PageHeading
      ...PressPack
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        path
        label
        title
        coverAlt
        coverDownload {
          ...OriginalDownload
        }
        cover {
          childImageSharp {
            gatsbyImageData(width: 1200, breakpoints: [360, 480, 720, 1200])
          }
        }
      }
    }
  }
`;
