import { graphql, Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./explore.module.css";

interface ExploreProps {
  /** Pages whose tile shows the scene that they open with. */
  scenes: readonly Queries.ExploreSceneFragment[];
  /** The tile picture of each other page, by template; a page whose kind of content is empty has none. */
  pictures: Partial<Record<Queries.PageTemplate, PictureFile>>;
}

/** A tile's `sizes` attribute, which depends on how many share its row (rows of three, see explore.module.css). */
function sizesOf(index: number, tiles: number): string {
  const inRow = Math.min(3, tiles - (index - (index % 3)));
  const wide = [
    "(min-width: 86rem) 80rem, (min-width: 48rem) 92vw",
    "(min-width: 86rem) 48rem, (min-width: 48rem) 58vw",
    "(min-width: 86rem) 40rem, (min-width: 48rem) 46vw",
  ];
  if (index % 3 === 0) return `${wide[inRow - 1]}, 92vw`;
  return inRow === 2
    ? "(min-width: 86rem) 32rem, (min-width: 48rem) 38vw, 92vw"
    : "(min-width: 86rem) 22rem, (min-width: 48rem) 28vw, 60vw";
}

/** Picture tiles that link to the pages beside the books. */
export function Explore({ scenes, pictures }: ExploreProps) {
  const { site, pages } = useSite();
  const tiles = [
    ...scenes.flatMap(({ slug, path, name, scene }) => (scene ? [{ slug, path, name, file: scene.image }] : [])),
    ...Object.entries(pictures).flatMap(([template, file]) => {
      const page = pages.find((candidate) => candidate.template === template);
      return page && file ? [{ ...page, file }] : [];
    }),
  ];
  if (tiles.length === 0) return null;
  return (
    <nav className={styles.place} aria-labelledby="explore">
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
