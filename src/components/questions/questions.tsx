import { graphql } from "gatsby";
import * as React from "react";
import { LinkedText } from "../linked-text/linked-text";
import { Paragraphs } from "../linked-text/paragraphs";
import { QuestionDisclosure } from "./question-disclosure";
import * as styles from "./questions.module.css";

interface QuestionsProps {
  questions: readonly Queries.QuestionFragment[];
  /** True if a face is beside the heading: it overlaps the sheet's upper edge. */
  hasFace?: boolean;
}

/** An FAQ accordion. */
export function Questions({ questions, hasFace = false }: QuestionsProps) {
  return (
    <div className={hasFace ? styles.underFace : styles.questions}>
      {questions.map(({ slug, question, answer, quotation }) => (
        <QuestionDisclosure key={slug} id={slug} heading={question}>
          <Paragraphs text={answer} />
          {quotation && (
            <blockquote>
              <p>
                <LinkedText text={quotation} />
              </p>
            </blockquote>
          )}
          <p className={styles.address}>
            <a href={`#${slug}`}>A link to this answer</a>
          </p>
        </QuestionDisclosure>
      ))}
    </div>
  );
}

export const fragments = graphql`
  fragment Question on Question {
    slug
    group
    question
    answer
    quotation
  }
`;
