import * as React from "react";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { Words } from "../words/words";
import * as styles from "./page-heading.module.css";

interface PageHeadingProps {
  name: string;
  intro: readonly string[];
}

/** The top of an ordinary page: where it is, what it is called, what it is about. */
export function PageHeading({ name, intro }: PageHeadingProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Breadcrumb name={name} />
        <h1>{name}</h1>
        {intro.map((paragraph) => (
          <p key={paragraph} className={styles.intro}>
            <Words text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  );
}
