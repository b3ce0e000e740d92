import { graphql, Link } from "gatsby";
import * as React from "react";
import { shortAlt } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { face } from "../picture/object-position";
import { Picture } from "../picture/picture";
import * as styles from "./character-card.module.css";

/** The `sizes` attribute: three columns; two of 4:5 crops on phones, where the first of an odd count spans the row. */
const portraitSizes = (index: number, count: number) =>
  `(min-width: 86rem) 25.5rem, (min-width: 40rem) 30vw, ${index === 0 && count % 2 === 1 ? 92 : 57}vw`;

/** A grid of portraits, each linking to the character's page. */
export function Characters({ characters }: { characters: readonly Queries.CharacterCardFragment[] }) {
  return (
    <ul className={styles.people}>
      {characters.map(({ slug, path, name, role, alt, caption, hook, focus, image }, index) => (
        <li key={slug}>
          <article>
            <div className={styles.portrait}>
              <Picture
                file={image}
                alt={shortAlt(alt)}
                focus={focus ?? face}
                sizes={portraitSizes(index, characters.length)}
              />
              <div className={styles.name}>
                <h3>
                  <Link className={patterns.wholeCard} to={path}>
                    {name}
                  </Link>
                </h3>
                <p>{role}</p>
              </div>
            </div>
            <p className={styles.hook}>{hook ?? caption}</p>
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
    focus {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 820, breakpoints: [240, 320, 460, 640, 820])
      }
    }
  }
`;
