import * as React from "react";
import { aToZ } from "../../components/a-to-z/a-to-z";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import { Letters } from "../../components/a-to-z/letters";
import * as styles from "./alphabet.module.css";
import { EntryList } from "./entry-list";

/** An entry, and again under each further name: a book stands under its title as well as its label. */
const underEachName = (entry: FindEntry) => [entry, ...entry.otherNames.slice(1).map((name) => ({ ...entry, name }))];

/** All entries from A to Z. On phones CSS :target shows the chosen letter only. */
export function Alphabet({ entries }: { entries: readonly FindEntry[] }) {
  const letters = React.useMemo(() => aToZ(entries.flatMap(underEachName)), [entries]);
  return (
    <div id="a-to-z" className={styles.place}>
      <Letters letters={letters} />
      {letters.map(({ letter, id, entries: list }) => (
        <section key={letter} id={id} className={styles.letter} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{letter}</h2>
          <EntryList className={styles.entries} entries={list} />
        </section>
      ))}
    </div>
  );
}
