import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { BookFacts } from "../../components/book-facts/book-facts";
import { BundleLink } from "../../components/download-link/bundle-link";
import { DownloadLink } from "../../components/download-link/download-link";
import { useSite } from "../../components/layout/use-site";
import { ShowMore } from "../../components/show-more/show-more";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { PictureLinks } from "../../components/picture-links/picture-links";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import { TitleText } from "../../components/title-text/title-text";
import { creditLine, rightsLine } from "../../content/kinds/format-credits";
import { bookName, fullStop } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./press.module.css";

export default function PressPage({ data: { page, books, index, people } }: PageProps<Queries.PressPageQuery>) {
  const { site } = useSite();
  if (!page) return null;
  const { heading, text } = requireSection(page.sections, "press");
  const credits = [...text.slice(1), creditLine(site), rightsLine(site)].filter((line) => line !== undefined);
  return (
    <>
      <PageHeading page={{ ...page, path: page.ownPath, name: heading, heading: null, intro: text.slice(0, 1) }}>
        {page.bundles.map((bundle) => (
          <BundleLink key={bundle.id} bundle={bundle} label="Download the press pack" primary />
        ))}
      </PageHeading>
      <div className={styles.words}>
        <p className={`${patterns.lead} ${patterns.measure}`}>
          <strong>{site.name + fullStop(site.name)}</strong> {site.description}
        </p>
        <div className={`${patterns.copy} ${patterns.slip}`}>
          <Paragraphs text={credits} />
          <p>
            Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
          </p>
        </div>
      </div>
      <div className={patterns.shelf}>
        <ShowMore items={books.nodes} name="Books" className={styles.covers} open={6}>
          {(book) => (
            <li key={book.path}>
              <figure className={styles.book}>
                <Picture
                  className={patterns.cover}
                  file={book.cover}
                  alt={book.coverAlt}
                  sizes={sizesOf(45, { 48: 29.5 })}
                />
                <figcaption className={styles.caption}>
                  <h2 className={patterns.minor}>
                    <TitleText text={bookName(book)} />
                  </h2>
                  <p className={patterns.fine}>{book.hook}</p>
                  <BookFacts book={book} />
                  <DownloadLink download={book.coverDownload} name={`the cover of ${bookName(book)}`} />
                </figcaption>
              </figure>
            </li>
          )}
        </ShowMore>
      </div>
      {people.nodes.length > 0 && index && (
        <Section id="people" heading={index.name}>
          <PictureLinks pictures={people.nodes.map(({ path, name, ...one }) => ({ ...one, to: path, title: name }))} />
        </Section>
      )}
    </>
  );
}

export const Head: HeadFC<Queries.PressPageQuery> = ({ data: { page, books } }) => {
  // The description promises credits only if the content has any.
  const isCredited = books.nodes.some(({ madeBy }) => madeBy.length > 0);
  const [cover, all] = books.nodes.length === 1 ? ["the cover", "the book"] : ["every cover", "the books"];
  return (
    page && (
      <Seo
        path={page.ownPath}
        name={requireSection(page.sections, "press").heading}
        description={`For the press, shops and libraries: ${cover} large and to download, ${isCredited ? "who made" : "the facts of"} ${all}, and whom to write to.`}
      />
    )
  );
};

export const query = graphql`
  query PressPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ownPath: furtherPath(template: "press")
      ...PageHeading
      ...PressPack
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        path
        label
        title
        hook
        ...BookFacts
        coverAlt
        coverDownload {
          ...OriginalDownload
        }
        cover {
          childImageSharp {
            gatsbyImageData(width: 960, breakpoints: [240, 540, 960])
          }
        }
      }
    }
    index: page(template: { eq: CHARACTERS }) {
      name
    }
    people: allCharacter(sort: { order: ASC }) {
      nodes {
        path
        name
        alt
        focus {
          x
          y
        }
        image {
          ...SmallPicture
        }
      }
    }
  }
`;
