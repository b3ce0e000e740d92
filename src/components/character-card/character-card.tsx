import { graphql, Link } from "gatsby";
import * as React from "react";
import { columnSizes } from "../picture/column-sizes";
import { Picture } from "../picture/picture";
import * as styles from "./character-card.module.css";

/** People of the story, each with the way to a page of their own. */
export function Characters({ characters }: { characters: readonly Queries.CharacterCardFragment[] }) {
  return (
    <ul className={styles.grid}>
      {characters.map(({ slug, path, name, role, alt, description, image }) => (
        <li key={slug} className={styles.card}>
          <Picture file={image} alt={alt} sizes={columnSizes} />
          <div className={styles.words}>
            <h3>
              <Link className={styles.name} to={path}>
                {name}
              </Link>
            </h3>
            <p className={styles.role}>{role}</p>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment CharacterCard on Character {
    slug
    path
    name
    role
    alt
    description
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [360, 540, 720])
      }
    }
  }
`;
