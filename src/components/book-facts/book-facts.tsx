import { graphql } from "gatsby";
import * as React from "react";
import { bookFacts } from "../../content/kinds/names";
import { bookRelease, formatDate, formatName, releaseLabel } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { Icon } from "../icons/icons";
import * as styles from "./book-facts.module.css";

/** Three facts of a book, and the rest folded away. */
export function BookFacts({ book }: { book: Queries.BookFactsFragment }) {
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
        <details className={patterns.unfold}>
          <summary>
            All the details <Icon name="down" size={16} />
          </summary>
          <dl>{more.map(Fact)}</dl>
        </details>
      )}
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div key={label} className={styles.fact}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

export const fragment = graphql`
  fragment BookFacts on Book {
    status
    releaseDate
    releaseNote
    readingAge {
      from
      to
    }
    length
    pages
    details {
      label
      value
    }
    editions {
      format
      releaseDate
    }
    makingOf {
      pictureCount
    }
  }
`;
