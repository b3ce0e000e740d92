import { graphql, Link } from "gatsby";
import * as React from "react";
import { imageData, Picture } from "../picture/picture";
import * as styles from "./crew.module.css";
import { standing, widthsOf } from "./standing";

interface CrewProps {
  characters: readonly Queries.CrewMemberFragment[];
}

/** Those characters who have a figure to show. */
const withFigure = (characters: CrewProps["characters"]) =>
  characters.flatMap(({ figure, ...member }) => (figure ? [{ ...member, image: figure.image }] : []));

/** The characters' figures side by side, each as tall as it is beside the others, each a link to who that is. */
export function Crew({ characters }: CrewProps) {
  const figures = withFigure(characters).map((member) => {
    const { width, height } = imageData(member.image);
    return { ...member, ...standing(width / height, member.height) };
  });
  if (figures.length === 0) return null;
  return (
    <div className={styles.crew}>
      <ul className={styles.people} style={widthsOf(figures) as React.CSSProperties}>
        {figures.map(({ slug, path, name, image, wide, isBroad }) => (
          <li key={slug} data-broad={isBroad || undefined} style={{ "--wide": wide } as React.CSSProperties}>
            <Link className={styles.member} to={path}>
              <Picture
                className={styles.figure}
                file={image}
                alt=""
                sizes={`(min-width: 40rem) ${Math.round(15 * wide)}rem, ${Math.round((isBroad ? 84 : 42) * Math.min(1, wide * 1.4))}vw`}
                transparent
              />
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
          gatsbyImageData(width: 640, breakpoints: [90, 130, 190, 280, 420, 640], avifOptions: { quality: 45 })
        }
      }
    }
  }
`;
