import { graphql } from "gatsby";
import * as React from "react";
import { fontStyles } from "../../../plugins/gatsby-plugin-subset-fonts";
import { ExternalLink } from "../../components/external-link/external-link";
import { imageData } from "../../components/picture/picture";
import { bindDashes } from "../../content/kinds/marked-text";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./album-player.module.css";
import { albumPageUrl, cardDocument } from "./card-document";

interface AlbumPlayerProps {
  album: Queries.AlbumPlayerFragment;
  height: number;
}

/**
 * A click-to-load embed. The iframe's srcdoc is a card of ours with a link; following it loads the streaming service's
 * player into the same iframe, so nothing is requested from a third party before a click, and no script is needed.
 */
export function AlbumPlayer({ album, height }: AlbumPlayerProps) {
  const { slug, title, alt, caption, embedUrl, image } = album;
  const address = albumPageUrl(embedUrl);
  return (
    <section id={slug} className={styles.album} aria-label={title}>
      <h2>{bindDashes(title)}</h2>
      <p>{caption}</p>
      <iframe
        className={styles.frame}
        title={`Music player: ${title}`}
        height={height}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen"
        // No sandbox: the player needs allow-scripts and allow-same-origin, which together confine nothing in a srcdoc.
        referrerPolicy="strict-origin"
        srcDoc={cardDocument({ title, alt, embedUrl, cover: imageData(image).images, fonts: fontStyles() })}
      />
      <p className={patterns.fine}>
        If nothing plays here, <ExternalLink href={address}>hear it at {new URL(address).hostname}</ExternalLink>.
      </p>
    </section>
  );
}

export const fragments = graphql`
  fragment AlbumPlayer on Album {
    slug
    title
    alt
    caption
    embedUrl
    image {
      ...AlbumCover
    }
  }

  fragment AlbumCover on File {
    childImageSharp {
      gatsbyImageData(width: 720, breakpoints: [240, 360, 720])
    }
  }
`;
