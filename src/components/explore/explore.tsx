import { graphql, Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import { narrowColumnSizes } from "../picture/column-sizes";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./explore.module.css";

interface ExploreProps {
  /** A picture for each page to lead to, by the page's slug; a page whose kind of content is empty has none. */
  pictures: Record<string, PictureFile | undefined>;
}

/** Pictures that lead to what there is beside the books. */
export function Explore({ pictures }: ExploreProps) {
  const { menu } = useSite();
  return (
    <nav className={styles.place} aria-labelledby="explore">
      <h2 id="explore">More to find</h2>
      <ul className={styles.grid}>
        {menu(Object.keys(pictures)).map(({ slug, path, name }) => {
          const file = pictures[slug];
          return (
            file && (
              <li key={slug}>
                <Link className={styles.tile} to={path}>
                  <Picture file={file} alt="" sizes={narrowColumnSizes} />
                  <span>{name}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}

export const fragments = graphql`
  fragment ExplorePicture on File {
    childImageSharp {
      gatsbyImageData(width: 560, aspectRatio: 1.5, breakpoints: [200, 360, 560])
    }
  }
`;
