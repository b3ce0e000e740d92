import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb";
import { Characters } from "../components/character-card/character-card";
import { Editions } from "../components/editions/editions";
import { Gallery } from "../components/gallery/gallery";
import { Neighbours } from "../components/neighbours/neighbours";
import { Picture } from "../components/picture/picture";
import { ReadingOrder } from "../components/reading-order/reading-order";
import { Section } from "../components/section/section";
import { bookName, bookRelease, bookStatus, formatDate, formatName } from "../format";
import { book as bookJsonLd } from "../head/json-ld";
import { PreloadPicture, Seo } from "../head/seo";
import * as styles from "./book.module.css";

const coverSizes = "(min-width: 62rem) 24rem, (min-width: 40rem) 36vw, min(76vw, 20rem)";

export default function BookPage({ data: { book, series } }: PageProps<Queries.BookPageQuery>) {
  if (!book) return null;
  const name = bookName(book);
  const { editions, listEditionsOf: other, makingOf } = book;
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.inner}>
          <div className={styles.trail}>
            <Breadcrumb name={name} />
          </div>
          <Picture className={styles.cover} file={book.cover} alt={book.coverAlt} sizes={coverSizes} eager />
          <div className={styles.words}>
            <p className={styles.status}>
              {bookStatus(book)}
              {book.statusNote && <span>{book.statusNote}</span>}
            </p>
            <h1>{name}</h1>
            <p className={styles.hook}>{book.hook}</p>
            <Facts book={book} />
          </div>
        </div>
      </div>

      <nav className={styles.order} aria-labelledby="reading-order">
        <h2 id="reading-order">Reading order</h2>
        <ReadingOrder books={series.nodes} path={book.path} />
      </nav>

      <Section id="synopsis" panel heading="The story">
        <div className={styles.prose}>
          {book.synopsis.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>

      {editions.length > 0 && (
        <Section id="editions" heading="Editions" text={["For the grown-ups who buy: each link leaves this site."]}>
          <Editions editions={editions} bookName={name} />
        </Section>
      )}

      {book.characters.length > 0 && (
        <Section id="characters" heading="Who is in it">
          <Characters characters={book.characters} />
        </Section>
      )}

      {makingOf && (
        <Section id="making-of" panel heading={makingOf.heading}>
          <div className={styles.prose}>
            <p className={styles.count}>
              <strong>About {makingOf.pictureCount}</strong> pictures were made for this book.
            </p>
            {makingOf.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}

      {book.gallery.length > 0 && (
        <Section id="gallery" heading="Pictures from the book">
          <Gallery pictures={book.gallery} />
        </Section>
      )}

      {other && (
        <Section
          id="other-editions"
          heading={`Start with ${bookName(other)}`}
          text={[`These editions of ${other.label} are out now. Each link leaves this site.`]}
        >
          <Editions editions={other.editions} bookName={bookName(other)} />
          <p className={styles.more}>
            <Link to={other.path}>Read about {bookName(other)}</Link>
          </p>
        </Section>
      )}

      <Neighbours
        kind="book"
        pages={series.nodes.map((one) => ({ path: one.path, name: bookName(one) }))}
        path={book.path}
      />
    </>
  );
}

/** The list of facts beside the cover. */
function Facts({ book }: { book: NonNullable<Queries.BookPageQuery["book"]> }) {
  const { releaseDate, editions, readingAge, makingOf, details } = book;
  const laterEditions = editions.filter((edition) => edition.releaseDate !== releaseDate);
  const facts = [
    { label: "Released", value: bookRelease(book) },
    ...laterEditions.map((edition) => ({
      label: `${formatName(edition.format)} released`,
      value: formatDate(edition.releaseDate),
    })),
    { label: "Reading age", value: `${readingAge.from} to ${readingAge.to}` },
    ...(editions.length > 0
      ? [{ label: "Formats", value: editions.map(({ format }) => formatName(format)).join(", ") }]
      : []),
    ...(makingOf ? [{ label: "Pictures", value: `About ${makingOf.pictureCount}` }] : []),
    ...details,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Head: HeadFC<Queries.BookPageQuery> = ({ data: { book } }) =>
  book && (
    <>
      <Seo
        path={book.path}
        name={bookName(book)}
        description={book.description}
        picture={{ image: book.shareImage, alt: book.coverAlt }}
        type="book"
        bookRelease={book.releaseDate}
        jsonLd={(site) => [bookJsonLd(site, book)]}
      />
      <PreloadPicture file={book.cover} sizes={coverSizes} />
    </>
  );

export const query = graphql`
  query BookPage($slug: String!) {
    book(slug: { eq: $slug }) {
      path
      label
      title
      description
      hook
      status
      statusNote
      releaseDate
      releaseNote
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
        }
      }
      shareImage: cover {
        ...ShareImageWhole
      }
      readingAge {
        from
        to
      }
      synopsis
      details {
        label
        value
      }
      editions {
        ...Edition
      }
      listEditionsOf {
        path
        label
        title
        editions {
          ...Edition
        }
      }
      characters {
        ...CharacterCard
      }
      makingOf {
        heading
        pictureCount
        text
      }
      gallery {
        ...GalleryPicture
      }
    }
    series: allBook(sort: { order: ASC }) {
      nodes {
        ...ReadingOrderBook
      }
    }
  }
`;
