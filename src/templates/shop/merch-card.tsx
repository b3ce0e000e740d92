import { graphql } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { ExternalLink } from "../../components/external-link/external-link";
import { Picture } from "../../components/picture/picture";
import * as styles from "../../components/product-card/product-card.module.css";
import { formatPrice } from "../../format";
import * as patterns from "../../styles/patterns.module.css";

interface MerchCardProps {
  item: Queries.MerchCardFragment;
  sizes: string;
  eager?: boolean;
}

/** A product card that links to the external merchandise shop. */
export function MerchCard({ item, sizes, eager = false }: MerchCardProps) {
  return (
    <article className={patterns.pictured}>
      <Picture className={styles.hung} file={item.image} alt={item.alt} sizes={sizes} eager={eager} />
      <div className={styles.words}>
        <h2 className={patterns.name}>{item.name}</h2>
        <p className={patterns.price}>{formatPrice(item.price)}</p>
        <p className={styles.caption}>{item.caption}</p>
        <ExternalLink className={button.button} href={item.url} icon>
          See it at the shop
          <span className="visually-hidden">, {item.name}</span>
        </ExternalLink>
      </div>
    </article>
  );
}

export const fragments = graphql`
  fragment MerchCard on MerchItem {
    slug
    name
    url
    alt
    caption
    price {
      ...Price
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [360, 540, 720])
      }
    }
  }
`;
