import { graphql } from "gatsby";
import * as React from "react";
import { formatDate, formatName, formatPrice, releaseLabel } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import * as styles from "./editions.module.css";

interface EditionsProps {
  editions: readonly Queries.EditionFragment[];
  bookName: string;
  status: Queries.BookStatus;
}

/** A book's editions: format, release date, price and retailers. */
export function Editions({ editions, bookName, status }: EditionsProps) {
  if (editions.length === 0) return <p>There is nothing to buy yet. The story is still being written.</p>;
  return (
    <ul className={patterns.autoFit}>
      {editions.map(({ format, releaseDate, price, otherPrices, isbn, retailers }) => (
        <li key={format} className={styles.edition}>
          <h3>{formatName(format)}</h3>
          <p className={patterns.price}>{[price, ...(otherPrices ?? [])].map(formatPrice).join(", ")}</p>
          <p className={patterns.fine}>
            {releaseLabel({ status })} {formatDate(releaseDate)}
          </p>
          {isbn && <p className={patterns.fine}>ISBN {isbn}</p>}
          <ul className={styles.retailers}>
            {retailers.map(({ name, url }) => (
              <li key={url}>
                <ExternalLink href={url}>
                  <span>
                    {name}
                    <span className="visually-hidden">{`: ${bookName}, ${formatName(format).toLowerCase()}`}</span>
                  </span>
                  <Icon name="external" size={18} />
                </ExternalLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment Edition on Edition {
    format
    releaseDate
    isbn
    price {
      ...Price
    }
    otherPrices {
      ...Price
    }
    retailers {
      name
      url
    }
  }
`;
