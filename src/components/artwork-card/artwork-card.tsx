import { graphql, Link, withPrefix } from "gatsby";
import * as React from "react";
import { formatFile } from "../../format";
import * as button from "../button/button.module.css";
import { DownloadLink } from "../download-link/download-link";
import * as downloadStyles from "../download-link/download-link.module.css";
import { Picture } from "../picture/picture";
import * as styles from "./artwork-card.module.css";

interface ArtworkCardProps {
  artwork: Queries.ArtworkCardFragment;
  sizes: string;
  eager?: boolean;
  /** Shows the picture in the lightbox; without it, as without script, the thumbnail leads to the original. */
  onOpen?: (event: React.MouseEvent<HTMLAnchorElement>, slug: string) => void;
}

const screenNames = { PHONE: "Phone", TABLET: "Tablet", DESKTOP: "Computer" };

/** A free picture: its thumbnail leads to the original, and so does its download link. */
export function ArtworkCard({ artwork, sizes, eager = false, onOpen }: ArtworkCardProps) {
  const { slug, title, alt, caption, image, download, fitted, printPath } = artwork;
  return (
    <article className={styles.card} id={slug}>
      <a
        className={styles.thumbnail}
        href={withPrefix(download.url)}
        data-lightbox={slug}
        data-needs-wake
        onClick={(event) => onOpen?.(event, slug)}
      >
        <Picture file={image} alt={alt} sizes={sizes} eager={eager} transparent={download.format === "PNG"} />
      </a>
      <h3>{title}</h3>
      <p className={styles.caption}>{caption}</p>
      <DownloadLink download={download} name={title}>
        {printPath && (
          <Link className={button.small} to={printPath}>
            Print<span className="visually-hidden">{` ${title}`}</span>
          </Link>
        )}
      </DownloadLink>
      {fitted.length > 0 && (
        <details className={styles.fitted}>
          <summary>
            Cut to fit your screen<span className="visually-hidden">{`: ${title}`}</span>
          </summary>
          <ul>
            {fitted.map((file) => (
              <li key={file.url} data-screen={file.screen}>
                <a href={withPrefix(file.url)} download>
                  {file.screen && screenNames[file.screen]}
                </a>
                <span className={downloadStyles.facts}>{formatFile(file)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

export const fragments = graphql`
  fragment OriginalDownload on Download {
    url
    fileName
    format
    width
    height
    bytes
  }

  fragment ArtworkCard on Artwork {
    slug
    kind
    title
    alt
    caption
    download {
      ...OriginalDownload
    }
    printPath
    fitted {
      ...OriginalDownload
      screen
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [360, 720, 1200])
      }
    }
  }
`;
