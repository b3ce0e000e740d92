import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { BookFacts } from "../../components/book-facts/book-facts";
import { CharacterGrid } from "../../components/character-grid/character-grid";
import { ContentGuidance } from "../../components/content-guidance/content-guidance";
import { Editions } from "../../components/editions/editions";
import { Disclosure } from "../../components/disclosure/disclosure";
import { ContinueReading } from "../../components/bookmark/continue-reading";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { ReadingOrder } from "../../components/reading-order/reading-order";
import { Section } from "../../components/section/section";
import { bookName } from "../../format";
import { book as bookJsonLd } from "../../head/json-ld";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./book.module.css";
import { BookStage } from "./book-stage";
import { Gallery } from "./gallery";
import { MakingOf } from "./making-of";
import { Praise } from "./praise";

const Paragraph = (text: string) => <p key={text}>{text}</p>;

export default function BookPage({ data: { book, series, within } }: PageProps<Queries.BookPageQuery>) {
  if (!book) return null;
  const name = bookName(book);
  const { cutout, editions, listEditionsOf: other, makingOf, guidance, praise, teaser } = book;
  return (
    <>
      <ContinueReading chapters={book.chapters} />
      <BookStage book={book} />
      <LaterStyles />

      <div className={styles.about}>
        <div className={styles.card}>
          <BookFacts book={book} />
          {guidance && <ContentGuidance guidance={guidance} />}
        </div>
        <section className={`${patterns.copy} ${styles.story}`} aria-labelledby="synopsis">
          <div className={styles.title}>
            <h2 id="synopsis">The story</h2>
            {cutout && (
              <Picture
                className={styles.cutout}
                file={cutout.image}
                alt={cutout.alt}
                sizes={sizesOf("9rem", { 62: "20rem" })}
                transparent
              />
            )}
          </div>
          {book.synopsis.slice(0, 1).map(Paragraph)}
          {book.synopsis.length > 1 && (
            <Disclosure label="Read on" onPhones>
              <div className={patterns.copy}>{book.synopsis.slice(1).map(Paragraph)}</div>
            </Disclosure>
          )}
          {praise && <Praise praise={praise} />}
        </section>
        {teaser && <aside className={styles.note}>{teaser.map(Paragraph)}</aside>}
      </div>

      {book.gallery.length > 0 && (
        <Section id="gallery" heading="Pictures from the book" shelf>
          <Gallery pictures={book.gallery} />
        </Section>
      )}

      {book.characters.length > 0 && (
        <Section id="characters" heading="Who you will meet">
          <CharacterGrid characters={book.characters} open={12} />
        </Section>
      )}

      {makingOf && <MakingOf makingOf={makingOf} />}

      {editions.length > 0 && (
        <Section id="editions" heading="Editions" text={["For the grown-ups who buy: each link leaves this site."]}>
          <Editions editions={editions} bookName={name} status={book.status} />
        </Section>
      )}

      {other && (
        <Section
          id="other-editions"
          heading={`Start with ${bookName(other)}`}
          text={[`${other.label} is out now. For the grown-ups who buy: each link leaves this site.`]}
        >
          <div className={styles.other}>
            <Link className={`${patterns.book} ${styles.cover}`} to={other.path}>
              <Picture
                file={other.cover}
                alt={`Read about ${bookName(other)}`}
                sizes={sizesOf("24vw", { 62: "16rem" })}
              />
            </Link>
            <Editions editions={other.editions} bookName={bookName(other)} status={other.status} />
          </div>
        </Section>
      )}

      {series.nodes.length > 1 && (
        <Section id="reading-order" heading="Reading order" shelf>
          <ReadingOrder books={series.nodes} series={within.nodes} path={book.path} />
        </Section>
      )}
    </>
  );
}

export const Head: HeadFC<Queries.BookPageQuery> = ({ data: { book } }) =>
  book && (
    <Seo
      path={book.path}
      name={bookName(book)}
      description={book.description}
      picture={{ image: book.shareImage, alt: book.coverAlt }}
      book={book}
      jsonLd={(site) => [bookJsonLd(site, book)]}
    />
  );

export const query = graphql`
  query BookPage($slug: String!) {
    book(slug: { eq: $slug }) {
      description
      cutout {
        ...Cutout
      }
      teaser
      praise {
        ...PraiseParts
      }
      ...BookStage
      ...BookFacts
      shareImage: cover {
        ...ShareImageWhole
      }
      guidance {
        ...ContentGuidance
      }
      synopsis
      editions {
        ...Edition
      }
      listEditionsOf {
        title
        status
        cover {
          ...SmallPicture
        }
        editions {
          ...Edition
        }
      }
      characters {
        ...CharacterCard
      }
      makingOf {
        ...MakingOfParts
      }
      gallery {
        ...GalleryPicture
      }
    }
    within: allSeries(sort: { order: ASC }) {
      nodes {
        ...ReadingOrderSeries
      }
    }
    series: allBook(sort: { order: ASC }) {
      nodes {
        ...ReadingOrderBook
      }
    }
  }
`;
