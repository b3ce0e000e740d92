import { graphql } from "gatsby";
import * as React from "react";
import { creditsOf } from "../../content/kinds/format-credits";
import { enumValue, type MakerRole } from "../../content/kinds/enums";
import { bookFacts } from "../../content/shared-labels";
import { bookRelease, countOf, formatDate, formatName, formatRange, releaseLabel } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import * as styles from "./book-facts.module.css";

/** A book's main facts and credits; the others are in a disclosure. */
export function BookFacts({ book }: { book: Queries.BookFactsFragment }) {
  const { releaseDate, editions, readingAge, length, pages, makingOf, details, madeBy, series, slug } = book;
  const laterEditions = editions.filter((edition) => edition.releaseDate !== releaseDate);
  const facts = [
    ...series.map(({ name, books }) => ({
      label: "Series",
      value: `${name}, ${books.findIndex((one) => one.slug === slug) + 1} of ${books.length}`,
    })),
    { label: bookFacts.age, value: formatRange(readingAge) },
    { label: releaseLabel(book), value: bookRelease(book) },
    ...(pages
      ? [{ label: bookFacts.length, value: countOf(pages, "page") }]
      : length
        ? [{ label: bookFacts.length, value: length }]
        : []),
  ];
  const credits = creditsOf(madeBy.map((one) => ({ ...one, role: enumValue(one.role) as MakerRole })));
  const more = [
    ...laterEditions.map((edition) => ({
      label: `${formatName(edition.format)} ${releaseLabel({ ...book, isOut: edition.isOut }).toLowerCase()}`,
      value: formatDate(edition.releaseDate),
    })),
    ...(pages && length ? [{ label: bookFacts.chapters, value: length }] : []),
    ...(editions.length > 0
      ? [{ label: bookFacts.formats, value: editions.map(({ format }) => formatName(format)).join(", ") }]
      : []),
    ...editions.flatMap(({ format, isbn }) => (isbn ? [{ label: `${formatName(format)} ISBN`, value: isbn }] : [])),
    ...(makingOf ? [{ label: bookFacts.pictures, value: `About ${makingOf.pictureCount}` }] : []),
    ...details,
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(Fact)}
        {credits.map(({ role, label, people }) => (
          <div key={role} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {people.map(({ name, link }, index) => (
                <React.Fragment key={name}>
                  {index > 0 && ", "}
                  {link ? <ExternalLink href={link}>{name}</ExternalLink> : name}
                </React.Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {more.length > 0 && (
        <details className={`${patterns.disclosure} ${patterns.unfold}`}>
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
    slug
    series {
      name
      books {
        slug
      }
    }
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
      isOut
      isbn
    }
    makingOf {
      pictureCount
    }
    madeBy {
      name
      role
      link
    }
  }
`;
