import { graphql } from "gatsby";
import * as React from "react";
import { MarkedText } from "../marked-text/marked-text";
import * as styles from "./questions.module.css";

/**
 * An FAQ accordion of <details>. The fragment id is inside the collapsed content, so that browsers open the <details>
 * by themselves when a URL targets it, without script.
 */
export function Questions({ questions }: { questions: readonly Queries.QuestionFragment[] }) {
  // Client-side navigation only scrolls to the fragment: open the <details> here.
  React.useEffect(() => {
    const details = document.getElementById(window.location.hash.slice(1))?.closest("details");
    if (details) details.open = true;
  }, []);

  return (
    <div className={styles.questions}>
      {questions.map(({ slug, question, answer, quotation }) => (
        <details key={slug} className={styles.question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div id={slug} className={styles.answer}>
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
          </div>
        </details>
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
