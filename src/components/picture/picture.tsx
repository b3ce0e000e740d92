import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as React from "react";
import { denseSizes } from "./dense-sizes";
import { type FocalPoint, objectPosition } from "./object-position";
import * as styles from "./picture.module.css";
import { placeholderScheme } from "./placeholder-scheme";

/** A picture file as GraphQL gives it. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  file: PictureFile;
  alt: string;
  /** How wide the picture is drawn, as in the HTML attribute, phones last: it decides which file is downloaded. */
  sizes: string;
  /** True for the one picture that fills the first screen; every other one waits until it is near. */
  eager?: boolean;
  className?: string;
  /** What stays in view where the picture is cut to fit. */
  focus?: FocalPoint | null;
  /** True for pictures with see-through parts, which must not be drawn on their placeholder colour. */
  transparent?: boolean;
}

/** What gatsby-plugin-image made of a file. The content check has already refused files that are no pictures. */
export function imageData({ childImageSharp }: PictureFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A picture's file could not be read as an image. Run: npm run check");
  return childImageSharp.gatsbyImageData;
}

/**
 * A responsive picture from gatsby-plugin-image's data. GatsbyImage itself starts every picture invisible until script
 * has run; this one is plain HTML, so that it is seen as soon as it has arrived. The few browsers that do not know AVIF
 * get the one JPEG or PNG.
 */
export function Picture({ file, alt, sizes, eager = false, className = "", focus, transparent = false }: PictureProps) {
  const { images, width, height: exactHeight, backgroundColor } = imageData(file);
  const height = Math.round(exactHeight);
  const style: React.CSSProperties & { "--shape": string } = {
    "--shape": `${width} / ${height}`,
    ...(!transparent && backgroundColor && { backgroundColor, colorScheme: placeholderScheme(backgroundColor) }),
  };
  return (
    <picture className={`${styles.picture} ${eager ? "" : styles.later} ${className}`} style={style}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={denseSizes(sizes, eager)} />
      ))}
      <img
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={alt}
        style={focus ? { objectPosition: objectPosition(focus) } : undefined}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}
