import { Link } from "gatsby";
import * as React from "react";
import { EntryList } from "../../components/a-to-z/entry-list";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import * as styles from "./finder.module.css";

interface NothingFoundProps {
  nearest: readonly FindEntry[];
  /** What the series says where nothing is found. */
  words: string | null | undefined;
  otherWays: readonly { name: string; path: string }[];
}

/** No results: the nearest entries, which the status line announces, and pages to try. */
export const NothingFound = ({ nearest, words, otherWays }: NothingFoundProps) => (
  <div className={styles.nothing}>
    {nearest.length > 0 && <EntryList className={styles.results} entries={nearest} />}
    <p>
      {words} Or try{" "}
      {otherWays.map(({ name, path }) => (
        <React.Fragment key={path}>
          <Link to={path}>{name}</Link>,{" "}
        </React.Fragment>
      ))}
      or <a href="#a-to-z">everything from A to Z</a>.
    </p>
  </div>
);
