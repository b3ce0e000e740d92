import { graphql, Link } from "gatsby";
import * as React from "react";
import { chapterInSentence } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { useSite } from "../layout/use-site";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./explore.module.css";

interface ExploreProps {
  /** The first of these with a chapter gets a tile that links to it, showing the book's scene. */
  books: readonly Queries.ExploreBookFragment[];
  /** Pages whose tile shows the scene that they open with. */
  scenes: readonly Queries.ExploreSceneFragment[];
  /** The tile picture of each other page, by template; a page whose kind of content is empty has none. */
  pictures: Partial<Record<Queries.PageTemplate, PictureFile>>;
}

/** A tile's share of its row: the first and the sixth of every six are double (see explore.module.css). */
const parts = (index: number) => (index % 6 === 0 || index % 6 === 5 ? 2 : 1);

/** A tile's `sizes` attribute, from its share of the row; object-fit: cover never draws it below 28 %. */
function sizesOf(index: number, tiles: number): string {
  const start = index - (index % 3);
  const row = Array.from({ length: Math.min(3, tiles - start) }, (_, place) => parts(start + place));
  const share = Math.max(parts(index) / row.reduce((sum, part) => sum + part, 0), 0.28);
  // On phones a double tile fills its row, and so does a last tile without a neighbour.
  const isAlone = parts(index) === 2 || (index === tiles - 1 && index % 2 === 1);
  return `(min-width: 86rem) ${Math.round(80 * share)}rem, (min-width: 48rem) ${Math.round(92 * share)}vw, ${isAlone ? 92 : 60}vw`;
}

/** Picture tiles that link to the pages beside the books. */
export function Explore({ books, scenes, pictures }: ExploreProps) {
  const { site, pages } = useSite();
  const book = books.find(({ chapters }) => chapters.length > 0);
  const [chapter] = book?.chapters ?? [];
  const tiles = [
    ...(book && chapter
      ? [
          {
            slug: book.slug,
            path: chapter.path,
            name: `Read ${chapterInSentence(chapter.number)}`,
            file: book.scene?.tile ?? book.tile,
          },
        ]
      : []),
    ...scenes.flatMap(({ slug, path, name, scene }) => (scene ? [{ slug, path, name, file: scene.image }] : [])),
    ...Object.entries(pictures).flatMap(([template, file]) => {
      const page = pages.find((candidate) => candidate.template === template);
      return page && file ? [{ ...page, file }] : [];
    }),
  ];
  if (tiles.length === 0) return null;
  return (
    <nav className={patterns.shelf} aria-labelledby="explore">
      <h2 id="explore">{site.houseWords?.explore ?? "There is more"}</h2>
      <ul className={styles.grid}>
        {tiles.map(({ slug, path, name, file }, index) => (
          <li key={slug}>
            <Link className={styles.tile} to={path}>
              <Picture file={file} alt="" sizes={sizesOf(index, tiles.length)} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragments = graphql`
  fragment ExplorePicture on File {
    childImageSharp {
      gatsbyImageData(width: 720, aspectRatio: 1.5, breakpoints: [240, 360, 560, 720])
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
            breakpoints: [240, 360, 560, 720]
            transformOptions: { cropFocus: EAST }
          )
        }
      }
    }
  }
`;
