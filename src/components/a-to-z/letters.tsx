import * as React from "react";
import * as styles from "./letters.module.css";

/** Columns on phones: five or six, whichever leaves the fuller last row. */
const columnsFor = (count: number) => ((count % 6 || 6) / 6 >= (count % 5 || 5) / 5 ? 6 : 5);

/** In-page links to the letters of an A to Z. */
export const Letters = ({ letters }: { letters: readonly { readonly letter: string; readonly id: string }[] }) => (
  <nav className={styles.letters} aria-label="Letters">
    <ul className={styles.list} style={{ "--columns": columnsFor(letters.length) } as React.CSSProperties}>
      {letters.map(({ letter, id }) => (
        <li key={letter}>
          <a href={`#${id}`}>{letter}</a>
        </li>
      ))}
    </ul>
  </nav>
);
