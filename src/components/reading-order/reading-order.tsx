import { graphql, Link } from "gatsby";
import * as React from "react";
import { mostBooksInMenu } from "../../content/shared-labels";
import { bookName, bookStatus } from "../../format";
import { Disclosure } from "../disclosure/disclosure";
import { slicesOf } from "../show-more/show-more";
import { Picture } from "../picture/picture";
import { sizesOf } from "../picture/sizes";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import * as styles from "./reading-order.module.css";

type Books = readonly Queries.ReadingOrderBookFragment[];

/** A name to follow a colon: its first letter in lower case, unless the word is in capitals or somebody's name ("Asha’s way"). */
const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}+(?!\p{L}|['’]s)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

interface ReadingOrderProps {
  /** Books in series order. */
  books: Books;
  /** The series that the books are divided into, if any. */
  series?: readonly Queries.ReadingOrderSeriesFragment[];
  /** The current page's path, for aria-current. */
  path?: string;
}

/** The reading orders: those of each series, then the books that belong to no series. */
function waysOf(books: Books, series: readonly Queries.ReadingOrderSeriesFragment[]): { name: string; books: Books }[] {
  const called = (slugs: readonly { readonly slug: string }[]) =>
    slugs.flatMap(({ slug }) => books.filter((book) => book.slug === slug));
  const ways = series.flatMap(({ name, books: own, orders }) =>
    orders
      ? orders.map((order) => ({ name: `${name}: ${lowered(order.name)}`, books: called(order.books) }))
      : [{ name, books: called(own) }],
  );
  const listed = new Set(series.flatMap(({ books: own }) => own.map(({ slug }) => slug)));
  return [...ways, { name: "The other books", books: books.filter(({ slug }) => !listed.has(slug)) }].filter(
    (way) => way.books.length > 0,
  );
}

/** The books in reading order, with cover and status; several reading orders are a disclosure each. */
export function ReadingOrder({ books, path, series = [] }: ReadingOrderProps) {
  const ways = waysOf(books, series);
  if (series.length === 0 || ways.length === 1) return <Order books={ways[0]?.books ?? []} path={path} />;
  const own = ways.findIndex((way) => way.books.some((book) => book.path === path));
  return ways.map((way, index) => (
    // The first order with the current book is open; on the page of all books, none is.
    <Disclosure key={way.name} label={way.name} open={index === own}>
      <Order books={way.books} path={path} />
    </Disclosure>
  ));
}

function Part({ books, path, start }: Pick<ReadingOrderProps, "books" | "path"> & { start: number }) {
  return (
    <ol className={`${styles.list} ${swipeRow.row}`} start={start}>
      {books.map((book) => (
        <li key={book.slug}>
          <Link className={styles.book} to={book.path} aria-current={book.path === path ? "page" : undefined}>
            <Picture className={styles.cover} file={book.smallCover} alt="" sizes={sizesOf("4rem", { 40: "6rem" })} />
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

/** One order: its first books, and the others in disclosures, of which the one with the current book is open. */
function Order({ books, path }: Pick<ReadingOrderProps, "books" | "path">) {
  return slicesOf(books.length, mostBooksInMenu).map(({ from, to }, part) => {
    const some = books.slice(from, to);
    const list = <Part key={from} books={some} path={path} start={from + 1} />;
    return part === 0 ? (
      list
    ) : (
      <Disclosure key={from} label={`${from + 1} to ${to}`} open={some.some((book) => book.path === path)}>
        {list}
      </Disclosure>
    );
  });
}

export const fragments = graphql`
  fragment ReadingOrderSeries on Series {
    name
    books {
      slug
    }
    orders {
      name
      books {
        slug
      }
    }
  }

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
