import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb";
import * as button from "../components/button/button.module.css";
import { Characters } from "../components/character-card/character-card";
import { ContentGuidance } from "../components/content-guidance/content-guidance";
import { Editions } from "../components/editions/editions";
import { ExternalLink } from "../components/external-link/external-link";
import { Gallery } from "../components/gallery/gallery";
import { Icon } from "../components/icons/icons";
import { CarryOn } from "../components/kept-place/carry-on";
import { Neighbours } from "../components/neighbours/neighbours";
import * as band from "../components/opening/band.module.css";
import { Picture } from "../components/picture/picture";
import { Praise } from "../components/praise/praise";
import { ReadChapter } from "../components/read-chapter/read-chapter";
import { ReadingOrder } from "../components/reading-order/reading-order";
import { Section } from "../components/section/section";
import { bookFacts } from "../content/kinds/names";
import { bookName, bookRelease, bookStatus, formatDate, formatName, formatPrice, releaseLabel } from "../format";
import { book as bookJsonLd } from "../head/json-ld";
import { PreloadPicture, Seo } from "../head/seo";
import * as styles from "./book.module.css";

const coverSizes = "(min-width: 62rem) 20rem, (min-width: 40rem) 32vw, 9.4rem";

/** Whether a title needs the smaller heading size, to keep the buttons above the fold on phones. */
const isLong = (name: string) => name.length > 32 || /\S{15}/.test(name);

export default function BookPage({ data: { book, series } }: PageProps<Queries.BookPageQuery>) {
  if (!book) return null;
  const name = bookName(book);
  const { editions, listEditionsOf: other, makingOf, guidance } = book;
  return (
    <>
      <CarryOn chapters={book.chapters} />
      <div className={`${band.band} ${styles.stage}`}>
        <div className={styles.inner}>
          <div className={styles.trail}>
            <Breadcrumb name={name} />
          </div>
          <Picture className={styles.cover} file={book.cover} alt={book.coverAlt} sizes={coverSizes} eager />
          <div className={styles.title}>
            <p className={styles.status}>
              {bookStatus(book)}
              {book.statusNote && <span>{book.statusNote}</span>}
            </p>
            <h1 className={isLong(name) ? styles.long : undefined}>
              {name.split(/(?<=:) /).map((part, index) => (
                <span key={part}>{index > 0 ? ` ${part}` : part}</span>
              ))}
            </h1>
            <p className={styles.hook}>{book.hook}</p>
          </div>
          <div className={styles.words}>
            <div className={styles.actions}>
              {editions.slice(0, 1).map((edition) => (
                <BuyEdition key={edition.format} edition={edition} name={name} first />
              ))}
              {other && (
                <Link className={button.primary} to={other.path}>
                  Start with {other.label}
                </Link>
              )}
              {book.chapters.map((chapter) => (
                <ReadChapter key={chapter.path} chapter={chapter} book={name} />
              ))}
              {editions.slice(1).map((edition) => (
                <BuyEdition key={edition.format} edition={edition} name={name} />
              ))}
            </div>
            {editions.length > 0 && (
              <p className={styles.shops}>
                <a href="#editions">Every shop that has it</a>, or ask any bookshop or library.
              </p>
            )}
          </div>
        </div>
        {/* Last in the DOM, so that the cover (LCP image) is fetched first; z-index puts it behind. */}
        <div className={band.ground} aria-hidden={book.scene?.alt ? undefined : true}>
          <Picture
            className={book.scene ? styles.scene : styles.blurred}
            file={book.scene?.image ?? book.cover}
            alt={book.scene?.alt ?? ""}
            sizes={book.scene ? "(min-width: 62rem) 100vw, 140vw" : "48vw"}
          />
        </div>
      </div>

      <div className={styles.about}>
        <div className={styles.known}>
          {book.praise && <Praise praise={book.praise} />}
          {book.teaser?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {guidance && <ContentGuidance guidance={guidance} />}
        </div>
        <div className={styles.known}>
          <Facts book={book} />
        </div>
      </div>

      <Section id="synopsis" heading="The story">
        <div className={styles.story}>
          {book.synopsis.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>

      {book.gallery.length > 0 && (
        <Section id="gallery" heading="Pictures from the book">
          <Gallery pictures={book.gallery} />
        </Section>
      )}

      {book.characters.length > 0 && (
        <Section id="characters" heading="Who you will meet">
          <Characters characters={book.characters} />
        </Section>
      )}

      {makingOf && <Making makingOf={makingOf} />}

      {editions.length > 0 && (
        <Section id="editions" heading="Editions" text={["For the grown-ups who buy: each link leaves this site."]}>
          <Editions editions={editions} bookName={name} status={book.status} />
          <p className={styles.order}>Any bookshop or library can order it for you as well.</p>
        </Section>
      )}

      {other && (
        <Section
          id="other-editions"
          heading={`Start with ${bookName(other)}`}
          text={[`These editions of ${other.label} are out now. Each link leaves this site.`]}
        >
          <Editions editions={other.editions} bookName={bookName(other)} status={other.status} />
          <p className={styles.more}>
            <Link to={other.path}>Read about {bookName(other)}</Link>
          </p>
        </Section>
      )}

      {series.nodes.length > 1 && (
        <nav className={styles.series} aria-labelledby="reading-order">
          <h2 id="reading-order">Reading order</h2>
          <ReadingOrder books={series.nodes} path={book.path} />
        </nav>
      )}

      <Neighbours
        kind="book"
        pages={series.nodes.map((one) => ({ path: one.path, name: bookName(one) }))}
        path={book.path}
      />
    </>
  );
}

type Book = NonNullable<Queries.BookPageQuery["book"]>;

/** Links to an edition's first retailer; the list of editions has all of them. */
function BuyEdition({ edition, name, first }: { edition: Book["editions"][number]; name: string; first?: boolean }) {
  const { format, price, retailers } = edition;
  return (
    <ExternalLink className={first ? button.primary : button.button} href={retailers[0]?.url ?? "#editions"}>
      <span>
        {first && "Buy the "}
        {first ? formatName(format).toLowerCase() : formatName(format)}, {formatPrice(price)}
        <span className="visually-hidden">{`, ${name}, at ${retailers[0]?.name}`}</span>
      </span>
      <Icon name="external" size={18} />
    </ExternalLink>
  );
}

/** Three facts beside the cover, the others in a <details>. */
function Facts({ book }: { book: Book }) {
  const { releaseDate, editions, readingAge, length, pages, makingOf, details } = book;
  const laterEditions = editions.filter((edition) => edition.releaseDate !== releaseDate);
  const facts = [
    { label: bookFacts.age, value: `${readingAge.from} to ${readingAge.to}` },
    { label: releaseLabel(book), value: bookRelease(book) },
    ...(pages
      ? [{ label: bookFacts.length, value: `${pages} pages` }]
      : length
        ? [{ label: bookFacts.length, value: length }]
        : []),
  ];
  const more = [
    ...laterEditions.map((edition) => ({
      label: `${formatName(edition.format)} ${releaseLabel(book).toLowerCase()}`,
      value: formatDate(edition.releaseDate),
    })),
    ...(pages && length ? [{ label: bookFacts.chapters, value: length }] : []),
    ...(editions.length > 0
      ? [{ label: bookFacts.formats, value: editions.map(({ format }) => formatName(format)).join(", ") }]
      : []),
    ...(makingOf ? [{ label: bookFacts.pictures, value: `About ${makingOf.pictureCount}` }] : []),
    ...details,
  ];
  return (
    <>
      <dl className={styles.facts}>{facts.map(Fact)}</dl>
      {more.length > 0 && (
        <details className={styles.details}>
          <summary>
            All the details <Icon name="down" size={16} />
          </summary>
          <dl className={styles.rest}>{more.map(Fact)}</dl>
        </details>
      )}
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** How the pictures were made, in a <details> with a thumbnail. */
function Making({ makingOf }: { makingOf: NonNullable<Book["makingOf"]> }) {
  const { heading, summary, pictureCount, text, video } = makingOf;
  return (
    <section className={styles.making} aria-labelledby="making-of">
      <details className={styles.fold}>
        <summary>
          {video && (
            <Picture
              className={styles.still}
              file={video.image}
              alt=""
              sizes="(min-width: 57.2rem) 16rem, (min-width: 25rem) 28vw, 7rem"
            />
          )}
          <h2 id="making-of">{heading}</h2>
          <span className={styles.count}>
            {summary ?? `About ${pictureCount} pictures were made for this book.`} <Icon name="down" size={16} />
          </span>
        </summary>
        <div className={styles.story}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {video && (
            <p>
              <Link to={video.path}>Watch it happen: {video.title}</Link>
            </p>
          )}
        </div>
      </details>
    </section>
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
      teaser
      praise {
        ...PraiseParts
      }
      status
      statusNote
      releaseDate
      releaseNote
      scene {
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 1664, breakpoints: [480, 720, 960, 1664], avifOptions: { quality: 35 })
          }
        }
      }
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
      length
      pages
      guidance {
        ...ContentGuidance
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
        status
        editions {
          ...Edition
        }
      }
      characters {
        ...CharacterCard
      }
      chapters {
        ...ReadChapter
      }
      makingOf {
        heading
        summary
        pictureCount
        text
        video {
          path
          title
          image {
            childImageSharp {
              gatsbyImageData(width: 480, breakpoints: [240, 480])
            }
          }
        }
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
