import { graphql, Link } from "gatsby";
import * as React from "react";
import { formatDate, formatName, formatPrice, releaseLabel } from "../../format";
import { language } from "../../language";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import * as styles from "./editions.module.css";

type Retailer = Queries.EditionFragment["retailers"][number];

/** A country's name by its code. */
const countryName = (code: string) => new Intl.DisplayNames(language(), { type: "region" }).of(code) ?? code;

/** Groups shops by the country they sell to: those that sell anywhere first, then countries in the order of the data. */
function byCountry(retailers: readonly Retailer[]): { country: string | null; shops: Retailer[] }[] {
  const countries = [null, ...new Set(retailers.flatMap(({ country }) => country ?? []))];
  return countries
    .map((country) => ({ country, shops: retailers.filter((shop) => (shop.country ?? null) === country) }))
    .filter(({ shops }) => shops.length > 0);
}

interface EditionsProps {
  editions: readonly Queries.EditionFragment[];
  bookName: string;
  status: Queries.BookStatus;
}

const onPaper: readonly Queries.EditionFormat[] = ["PAPERBACK", "HARDBACK"];

/** A book's editions: format, release date, price and retailers. */
export function Editions({ editions, bookName, status }: EditionsProps) {
  if (editions.length === 0) return <p>There is nothing to buy yet. The story is still being written.</p>;
  return (
    <>
      <ul className={patterns.autoFit}>
        {editions.map(({ format, releaseDate, isOut, price, otherPrices, isbn, books, retailers }) => (
          <li key={`${format} ${retailers[0]?.url}`} className={styles.edition}>
            <h3>{formatName(format)}</h3>
            <p className={patterns.price}>{[price, ...(otherPrices ?? [])].map(formatPrice).join(", ")}</p>
            <p className={patterns.fine}>
              {releaseLabel({ status, isOut })} {formatDate(releaseDate)}
            </p>
            {isbn && <p className={patterns.fine}>ISBN {isbn}</p>}
            {books && books.length > 0 && (
              <p className={patterns.fine}>
                In it:{" "}
                {books.map(({ path, label }, index) => (
                  <React.Fragment key={path}>
                    {index > 0 && ", "}
                    <Link to={path}>{label}</Link>
                  </React.Fragment>
                ))}
              </p>
            )}
            {byCountry(retailers).map(({ country, shops }) => (
              <React.Fragment key={country}>
                {country && <h4 className={styles.country}>{countryName(country)}</h4>}
                <ul className={styles.retailers}>
                  {shops.map(({ name, url }) => (
                    <li key={url}>
                      <ExternalLink href={url} icon>
                        <span>
                          {name}
                          <span className="visually-hidden">{`: ${bookName}, ${formatName(format).toLowerCase()}`}</span>
                        </span>
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </React.Fragment>
            ))}
          </li>
        ))}
      </ul>
      {editions.some(({ format }) => onPaper.includes(format)) && (
        <p>Any bookshop or library can order it for you as well.</p>
      )}
    </>
  );
}

export const fragments = graphql`
  fragment Edition on Edition {
    format
    releaseDate
    isOut
    isbn
    price {
      ...Price
    }
    otherPrices {
      ...Price
    }
    books {
      path
      label
    }
    retailers {
      name
      url
      country
    }
  }
`;
