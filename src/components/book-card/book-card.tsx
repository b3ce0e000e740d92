import { graphql, Link } from "gatsby";
import * as React from "react";
import { bookName, bookRelease, bookStatus, formatName, formatPrice } from "../../format";
import * as button from "../button/button.module.css";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import { Picture } from "../picture/picture";
import { ReadChapter } from "../read-chapter/read-chapter";
import * as styles from "./book-card.module.css";

/** A book in a list: cover, hook, release date, and links to its page, its chapter and a shop. */
export function BookCard({ book }: { book: Queries.BookCardFragment }) {
  const isOut = book.status === "PUBLISHED";
  return (
    <article className={isOut ? styles.card : styles.quiet}>
      <Link className={styles.cover} to={book.path} tabIndex={-1} aria-hidden="true">
        <Picture
          file={book.cover}
          alt=""
          sizes="(min-width: 86rem) 22.5rem, (min-width: 45rem) 26vw, (min-width: 29rem) 41vw, 7rem"
        />
      </Link>
      <p className={styles.label}>
        {bookStatus(book)}: {book.cardRelease ?? bookRelease(book)}
      </p>
      <h3>{bookName(book)}</h3>
      <p className={styles.hook}>{book.hook}</p>
      {book.statusNote && <p className={styles.note}>{book.statusNote}</p>}
      <div className={styles.actions}>
        <Link className={isOut ? button.primary : button.button} to={book.path}>
          Meet {book.label}
        </Link>
        {book.chapters.slice(0, 1).map((chapter) => (
          <ReadChapter key={chapter.path} chapter={chapter} book={bookName(book)} />
        ))}
        {book.homeOffer && <BuyButton offer={book.homeOffer} name={bookName(book)} />}
      </div>
    </article>
  );
}

/** A link to a retailer that states format and price before the click. */
export function BuyButton({ offer, name }: { offer: Queries.HomeOfferFragment; name: string }) {
  return (
    <ExternalLink className={button.button} href={offer.url}>
      <span>
        {`Buy ${formatName(offer.format).toLowerCase()} ${formatPrice(offer.price)}`}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
      <Icon name="external" size={18} />
    </ExternalLink>
  );
}

export const fragments = graphql`
  fragment Price on Price {
    amount
    currency
    from
  }

  fragment HomeOffer on HomeOffer {
    format
    url
    price {
      ...Price
    }
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
`;
