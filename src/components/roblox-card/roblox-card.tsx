import { graphql } from "gatsby";
import * as React from "react";
import * as button from "../button/button.module.css";
import { DownloadLink } from "../download-link/download-link";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import { Picture } from "../picture/picture";
import * as styles from "../product-card/product-card.module.css";

interface RobloxCardProps {
  item: Queries.RobloxCardFragment;
  /** What children should know about the price, beside it. */
  priceNote: string;
  sizes: string;
  eager?: boolean;
}

/** Clothing that Roblox sells. */
export function RobloxCard({ item, priceNote, sizes, eager = false }: RobloxCardProps) {
  return (
    <article className={styles.card}>
      <Picture file={item.image} alt={item.alt} sizes={sizes} eager={eager} />
      <div className={styles.words}>
        <h3>{item.name}</h3>
        <p className={styles.price}>{item.robux} Robux</p>
        <p className={styles.note}>{priceNote}</p>
        <p className={styles.caption}>{item.caption}</p>
        <ExternalLink className={button.button} href={item.url}>
          Buy at Roblox
          <span className="visually-hidden">: {item.name}</span>
          <Icon name="external" size={18} />
        </ExternalLink>
      </div>
    </article>
  );
}

/**
 * How wide a print is drawn, in rows of small cards: on a phone, one that is left over comes first and fills its row.
 *
 * @param index the print's place among the cards
 * @param count how many cards there are
 */
export const printSizes = (index: number, count: number): string =>
  `(min-width: 86rem) 12rem, (min-width: 62rem) 14vw, (min-width: 40rem) 26vw, ${index === 0 && count % 2 === 1 ? 82 : 38}vw`;

interface FreeTShirtCardProps {
  shirt: Queries.FreeTShirtCardFragment;
  /** How wide the picture is drawn, as in the HTML attribute. */
  sizes: string;
  eager?: boolean;
}

/** A print to download and upload to Roblox. */
export function FreeTShirtCard({ shirt, sizes, eager = false }: FreeTShirtCardProps) {
  return (
    <article className={styles.card}>
      <Picture className={styles.print} file={shirt.image} alt={shirt.alt} sizes={sizes} eager={eager} transparent />
      <div className={styles.words}>
        <h3>{shirt.name}</h3>
        <p className={styles.caption}>{shirt.caption}</p>
        <DownloadLink download={shirt.download} name={shirt.name} label="Download Roblox T-Shirt" />
      </div>
    </article>
  );
}

export const fragments = graphql`
  fragment RobloxCard on RobloxItem {
    slug
    name
    robux
    url
    alt
    caption
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [360, 540, 720])
      }
    }
  }

  fragment FreeTShirtCard on FreeTShirt {
    slug
    name
    alt
    caption
    download {
      ...OriginalDownload
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 512, breakpoints: [200, 360, 512])
      }
    }
  }
`;
