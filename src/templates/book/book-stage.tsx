import { graphql, Link } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import * as button from "../../components/button/button.module.css";
import { Drawing } from "../../components/drawing/drawing";
import * as band from "../../components/opening/band.module.css";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { ReadChapter } from "../../components/read-chapter/read-chapter";
import { bookName, bookStatus, isLong, bookNameParts } from "../../format";
import * as styles from "./book-stage.module.css";
import { BuyEdition } from "./buy-edition";

/** The cover's `sizes` attribute: a long title leaves it less room on phones, and a scene on wide screens. */
const coverSizes = (book: Pick<Queries.BookStageFragment, "label" | "title" | "scene">) =>
  sizesOf(isLong(bookName(book)) ? "7.2rem" : "9.4rem", {
    40: "32vw",
    ...(book.scene ? { 62: "14.5vw", 86: "12.2rem" } : { 62: "20rem" }),
  });

/** In characters: a longer title and subtitle fill a phone's first screen, and the buttons are placed above them. */
const mostBeforeActions = 110;

/** The blurred cover's `sizes`: it is drawn at a fifth of the band's size and scaled up (book-stage.module.css). */
const blurredSizes = sizesOf(32, { 40: 21 });

/** The opening of a book's page: the cover, its scene, title and hook, and buttons to buy or read it. */
export function BookStage({ book }: { book: Queries.BookStageFragment }) {
  const { editions, lettering, listEditionsOf: other, scene } = book;
  const name = bookName(book);
  const parts = bookNameParts(book, Boolean(lettering));
  const hasOneShop = editions.flatMap(({ retailers }) => retailers).length === 1;
  const isLongest = isLong(name) && name.length + (book.subtitle?.length ?? 0) > mostBeforeActions;
  return (
    <div className={`${band.band} ${scene ? styles.lit : styles.stage}`}>
      <RenderBlockEnd />
      <div
        className={[styles.inner, isLong(name) && styles.long, isLongest && styles.longest].filter(Boolean).join(" ")}
      >
        <div className={styles.trail}>
          <Breadcrumb name={name} path={book.path} />
        </div>
        <Picture className={styles.cover} file={book.cover} alt={book.coverAlt} sizes={coverSizes(book)} eager />
        <div className={styles.title}>
          <p className={styles.status}>
            {bookStatus(book)}
            {book.statusNote && <span>{book.statusNote}</span>}
          </p>
          <h1>
            {parts.map((part, index) => (
              <span key={part} className={index === parts.length - 1 && lettering ? styles.lettered : undefined}>
                {index === parts.length - 1 && lettering && <Drawing file={lettering} alt={part} hidden />}
                <span>{index > 0 ? ` ${part}` : part}</span>
              </span>
            ))}
          </h1>
          {book.subtitle && <p className={styles.subtitle}>{book.subtitle}</p>}
          <p className={styles.hook}>{book.hook}</p>
        </div>
        <div className={styles.words}>
          <div className={styles.actions}>
            {editions.slice(0, 1).map((edition) => (
              <BuyEdition key={`${edition.format} ${edition.retailers[0]?.url}`} edition={edition} name={name} first />
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
              <BuyEdition key={`${edition.format} ${edition.retailers[0]?.url}`} edition={edition} name={name} />
            ))}
          </div>
          {editions.length > 0 && (
            <p className={styles.shops}>
              <a href="#editions">{hasOneShop ? "The shop that has it" : "Every shop that has it"}</a>, or ask any
              bookshop or library.
            </p>
          )}
        </div>
      </div>
      {/* Last in the HTML, so that the cover is fetched first; CSS puts it behind the rest. */}
      <div className={band.ground} aria-hidden={scene?.alt ? undefined : true}>
        <Picture
          className={scene ? styles.scene : styles.blurred}
          file={scene?.image ?? book.cover}
          alt={scene?.alt ?? ""}
          focus={scene?.focus}
          sizes={scene ? sizesOf("100vw", { 40: "100vw", 104: "104rem" }) : blurredSizes}
        />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment BookStage on Book {
    path
    label
    title
    subtitle
    hook
    status
    statusNote
    lettering {
      ...DrawingFile
    }
    coverAlt
    cover {
      ...MediumPicture
    }
    scene {
      alt
      focus {
        x
        y
      }
      image {
        ...BookScene
      }
    }
    editions {
      ...Edition
    }
    listEditionsOf {
      path
      label
    }
    chapters {
      ...ReadChapter
    }
  }

  fragment BookScene on File {
    childImageSharp {
      gatsbyImageData(width: 2400, breakpoints: [720, 1280, 1664, 2400], avifOptions: { quality: 35 })
    }
  }
`;
