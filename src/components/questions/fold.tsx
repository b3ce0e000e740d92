import * as React from "react";
import * as styles from "./questions.module.css";

interface FoldProps {
  /** The fragment id of what is folded. */
  id: string;
  heading: string;
  children: React.ReactNode;
}

/**
 * A disclosure (<details>) with a heading. The fragment id is inside the collapsed content, so that browsers open it by
 * themselves when a URL targets it, without script.
 */
export function Fold({ id, heading, children }: FoldProps) {
  const details = React.useRef<HTMLDetailsElement>(null);
  // Client-side navigation only scrolls to the fragment: open the <details> here.
  React.useEffect(() => {
    if (details.current && window.location.hash === `#${id}`) details.current.open = true;
  }, [id]);

  return (
    <details ref={details} className={styles.question}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div id={id} className={styles.answer}>
        {children}
      </div>
    </details>
  );
}
