import { Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./letters.module.css";

/** Columns on phones: five or six, whichever leaves the fuller last row. */
const columnsFor = (count: number) => ((count % 6 || 6) / 6 >= (count % 5 || 5) / 5 ? 6 : 5);

interface LettersProps {
  /** Each letter with the id of its section on this page, or with the path of its own page. */
  letters: readonly ({ readonly letter: string } & ({ readonly id: string } | { readonly path: string }))[];
  /** The letter whose page this is. */
  here?: string;
}

/** Links to the letters of an A to Z. */
export const Letters = ({ letters, here }: LettersProps) => (
  <nav className={`${patterns.screenOnly} ${styles.letters}`} aria-label="Letters">
    <ul className={styles.list} style={{ "--columns": columnsFor(letters.length) } as React.CSSProperties}>
      {letters.map(({ letter, ...at }) => (
        <li key={letter}>
          {"path" in at ? (
            <Link to={at.path} aria-current={letter === here ? "page" : undefined}>
              {letter}
            </Link>
          ) : (
            <a href={`#${at.id}`}>{letter}</a>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
