import { graphql } from "gatsby";
import * as React from "react";

interface DrawingProps {
  file: Queries.DrawingFileFragment;
  alt: string;
  /** True for a drawing on the first screen. */
  eager?: boolean;
}

/** A drawing in lines. As an image, an SVG runs no script and loads nothing. */
export function Drawing({ file: { publicURL, drawingSize }, alt, eager = false }: DrawingProps) {
  return (
    publicURL && (
      <img
        src={publicURL}
        alt={alt}
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
