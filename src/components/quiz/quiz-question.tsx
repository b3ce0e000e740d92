import { graphql } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import * as styles from "./quiz-question.module.css";

interface QuizQuestionProps extends Queries.QuizQuestionPartsFragment {
  /** Where it stands among the questions, from 0, and how many there are. */
  index: number;
  count: number;
  /** True for the one question that shows where a script leads through them. */
  isNow: boolean;
  /** True once somebody has tried to go on without an answer: a field that asks for one from the start is announced as wrong. */
  isMissed: boolean;
  /** True where its scene is the picture that fills the first screen. */
  eager: boolean;
  /** What stands for a traveller on paper. */
  letterOf: (slug: string) => string | undefined;
}

/** The name of a question's radio buttons. */
export const fieldName = (index: number) => `question-${index + 1}`;

/** A question: its scene, and the answers as tiles. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, scene, answers, index, count, isNow, isMissed, eager, letterOf } = props;
  return (
    <fieldset className={styles.question} data-now={isNow || undefined}>
      <legend className={styles.asked}>
        <span className={styles.count}>
          Question {index + 1} of {count}
        </span>{" "}
        {question}
      </legend>
      {scene && (
        <Picture
          className={styles.scene}
          file={scene.image}
          alt={scene.alt}
          sizes="(min-width: 86rem) 38rem, (min-width: 62rem) 44vw, 92vw"
          eager={eager}
        />
      )}
      <div className={styles.answers}>
        {answers.map(({ text, first, second }, place) => (
          <label key={text} className={styles.answer}>
            <input type="radio" name={fieldName(index)} value={place} required={isMissed} />
            <span>{text}</span>
            <span className={styles.letters}>
              {letterOf(first.slug)}, {letterOf(second.slug)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const fragments = graphql`
  fragment QuizQuestionParts on QuizQuestion {
    question
    scene {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [360, 720, 1200])
        }
      }
    }
    answers {
      text
      first {
        slug
      }
      second {
        slug
      }
    }
  }
`;
