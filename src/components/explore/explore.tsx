import { graphql, Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./explore.module.css";

interface ExploreProps {
  /** A picture for each page to lead to, by the page's template; a page whose kind of content is empty has none. */
  pictures: Partial<Record<Queries.PageTemplate, PictureFile>>;
}

/** How wide tiles are drawn: in one row on wide screens, in two columns on narrow ones, or one as wide as both. */
function tileSizes(count: number, isWide: boolean): string {
  // From here on tiles are as wide as they get, or the page is.
  const full = Math.min(Math.ceil((19 * count) / 0.92), 77);
  return [
    `(min-width: ${Math.max(full, 48)}rem) ${Math.min(71 / count, 19).toFixed(1)}rem`,
    `(min-width: 48rem) ${Math.floor(92 / count)}vw`,
    isWide ? "92vw" : "44vw",
  ].join(", ");
}

/** Pictures that lead to what there is beside the books. */
export function Explore({ pictures }: ExploreProps) {
  const { site, pages } = useSite();
  const tiles = Object.entries(pictures).flatMap(([template, file]) => {
    const page = pages.find((candidate) => candidate.template === template);
    return page && file ? [{ ...page, file }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <nav className={styles.place} aria-labelledby="explore">
      <h2 id="explore">{site.houseWords?.explore ?? "There is more"}</h2>
      <ul className={styles.grid}>
        {tiles.map(({ slug, path, name, file }, index) => {
          const isWide = index === 0 && tiles.length % 2 === 1;
          return (
            <li key={slug}>
              <Link className={styles.tile} to={path}>
                <Picture file={file} alt="" sizes={tileSizes(tiles.length, isWide)} />
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
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
`;
