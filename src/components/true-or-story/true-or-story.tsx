import { graphql } from "gatsby";
import * as React from "react";
import { paragraphIds, type Run, runsOf } from "../../content/kinds/marked-text";
import * as patterns from "../../styles/patterns.module.css";
import { MarkedText } from "../marked-text/marked-text";
import { toldAttribute } from "../ride/save-progress";
import * as styles from "./true-or-story.module.css";

interface TrueOrStoryProps extends Pick<Queries.TrueOrStoryFragment, "statement" | "answer"> {
  why: readonly Run[];
  /** The legend of the two buttons: the statement, visually hidden if it is already shown above them. */
  legend: React.ReactNode;
  /** The fragment id of the page's ticket. */
  ticket?: string;
  /** A link below the answer. */
  children?: React.ReactNode;
}

/**
 * A statement's two buttons, and the answer, hidden until one is pressed: radio buttons and CSS, without script. A right
 * answer counts on the page's ticket, if there is one.
 */
export function TrueOrStory({ statement, answer, why, legend, ticket, children }: TrueOrStoryProps) {
  // A hash of the statement, not its index: statements can be added without changing what stored tickets refer to.
  const [id] = paragraphIds([runsOf(statement)]);
  return (
    <div className={styles.choice}>
      <fieldset className={styles.buttons}>
        <legend>{legend}</legend>
        {(["TRUE", "STORY"] as const).map((one) => (
          <label key={one} className={styles.button}>
            <input
              className={one === answer ? styles.right : styles.wrong}
              type="radio"
              name={id}
              value={one === answer ? id : ""}
              {...(one === answer && { [toldAttribute]: true })}
            />
            {one === "TRUE" ? "True" : "Story"}
          </label>
        ))}
      </fieldset>
      <div className={styles.answer}>
        <p>
          <strong className={styles.wasRight}>Right! </strong>
          <strong className={styles.wasWrong}>Not this time. </strong>
          <strong>{answer === "TRUE" ? "It is true. " : "It is only a story. "}</strong>
          <MarkedText block={why} />
        </p>
        {(ticket || children) && (
          <p className={patterns.targets}>
            {children}
            {ticket && (
              <a className={styles.wasRight} href={`#${ticket}`}>
                On your ticket
              </a>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment TrueOrStory on Statement {
    statement
    answer
    why
  }
`;
