import { Link } from "gatsby";
import * as React from "react";
import { LessonFacts } from "./lesson";
import * as styles from "./lessons.module.css";

/** Lessons to choose from. */
export function LessonCards({ lessons }: { lessons: readonly Queries.LessonCardFragment[] }) {
  return (
    <ol className={styles.cards}>
      {lessons.map((lesson) => (
        <li key={lesson.path} className={styles.card}>
          <h3>
            <Link className={styles.name} to={lesson.path}>
              {lesson.title}
            </Link>
          </h3>
          <LessonFacts {...lesson} />
          <p>{lesson.aim}</p>
        </li>
      ))}
    </ol>
  );
}
