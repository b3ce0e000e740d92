import { graphql } from "gatsby";
import * as React from "react";

interface DrawingProps {
  file: Queries.DrawingFileFragment;
  alt: string;
  /** True where text beside it says the same: `alt` is then hidden from screen readers, and shows if the image fails. */
  hidden?: boolean;
  /** True on the first screen: no lazy loading. */
  eager?: boolean;
}

/** A line drawing. Inside <img> an SVG runs no script and loads no other file. */
export function Drawing({ file: { publicURL, drawingSize }, alt, hidden = false, eager = false }: DrawingProps) {
  return (
    publicURL && (
      <img
        src={publicURL}
        alt={alt}
        aria-hidden={hidden || undefined}
        width={drawingSize?.width}
        height={drawingSize?.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    )
  );
}

export const fragments = graphql`
  fragment DrawingFile on File {
    publicURL
    drawingSize {
      width
      height
    }
  }
`;
