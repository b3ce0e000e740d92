import { graphql, Link } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import { aspectRatioOf } from "../picture/aspect-ratio";
import * as styles from "./crew.module.css";
import { sizesInRow, figureSize, widthsOf } from "./figure-sizes";

/** The most figures in the row, so that all are seen; a long series' other characters are in the list below. */
const mostFigures = 12;

/** The characters' figures side by side, to scale, each linking to the character's page. */
export function Crew({ characters }: { characters: readonly Queries.CrewMemberFragment[] }) {
  const figures = characters
    .flatMap(({ figure, ...member }) => (figure ? [{ ...member, image: figure.image }] : []))
    .slice(0, mostFigures)
    .map((member) => ({ ...member, ...figureSize(aspectRatioOf(member.image), member.height) }));
  if (figures.length === 0) return null;
  return (
    <div className={styles.crew}>
      <ul
        className={figures.length > 3 ? `${styles.people} ${styles.many}` : styles.people}
        style={widthsOf(figures) as React.CSSProperties}
      >
        {figures.map(({ slug, path, name, image, ...figure }, index) => (
          <li
            key={slug}
            data-broad={figure.isBroad || undefined}
            data-before-broad={figures.slice(index + 1, index + 3).some(({ isBroad }) => isBroad) || undefined}
            style={{ "--wide": figure.wide } as React.CSSProperties}
          >
            <Link className={styles.member} to={path}>
              <Picture className={styles.figure} file={image} alt="" sizes={sizesInRow(figure, figures)} transparent />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragments = graphql`
  fragment CrewMember on Character {
    slug
    path
    name
    height
    figure {
      image {
        childImageSharp {
          gatsbyImageData(width: 720, breakpoints: [120, 170, 240, 360, 540, 720], avifOptions: { quality: 45 })
        }
      }
    }
  }
`;
