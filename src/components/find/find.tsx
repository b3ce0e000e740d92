import { Link } from "gatsby";
import * as React from "react";
import { aToZ, type Entry, isFound } from "./a-to-z";
import * as styles from "./find.module.css";

const anchor = (letter: string) => `letter-${letter.charAt(0)}`;

/** Everything there is from A to Z, and a field that leaves what holds the letters typed into it. */
export function Find({ entries }: { entries: readonly Entry[] }) {
  const letters = React.useMemo(() => aToZ(entries), [entries]);
  const field = React.useRef<HTMLInputElement>(null);
  const [typed, setTyped] = React.useState("");
  const found = entries.filter((entry) => isFound(entry, typed));

  // What was typed while the page was waking up.
  React.useEffect(() => setTyped(field.current?.value ?? ""), []);

  return (
    <div className={styles.find}>
      <search className={styles.search}>
        <label htmlFor="find-field">Type a few letters</label>
        <input
          ref={field}
          id="find-field"
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {typed.trim() &&
            (found.length > 0 ? `${found.length} found` : "Nothing found. Pip has looked in the bread bin.")}
        </p>
      </search>
      <nav className={styles.letters} aria-label="Letters" hidden={typed.trim() !== ""}>
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries: list }) => (
        <section
          key={letter}
          className={styles.letter}
          aria-labelledby={anchor(letter)}
          hidden={!list.some((entry) => found.includes(entry))}
        >
          <h2 id={anchor(letter)}>{letter}</h2>
          <ul className={styles.entries}>
            {list.map((entry) => (
              <li key={`${entry.path} ${entry.name}`} hidden={!found.includes(entry)}>
                <Link to={entry.path}>{entry.name}</Link> <span className={styles.kind}>{entry.kind}</span>
                <p>{entry.words}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
