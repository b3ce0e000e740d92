import { graphql } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import type { PictureFile } from "../picture/picture";
import { aspectRatioOf } from "../picture/aspect-ratio";
import { type Tile, Tiles } from "./tiles";

interface ExploreProps {
  /** Pages whose tile shows the scene of their opening. */
  scenes: readonly Queries.ExploreSceneFragment[];
  /** The tile picture of each other page, by template; a page whose kind of content is empty has none. */
  pictures: Partial<Record<Queries.PageTemplate, PictureFile>>;
}

/** The focal point of square and upright pictures: the upper part, where an album's title or a figure's head is. */
const topOfSquare = (file: PictureFile) => (aspectRatioOf(file) < 1.5 ? { x: 50, y: 12 } : undefined);

/** Picture tiles that link to the pages that are not about the books. */
export function Explore({ scenes, pictures }: ExploreProps) {
  const { site, pages } = useSite();
  const tiles: Tile[] = [
    ...scenes.flatMap(({ path, name, scene }) => (scene ? [{ path, name, file: scene.image }] : [])),
    ...Object.entries(pictures).flatMap(([template, file]) => {
      const page = pages.find((candidate) => candidate.template === template);
      return page && file ? [{ path: page.path, name: page.name, file, focus: topOfSquare(file) }] : [];
    }),
  ];
  return <Tiles id="explore" heading={site.houseWords?.explore ?? "There is more"} tiles={tiles} swiped />;
}

export const fragment = graphql`
  fragment ExploreScene on Page {
    slug
    path
    name
    scene {
      image {
        childImageSharp {
          gatsbyImageData(
            width: 720
            aspectRatio: 1.5
            breakpoints: [240, 360, 540, 720]
            transformOptions: { cropFocus: EAST }
          )
        }
      }
    }
  }
`;
