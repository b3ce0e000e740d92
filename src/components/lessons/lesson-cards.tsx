import { Link } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import { LessonFacts, pictureOf } from "./lesson";
import * as styles from "./lessons.module.css";

interface LessonCardsProps {
  lessons: readonly Queries.LessonCardFragment[];
  /** What has been chosen: other lessons are hidden. */
  chosen: readonly string[];
  /** What each can be chosen by, as its values of the choices. */
  fits: (lesson: Queries.LessonCardFragment) => readonly string[];
}

/** How wide the pictures are drawn: the first two lessons are twice as wide as the others (see lessons.module.css). */
const cardSizes = (index: number) =>
  `${index < 2 ? "(min-width: 86rem) 40rem, (min-width: 62rem) 45vw" : "(min-width: 86rem) 20rem, (min-width: 62rem) 22vw"}, (min-width: 40rem) 45vw, 92vw`;

/** Lessons to choose from. */
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
