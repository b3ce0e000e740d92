import * as React from "react";
import * as styles from "./pill.module.css";

interface JumpLinksProps {
  links: readonly { id: string; label: string }[];
}

/** Fragment links to a page's sections. */
export function JumpLinks({ links }: JumpLinksProps) {
  return (
    <ul className={`${styles.pills} ${styles.line}`}>
      {links.map(({ id, label }) => (
        <li key={id}>
          <a className={styles.pill} href={`#${id}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
