import { graphql, Link } from "gatsby";
import * as React from "react";
import { runsOf } from "../../content/kinds/marked-text";
import * as patterns from "../../styles/patterns.module.css";
import { InlineScript } from "../inline-script/inline-script";
import { Prose } from "../prose/prose";
import { chooseToday, dailyAttribute } from "./choose-script";
import * as styles from "./daily.module.css";
import { inTurn } from "./in-turn";

/** choose-script.ts compiled and minified, defined by gatsby-node for server-side rendering. */
declare const CHOOSE_TODAY: string;

/** Two months before the first comes again: all of them are in the page. */
const mostDays = 60;

interface DailyProps {
  ages: readonly Queries.DailyAgeFragment[];
  /** The page that tells of the ages. */
  path: string;
}

/**
 * A statement a day, to decide whether it is true: all of them are in the page, and a script shows today's. The answer
 * waits behind two radio buttons, which need none.
 */
export function Daily({ ages, path }: DailyProps) {
  const statements = inTurn(ages).slice(0, mostDays);
  if (statements.length === 0) return null;
  return (
    <>
      <ul className={styles.days} {...{ [dailyAttribute]: true }}>
        {statements.map(({ age, statement: { statement, answer, why } }, index) => (
          <li key={statement} className={styles.day} hidden={index > 0} suppressHydrationWarning>
            <fieldset className={styles.choice}>
              <legend className={styles.statement}>{statement}</legend>
              {(["TRUE", "STORY"] as const).map((one) => (
                <label key={one} className={styles.button}>
                  <input
                    className={one === answer ? styles.right : styles.wrong}
                    type="radio"
                    name={`daily-${index}`}
                    value={one}
                  />
                  {one === "TRUE" ? "True" : "Story"}
                </label>
              ))}
            </fieldset>
            <div className={styles.answer}>
              <p>
                <strong className={styles.wasRight}>Right! </strong>
                <strong className={styles.wasWrong}>Not this time. </strong>
                <strong>{answer === "TRUE" ? "It is true. " : "It is only a story. "}</strong>
                <Prose block={runsOf(why)} />
              </p>
              <p>
                <Link className={patterns.target} to={`${path}#${age.slug}`}>
                  More about {age.name}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <InlineScript text={() => CHOOSE_TODAY} run={chooseToday} />
    </>
  );
}

export const fragments = graphql`
  fragment DailyAge on Age {
    slug
    name
    statements {
      statement
      answer
      why
    }
  }
`;
