import { graphql } from "gatsby";
import * as React from "react";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./quiz-question.module.css";

interface QuizQuestionProps extends Queries.QuizQuestionPartsFragment {
  /** The question's index, from 0. */
  index: number;
  count: number;
  /** True for the current question, the only one shown once hydrated. */
  isNow: boolean;
  /** True after "Next" without an answer. `required` from the start would be announced as invalid by screen readers. */
  isMissed: boolean;
  /** True where its scene is the page's likely LCP image. */
  eager: boolean;
  /** A result's letter, for counting in print. */
  letterOf: (slug: string) => string | undefined;
}

/** The `name` of a question's radio group. */
export const fieldName = (index: number) => `question-${index + 1}`;

/** One question: a fieldset with a scene and its answers as radio tiles. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, scene, answers, index, count, isNow, isMissed, eager, letterOf } = props;
  return (
    <fieldset className={`${patterns.stack} ${styles.question}`} data-now={isNow || undefined}>
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
          sizes={sizesOf(92, { 62: 44 })}
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
          gatsbyImageData(width: 1280, breakpoints: [540, 720, 1280])
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
