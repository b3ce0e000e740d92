import * as React from "react";
import * as styles from "./pill.module.css";

interface PillLinksProps {
  links: readonly { id: string; words: string }[];
}

/** Fragment links to a page's sections. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul className={styles.line}>
      {links.map(({ id, words }) => (
        <li key={id}>
          <a className={styles.pill} href={`#${id}`}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
