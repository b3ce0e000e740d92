import { graphql } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { ExternalLink } from "../../components/external-link/external-link";
import { Picture } from "../../components/picture/picture";
import * as product from "../../components/product-card/product-card.module.css";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./roblox-card.module.css";

/** How wide the picture is on phones, in vw. */
export const onPhones = 40;

interface RobloxCardProps {
  item: Queries.RobloxCardFragment;
  /** A note beside the price. */
  priceNote: string;
  sizes: string;
  eager?: boolean;
}

/** An item of clothing in the Roblox marketplace. */
export function RobloxCard({ item, priceNote, sizes, eager = false }: RobloxCardProps) {
  return (
    <article className={`${patterns.pictured} ${styles.card}`}>
      <Picture className={patterns.framed} file={item.image} alt={item.alt} sizes={sizes} eager={eager} />
      <div className={product.words}>
        <h3>{item.name}</h3>
        <p className={patterns.price}>{item.robux} Robux</p>
        <p className={patterns.smallLabel}>{priceNote}</p>
        <p className={product.caption}>{item.caption}</p>
        <ExternalLink className={button.button} href={item.url} icon>
          Buy at Roblox
          <span className="visually-hidden">: {item.name}</span>
        </ExternalLink>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment RobloxCard on RobloxItem {
    slug
    name
    robux
    url
    alt
    caption
    image {
      ...MediumPicture
    }
  }
`;
