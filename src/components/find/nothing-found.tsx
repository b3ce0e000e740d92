import { Link } from "gatsby";
import * as React from "react";
import { EntryList } from "./entry-list";
import * as styles from "./find.module.css";
import type { FindEntry } from "./find-entry";

interface NothingFoundProps {
  nearest: readonly FindEntry[];
  otherWays: readonly { name: string; path: string }[];
}

/** No results: the entries with the nearest names ("Did you mean"), and pages to try. */
export const NothingFound = ({ nearest, otherWays }: NothingFoundProps) => (
  <div className={styles.nothing}>
    {nearest.length > 0 && (
      <>
        <h2>Did you mean one of these?</h2>
        <EntryList className={styles.results} entries={nearest} />
      </>
    )}
    <p>
      Or try{" "}
      {otherWays.map(({ name, path }) => (
        <React.Fragment key={path}>
          <Link to={path}>{name}</Link>,{" "}
        </React.Fragment>
      ))}
      or <a href="#a-to-z">everything from A to Z</a>.
    </p>
  </div>
);
