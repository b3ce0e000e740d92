import { graphql, Link, withPrefix } from "gatsby";
import * as React from "react";
import { type ArtworkKindName, artworkKinds } from "../../content/kinds/artwork-kinds";
import { enumValue } from "../../content/kinds/enums";
import { shortAlt } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { Icon } from "../icons/icons";
import { Picture } from "../picture/picture";
import * as styles from "./artwork-card.module.css";
import { spelt } from "../../language";

interface ArtworkCardProps {
  artwork: Queries.ArtworkCardFragment;
  sizes: string;
  eager?: boolean;
  /** True for pictures of mixed aspect ratios: each is contained in a box of one ratio. */
  whole?: boolean;
}

/** The row of an artwork's kind in the table of kinds. */
export const kindOf = ({ kind }: Pick<Queries.ArtworkCardFragment, "kind">) =>
  artworkKinds[enumValue(kind) as ArtworkKindName];

/** The card of a free picture: thumbnail and title link to its page; buttons colour it in, print it and download the original. */
export function ArtworkCard({ artwork, sizes, eager = false, whole = false }: ArtworkCardProps) {
  const { path, title, alt, caption, image, printPath, download } = artwork;
  return (
    <article className={styles.card}>
      <Picture
        className={whole ? styles.whole : styles.thumbnail}
        file={image}
        alt={shortAlt(alt)}
        sizes={sizes}
        eager={eager}
        transparent={download.format === "PNG"}
      />
      <h3>
        <Link className={patterns.cardName} to={path}>
          {title}
        </Link>
      </h3>
      <p className={styles.caption}>{caption}</p>
      <p className={styles.actions}>
        {kindOf(artwork).colouring && (
          <Link className={button.small} to={path}>
            {spelt("Colour it")}
            <span className="visually-hidden">{`: ${title}`}</span>
          </Link>
        )}
        {printPath && (
          <Link className={button.small} to={printPath}>
            Print<span className="visually-hidden">{` ${title}`}</span>
          </Link>
        )}
        <a className={button.small} href={withPrefix(download.url)} download={download.fileName}>
          <Icon name="download" size={20} />
          Download<span className="visually-hidden">{` ${title}`}</span>
        </a>
      </p>
    </article>
  );
}

export const fragments = graphql`
  fragment ArtworkCard on Artwork {
    slug
    path
    kind
    title
    alt
    caption
    printPath
    download {
      url
      fileName
      format
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [280, 360, 540, 720])
      }
    }
  }
`;
