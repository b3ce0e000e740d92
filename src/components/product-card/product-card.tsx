import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { ExternalLink } from "../external-link/external-link";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./product-card.module.css";

interface ProductCardProps {
  item: { name: string; alt: string; caption: string; url: string; image: PictureFile };
  price: string;
  /** A note below the price. */
  note?: string;
  sizes: string;
  eager?: boolean;
  /** True where the list has a heading (h2) of its own; on phones the picture is then beside the words. */
  under?: boolean;
  /** The words of the link to the shop. */
  children: React.ReactNode;
}

/** The card of a product that an external shop sells. */
export function ProductCard({ item, price, note, sizes, eager = false, under = false, children }: ProductCardProps) {
  const { name, alt, caption, url, image } = item;
  const picture = under ? patterns.framed : styles.hung;
  return (
    <article className={under ? styles.beside : patterns.pictured}>
      <Picture className={picture} file={image} alt={alt} sizes={sizes} eager={eager} />
      <div className={styles.words}>
        {under ? <h3>{name}</h3> : <h2 className={patterns.name}>{name}</h2>}
        <p className={patterns.price}>{price}</p>
        {note && <p className={patterns.smallLabel}>{note}</p>}
        <p className={styles.caption}>{caption}</p>
        <ExternalLink className={button.button} href={url} icon>
          {children}
        </ExternalLink>
      </div>
    </article>
  );
}
