import { graphql } from "gatsby";
import * as React from "react";
import { MarkedText } from "../marked-text/marked-text";
import { Fold } from "./fold";
import * as styles from "./questions.module.css";

/** An FAQ accordion. */
export function Questions({ questions }: { questions: readonly Queries.QuestionFragment[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ slug, question, answer, quotation }) => (
        <Fold key={slug} id={slug} heading={question}>
          {answer.map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} />
            </p>
          ))}
          {quotation && (
            <blockquote>
              <p>
                <MarkedText text={quotation} />
              </p>
            </blockquote>
          )}
          <p className={styles.address}>
            <a href={`#${slug}`}>A link to this answer</a>
          </p>
        </Fold>
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
