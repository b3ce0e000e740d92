import { graphql } from "gatsby";
import * as React from "react";
import { MarkedText } from "../marked-text/marked-text";
import * as styles from "./lessons.module.css";

type Facts = Pick<Queries.LessonCardFragment, "ages" | "minutes" | "where" | "subjects" | "stages" | "alsoFits">;

/** For whom a lesson is, how long it takes and where in the curriculum it fits. */
export function LessonFacts({ ages, minutes, where, subjects, stages, alsoFits }: Facts) {
  return (
    <p className={styles.facts}>
      <span>
        Ages {ages.from} to {ages.to}
      </span>
      <span>
        {minutes} minutes{where && `, ${where}`}
      </span>
      <span>
        {[...subjects.map(({ name }) => name), ...(alsoFits ? [alsoFits] : [])].join("; ")} ({stages.join(", ")})
      </span>
    </p>
  );
}

/** A lesson from its aim to its last step, as it fits on a sheet of paper. */
export function Lesson({ lesson }: { lesson: Queries.LessonFragment }) {
  return (
    <div className={styles.lesson}>
      <LessonFacts {...lesson} />
      <p>
        <strong>Aim:</strong> {lesson.aim}
      </p>
      <p>
        <strong>You need:</strong> <MarkedText text={lesson.needs} />
      </p>
      <ol>
        {lesson.steps.map((step) => (
          <li key={step}>
            <MarkedText text={step} />
          </li>
        ))}
      </ol>
      {lesson.onTheSite && (
        <p>
          <strong>On the site:</strong> <MarkedText text={lesson.onTheSite} />
        </p>
      )}
    </div>
  );
}

export const fragments = graphql`
  fragment LessonCard on Lesson {
    path
    title
    aim
    ages {
      from
      to
    }
    minutes
    where
    subjects {
      slug
      name
    }
    stages
    alsoFits
  }

  fragment Lesson on Lesson {
    ...LessonCard
    needs
    steps
    onTheSite
  }
`;
