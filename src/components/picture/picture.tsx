import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as React from "react";
import * as styles from "./picture.module.css";

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** How wide the picture is drawn, as in the HTML attribute: it decides which file is downloaded. */
  sizes: string;
  /** True for the one picture that fills the first screen; every other one waits until it is near. */
  eager?: boolean;
  className?: string;
  /** True for pictures with see-through parts, which must not be drawn on their placeholder colour. */
  transparent?: boolean;
}

/**
 * A responsive picture from gatsby-plugin-image's data. GatsbyImage itself starts every picture invisible until script
 * has run; this one is plain HTML, so that it is seen as soon as it has arrived.
 */
export function Picture({ image, alt, sizes, eager = false, className = "", transparent = false }: PictureProps) {
  const { fallback, sources = [] } = image.images;
  return (
    <picture className={`${styles.picture} ${className}`}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
        style={transparent ? undefined : { backgroundColor: image.backgroundColor }}
      />
    </picture>
  );
}
