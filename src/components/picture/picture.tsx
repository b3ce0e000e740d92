import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as React from "react";
import { luminance } from "../../colours";
import { type FocalPoint, objectPosition } from "./object-position";
import * as styles from "./picture.module.css";
import { denseSizes } from "./sizes";

/** An image file as GraphQL returns it. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  file: PictureFile;
  alt: string;
  /** The `sizes` attribute, by which browsers choose a file of the srcset. Phones last (see denseSizes). */
  sizes: string;
  /** True for the page's likely LCP image: loaded eagerly, with high priority. Others are lazy. */
  eager?: boolean;
  className?: string;
  /** The focal point to keep in a crop. */
  focus?: FocalPoint | null;
  /** Art direction: `file` is for screens that match the media query, this other file for those that do not. */
  otherwise?: { readonly media: string; readonly file: PictureFile; readonly sizes: string } | false;
  /** True for images with transparency, which get no placeholder colour. */
  transparent?: boolean;
}

/** A file's gatsbyImageData. Throws if there is none, which the content check rules out. */
export function imageData({ childImageSharp }: PictureFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A picture's file could not be read as an image. Run: npm run check");
  return childImageSharp.gatsbyImageData;
}

/**
 * The colour scheme whose text colour contrasts with a placeholder colour, on which the text alternative shows while
 * the image loads, or if it fails: at this relative luminance white and the dark text colour have equal contrast.
 */
export const placeholderScheme = (colour: string) => (luminance(colour) > 0.19 ? "light" : "dark");

/**
 * A responsive <picture> from gatsby-plugin-image's data. Unlike GatsbyImage, which keeps images at opacity 0 until it
 * has hydrated, it is plain HTML. AVIF in several widths; one JPEG or PNG as the fallback.
 */
export function Picture({
  file,
  alt,
  sizes,
  eager = false,
  className = "",
  focus,
  otherwise,
  transparent = false,
}: PictureProps) {
  const { images, width, height: exactHeight, backgroundColor } = imageData(file);
  const height = Math.round(exactHeight);
  const style: React.CSSProperties & { "--shape": string } = {
    "--shape": `${width} / ${height}`,
    ...(!transparent && backgroundColor && { backgroundColor, colorScheme: placeholderScheme(backgroundColor) }),
  };
  return (
    <picture className={[styles.picture, !eager && styles.later, className].filter(Boolean).join(" ")} style={style}>
      {images.sources?.map(({ type, srcSet }) => (
        <source
          key={type}
          media={otherwise ? otherwise.media : undefined}
          type={type}
          srcSet={srcSet}
          sizes={denseSizes(sizes, eager)}
        />
      ))}
      {otherwise &&
        imageData(otherwise.file).images.sources?.map(({ type, srcSet }) => (
          <source
            key={`${type} otherwise`}
            media={`not all and ${otherwise.media}`}
            type={type}
            srcSet={srcSet}
            sizes={denseSizes(otherwise.sizes, eager)}
          />
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

export const fragments = graphql`
  fragment SmallPicture on File {
    childImageSharp {
      gatsbyImageData(width: 540, breakpoints: [240, 360, 540])
    }
  }

  # Uncropped: CSS crops it (object-fit: cover), so that all pages share its files.
  fragment MediumPicture on File {
    childImageSharp {
      gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
    }
  }
`;
