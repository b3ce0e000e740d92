import { Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { face } from "../picture/object-position";
import { Picture } from "../picture/picture";
import { coverScale } from "../picture/aspect-ratio";
import { sizesOf } from "../picture/sizes";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import { LessonFacts, pictureOf } from "./lesson";
import * as styles from "./lesson-cards.module.css";

interface LessonCardsProps {
  lessons: readonly Queries.LessonCardFragment[];
  /** The values chosen in the filter; lessons that match not all of them are hidden. */
  chosen: readonly string[];
  /** The filter values that a lesson matches. */
  fits: (lesson: Queries.LessonCardFragment) => readonly string[];
}

/**
 * The `sizes` attribute: the first two or three cards are wider, on phones all are in a swipe row (lesson-cards.module.css).
 *
 * @param cover the drawn width as a multiple of the box's (see coverScale)
 */
function cardSizes(index: number, count: number, cover: number) {
  const large = count % 4 === 3 ? 3 : 2;
  const wide = index >= large ? 22 : large === 2 ? 45 : 30;
  return sizesOf(count > 1 ? 62 : 92, { 40: 45, 62: wide }, cover);
}

export function LessonCards({ lessons, chosen, fits }: LessonCardsProps) {
  return (
    <ol className={`${styles.cards} ${swipeRow.row}`}>
      {lessons.map((lesson, index) => {
        const picture = pictureOf(lesson);
        const fitting = fits(lesson);
        return (
          <li
            key={lesson.path}
            className={styles.card}
            data-fits={fitting.join(" ")}
            hidden={!chosen.every((value) => fitting.includes(value))}
          >
            {picture && (
              <Picture
                className={styles.still}
                file={picture.still}
                alt=""
                focus={picture.focus ?? face}
                sizes={cardSizes(index, lessons.length, coverScale(picture.still, 1.6))}
              />
            )}
            <div className={styles.about}>
              <h3>
                <Link className={patterns.cardName} to={lesson.path}>
                  {lesson.title}
                </Link>
              </h3>
              <LessonFacts {...lesson} />
              <p>{lesson.aim}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
