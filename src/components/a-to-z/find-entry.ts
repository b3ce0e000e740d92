import { graphql } from "gatsby";
import type { PictureFile } from "../picture/picture";

/** One entry of the search index and of the A to Z, as content/find-entries.ts makes it. */
export interface FindEntry extends Omit<Queries.FindEntryFragment, "square" | "scene" | "whole"> {
  thumbnail?: PictureFile | null;
}

/** An entry with its one thumbnail, whichever crop it has. */
export const findEntry = ({ square, scene, whole, ...entry }: Queries.FindEntryFragment): FindEntry => ({
  ...entry,
  thumbnail: square ?? scene ?? whole,
});

export const fragment = graphql`
  fragment FindEntry on FindEntry {
    name
    otherNames
    kind
    path
    summary
    more
    keywords
    weight
    square {
      childImageSharp {
        gatsbyImageData(width: 120, aspectRatio: 1, breakpoints: [120], avifOptions: { quality: 42 })
      }
    }
    scene {
      childImageSharp {
        gatsbyImageData(
          width: 120
          aspectRatio: 1
          breakpoints: [120]
          transformOptions: { cropFocus: EAST }
          avifOptions: { quality: 42 }
        )
      }
    }
    whole {
      childImageSharp {
        gatsbyImageData(width: 120, breakpoints: [120], avifOptions: { quality: 42 })
      }
    }
  }
`;
