import { graphql, Link } from "gatsby";
import * as React from "react";
import { bookName, bookStatus } from "../../format";
import { Picture } from "../picture/picture";
import * as styles from "./reading-order.module.css";

interface ReadingOrderProps {
  /** Books in series order. */
  books: readonly Queries.ReadingOrderBookFragment[];
  /** The current page's path, for aria-current. */
  path?: string;
}

/** The series in reading order, with each book's cover and status. */
export function ReadingOrder({ books, path }: ReadingOrderProps) {
  return (
    <ol className={styles.list}>
      {books.map((book) => (
        <li key={book.slug}>
          <Link className={styles.book} to={book.path} aria-current={book.path === path ? "page" : undefined}>
            <Picture className={styles.cover} file={book.smallCover} alt="" sizes="(min-width: 40rem) 6rem, 4rem" />
            <span>
              <span className={styles.name}>{bookName(book)}</span>{" "}
              <span className={styles.status}>
                {bookStatus(book)}
                {book.path === path && ", and you are here"}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export const fragments = graphql`
  fragment ReadingOrderBook on Book {
    slug
    order
    path
    label
    title
    status
    smallCover: cover {
      childImageSharp {
        gatsbyImageData(width: 360, breakpoints: [120, 240, 360])
      }
    }
  }
`;
