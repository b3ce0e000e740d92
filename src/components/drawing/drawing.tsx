import { graphql } from "gatsby";
import * as React from "react";

interface DrawingProps {
  file: Queries.DrawingFileFragment;
  alt: string;
  /** True where the same words stand beside it: its own are for those alone whose browsers draw none. */
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
