import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./questions.module.css";

interface QuestionDisclosureProps {
  /** The fragment id of the answer. */
  id: string;
  heading: string;
  children: React.ReactNode;
}

/** A question as a disclosure (<details>). The id is inside, so that most browsers open it for a fragment link without script. */
export const QuestionDisclosure = ({ id, heading, children }: QuestionDisclosureProps) => (
  <details className={`${patterns.disclosure} ${styles.question}`}>
    <summary>
      <h3>{heading}</h3>
    </summary>
    <div id={id} className={styles.answer}>
      {children}
    </div>
  </details>
);
