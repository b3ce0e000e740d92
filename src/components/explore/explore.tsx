import { graphql } from "gatsby";
import * as React from "react";
import { chapterInSentence } from "../../format";
import { useSite } from "../layout/use-site";
import type { PictureFile } from "../picture/picture";
import { type Tile, Tiles } from "./tiles";

interface ExploreProps {
  /** The first of these with a chapter gets a tile that links to it, showing the book's scene. */
  books: readonly Queries.ExploreBookFragment[];
  /** Pages whose tile shows the scene that they open with. */
  scenes: readonly Queries.ExploreSceneFragment[];
  /** The tile picture of each other page, by template; a page whose kind of content is empty has none. */
  pictures: Partial<Record<Queries.PageTemplate, PictureFile>>;
}

/** Picture tiles that link to the pages beside the books. */
export function Explore({ books, scenes, pictures }: ExploreProps) {
  const { site, pages } = useSite();
  const book = books.find(({ chapters }) => chapters.length > 0);
  const [chapter] = book?.chapters ?? [];
  const tiles: Tile[] = [
    ...(book && chapter
      ? [
          {
            path: chapter.path,
            name: `Read ${chapterInSentence(chapter.number)}`,
            file: book.scene?.tile ?? book.tile,
          },
        ]
      : []),
    ...scenes.flatMap(({ path, name, scene }) => (scene ? [{ path, name, file: scene.image }] : [])),
    ...Object.entries(pictures).flatMap(([template, file]) => {
      const page = pages.find((candidate) => candidate.template === template);
      return page && file ? [{ path: page.path, name: page.name, file }] : [];
    }),
  ];
  return <Tiles id="explore" heading={site.houseWords?.explore ?? "There is more"} tiles={tiles} />;
}

export const fragments = graphql`
  fragment ExplorePicture on File {
    childImageSharp {
      gatsbyImageData(width: 720, aspectRatio: 1.5, breakpoints: [240, 360, 540, 720])
    }
  }

  # From the top, where a sleeve has its title, and a figure in a shirt its head.
  fragment ExploreTopPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 720
        aspectRatio: 1.5
        breakpoints: [240, 360, 540, 720]
        transformOptions: { cropFocus: NORTH }
      )
    }
  }

  fragment ExploreBook on Book {
    slug
    chapters {
      path
      number
    }
    tile: cover {
      ...ExplorePicture
    }
    scene {
      tile: image {
        ...ExplorePicture
      }
    }
  }

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
