import { graphql, Link } from "gatsby";
import * as React from "react";
import { bookName, bookRelease, bookStatus } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { BuyButton } from "../buy-button/buy-button";
import { Picture } from "../picture/picture";
import { ReadChapter } from "../read-chapter/read-chapter";
import * as styles from "./book-card.module.css";

interface BookCardProps {
  book: Queries.BookCardFragment;
  /** The cover's `sizes`. */
  sizes: string;
}

/** The card of a book: cover, name, hook and release date link to its page; below are links to a chapter and a shop. */
export function BookCard({ book, sizes }: BookCardProps) {
  const [chapter] = book.chapters;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture file={book.cover} alt="" sizes={sizes} />
      </div>
      <p className={`${patterns.smallLabel} ${styles.label}`}>
        {bookStatus(book)}: {book.cardRelease ?? bookRelease(book)}
      </p>
      <h3>
        <Link className={patterns.cardName} to={book.path}>
          {bookName(book)}
        </Link>
      </h3>
      <p>{book.hook}</p>
      {book.status !== "PUBLISHED" && book.statusNote && <p className={patterns.fine}>{book.statusNote}</p>}
      {(chapter || book.homeOffer) && (
        <p className={styles.ways}>
          {chapter && <ReadChapter className={styles.way} chapter={chapter} book={bookName(book)} />}
          {book.homeOffer && <BuyButton className={styles.way} offer={book.homeOffer} name={bookName(book)} />}
        </p>
      )}
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
      ...MediumPicture
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
