import { graphql, Link } from "gatsby";
import * as React from "react";
import { shortAlt } from "../../format";
import { Picture } from "../picture/picture";
import * as rows from "../rows/rows.module.css";
import { smallSizes } from "../rows/small-sizes";
import * as styles from "./character-card.module.css";

/** People of the story, each a card that leads to a page of their own. */
export function Characters({ characters }: { characters: readonly Queries.CharacterCardFragment[] }) {
  return (
    <ul className={rows.small}>
      {characters.map(({ slug, path, name, role, alt, caption, hook, image }, index) => (
        <li key={slug}>
          <article className={styles.card}>
            <Picture file={image} alt={shortAlt(alt)} sizes={smallSizes(index, characters.length, 50)} />
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
        gatsbyImageData(width: 720, breakpoints: [240, 320, 460, 720])
      }
    }
  }
`;
