import { graphql, Link } from "gatsby";
import * as React from "react";
import { shortAlt } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { ShowMore } from "../show-more/show-more";
import { face } from "../picture/object-position";
import { Picture, type PictureFile } from "../picture/picture";
import { coverScale } from "../picture/aspect-ratio";
import { smallSizes } from "../picture/sizes";
import { cardsPerRow, rowStyle } from "../card-grid/cards-per-row";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import * as styles from "./character-grid.module.css";

const portraitRow = (index: number, count: number) => cardsPerRow(index, count, { between: 3, wide: 4 });

/** The `sizes` attribute of square crops. Keep in step with the stylesheet. */
function portraitSizes(file: PictureFile, index: number, count: number) {
  const square = coverScale(file, 1);
  const onPhones = count > 1 ? 48 : (92 * coverScale(file, 1.35)) / square;
  return smallSizes(portraitRow(index, count), count, square, onPhones);
}

interface CharacterGridProps {
  characters: readonly Queries.CharacterCardFragment[];
  /** How many portraits are shown; the others are in disclosures. */
  open?: number;
}

/** A grid of portraits, each linking to the character's page. */
export function CharacterGrid({ characters, open }: CharacterGridProps) {
  return (
    <ShowMore items={characters} name="Characters" className={`${styles.people} ${swipeRow.row}`} open={open}>
      {({ slug, path, name, role, alt, caption, hook, focus, image }, index, count) => (
        <li key={slug} style={rowStyle(portraitRow(index, count))}>
          <article>
            <div className={styles.portrait}>
              <Picture
                className={patterns.cropped}
                file={image}
                alt={shortAlt(alt)}
                focus={focus ?? face}
                sizes={portraitSizes(image, index, count)}
              />
              <div className={styles.name}>
                <h3>
                  <Link className={patterns.cardName} to={path}>
                    {name}
                  </Link>
                </h3>
                <p className={patterns.smallLabel}>{role}</p>
              </div>
            </div>
            <p className={styles.hook}>{hook ?? caption}</p>
          </article>
        </li>
      )}
    </ShowMore>
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
        gatsbyImageData(width: 960, breakpoints: [240, 360, 540, 720, 960])
      }
    }
  }
`;
