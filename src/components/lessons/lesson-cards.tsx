import { Link } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import { LessonFacts, pictureOf } from "./lesson";
import * as styles from "./lesson-cards.module.css";

interface LessonCardsProps {
  lessons: readonly Queries.LessonCardFragment[];
  /** The values chosen in the filter; lessons that match not all of them are hidden. */
  chosen: readonly string[];
  /** The filter values that a lesson matches. */
  fits: (lesson: Queries.LessonCardFragment) => readonly string[];
}

/** The `sizes` attribute: the first two cards are twice as wide as the others (see lesson-cards.module.css). */
const cardSizes = (index: number) =>
  `${index < 2 ? "(min-width: 86rem) 40rem, (min-width: 62rem) 45vw" : "(min-width: 86rem) 20rem, (min-width: 62rem) 22vw"}, (min-width: 40rem) 45vw, ${index < 2 ? 92 : 44}vw`;

export function LessonCards({ lessons, chosen, fits }: LessonCardsProps) {
  return (
    <ol className={styles.cards}>
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
            {picture && <Picture className={styles.still} file={picture.still} alt="" sizes={cardSizes(index)} />}
            <div className={styles.about}>
              <h3>
                <Link className={styles.name} to={lesson.path}>
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
