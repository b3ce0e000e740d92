import { graphql } from "gatsby";
import * as React from "react";
import * as button from "../button/button.module.css";
import { DownloadLink } from "../download-link/download-link";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import { columnSizes } from "../picture/column-sizes";
import { Picture } from "../picture/picture";
import * as styles from "../product-card/product-card.module.css";

interface RobloxCardProps {
  item: Queries.RobloxCardFragment;
  /** What children should know about the price, beside it. */
  priceNote: string;
  eager?: boolean;
}

/** Clothing that Roblox sells. */
export function RobloxCard({ item, priceNote, eager = false }: RobloxCardProps) {
  return (
    <article className={styles.card}>
      <Picture file={item.image} alt={item.alt} sizes={columnSizes} eager={eager} />
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

/** A print to download and upload to Roblox. */
export function FreeTShirtCard({ shirt }: { shirt: Queries.FreeTShirtCardFragment }) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.print}
        file={shirt.image}
        alt={shirt.alt}
        sizes="(min-width: 77rem) 13.5rem, (min-width: 65.4rem) 18vw, (min-width: 48.3rem) 25vw, (min-width: 31.8rem) 39vw, 80vw"
        transparent
      />
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
