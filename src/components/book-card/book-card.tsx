import { graphql, Link } from "gatsby";
import * as React from "react";
import { bookName, bookRelease, bookStatus } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { BuyButton } from "../buy-button/buy-button";
import { Picture } from "../picture/picture";
import { sizesOf } from "../picture/sizes";
import { ReadChapter } from "../read-chapter/read-chapter";
import * as styles from "./book-card.module.css";

/** A book in a list: cover, hook, release date, and links to its page, its chapter and a shop. */
export function BookCard({ book }: { book: Queries.BookCardFragment }) {
  const [chapter] = book.chapters;
  return (
    <article className={styles.card}>
      <Link className={styles.cover} to={book.path} tabIndex={-1} aria-hidden="true">
        <Picture file={book.cover} alt="" sizes={sizesOf("7rem", { 40: "45vw", 48: "29vw", 62: "22rem" })} />
      </Link>
      <p className={styles.label}>
        {bookStatus(book)}: {book.cardRelease ?? bookRelease(book)}
      </p>
      <h3>{bookName(book)}</h3>
      <p>{book.hook}</p>
      {book.statusNote && <p className={patterns.fine}>{book.statusNote}</p>}
      <div className={styles.actions}>
        <Link className={book.status === "PUBLISHED" ? button.primary : button.button} to={book.path}>
          Meet {book.label}
        </Link>
        {(chapter || book.homeOffer) && (
          <p className={styles.ways}>
            {chapter && <ReadChapter className={styles.way} chapter={chapter} book={bookName(book)} />}
            {book.homeOffer && <BuyButton className={styles.way} offer={book.homeOffer} name={bookName(book)} />}
          </p>
        )}
      </div>
    </article>
  );
}

export const fragments = graphql`
  fragment Price on Price {
    amount
    currency
    from
  }

  fragment BookCard on Book {
    slug
    path
    label
    title
    hook
    status
    statusNote
    releaseDate
    releaseNote
    cardRelease
    chapters {
      ...ReadChapter
    }
    homeOffer {
      ...HomeOffer
    }
    cover {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
      }
    }
  }

  fragment SmallCover on Book {
    cover {
      childImageSharp {
        gatsbyImageData(width: 240, breakpoints: [120, 240])
      }
    }
  }
`;
