import { graphql } from "gatsby";
import * as React from "react";
import { bindDashes } from "../../content/kinds/marked-text";
import { siteFonts } from "../../fonts/site-font-faces";
import { imageData } from "../picture/picture";
import * as styles from "./album-player.module.css";
import { cardDocument } from "./card-document";

interface AlbumPlayerProps {
  album: Queries.AlbumPlayerFragment;
  height: number;
}

/**
 * An album's frame. It holds a card of our own until the visitor follows the link inside it: only then is the streaming
 * service asked for its player, in the same frame and without any script of ours.
 */
export function AlbumPlayer({ album, height }: AlbumPlayerProps) {
  const { slug, title, alt, caption, embedUrl, image } = album;
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
        // No sandbox: the player needs scripts and its own origin, and a frame with both is none while it holds a card of ours.
        referrerPolicy="strict-origin"
        srcDoc={cardDocument({ title, alt, embedUrl, cover: imageData(image).images, fonts: siteFonts() })}
      />
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
      childImageSharp {
        gatsbyImageData(width: 640, breakpoints: [240, 360, 640])
      }
    }
  }
`;
