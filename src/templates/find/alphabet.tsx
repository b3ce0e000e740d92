import * as React from "react";
import * as styles from "../../components/a-to-z/letter-section.module.css";
import { EntryList } from "../../components/a-to-z/entry-list";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import { Letters } from "../../components/a-to-z/letters";
import { aToZ, underEachName } from "../../content/a-to-z";
import * as patterns from "../../styles/patterns.module.css";

interface AlphabetProps {
  entries: readonly FindEntry[];
  /** The pages of the letters, where there are too many entries for one. */
  pages: readonly { readonly letter: string; readonly path: string }[];
}

/** The way to all entries from A to Z: letters that lead to pages, or few entries in place. */
export function Alphabet({ entries, pages }: AlphabetProps) {
  const isInPlace = pages.length === 0;
  const letters = React.useMemo(() => (isInPlace ? aToZ(entries.flatMap(underEachName)) : []), [entries, isInPlace]);
  return (
    <div id="a-to-z" className={`${patterns.section} ${styles.place}`}>
      <Letters letters={isInPlace ? letters : pages} />
      {letters.map(({ letter, id, entries: list }) => (
        <section key={letter} id={id} className={styles.letter} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{letter}</h2>
          <EntryList className={styles.entries} entries={list} />
        </section>
      ))}
    </div>
  );
}
