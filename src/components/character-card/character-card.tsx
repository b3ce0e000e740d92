import { graphql, Link } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import * as rows from "../rows/rows.module.css";
import * as styles from "./character-card.module.css";

const sizes = "(min-width: 86rem) 15rem, (min-width: 64.7rem) 17vw, (min-width: 40rem) 30vw, 46vw";

/** People of the story, each a card that leads to a page of their own. */
export function Characters({ characters }: { characters: readonly Queries.CharacterCardFragment[] }) {
  return (
    <ul className={rows.small}>
      {characters.map(({ slug, path, name, role, alt, caption, hook, image }) => (
        <li key={slug}>
          <article className={styles.card}>
            <Picture file={image} alt={alt} sizes={sizes} />
            <div className={styles.words}>
              <h3>
                <Link className={styles.name} to={path}>
                  {name}
                </Link>
              </h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.hook}>{hook ?? caption}</p>
            </div>
          </article>
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
    caption
    hook
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
      }
    }
  }
`;
