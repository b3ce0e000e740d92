import { graphql, Link } from "gatsby";
import * as React from "react";
import { runsOf } from "../../content/kinds/marked-text";
import * as patterns from "../../styles/patterns.module.css";
import { InlineScript } from "../inline-script/inline-script";
import showTodaysStatement from "./daily-statement.inline";
import { dailyAttribute } from "./daily-statement";
import { TrueOrStory } from "./true-or-story";
import * as styles from "./true-or-story.module.css";

/** The most statements, because the page contains all of them: none repeats within two months. */
const mostDays = 60;

/** All statements of all ages, each with its age: the first of every age, then the second of every age, and so on. */
export function interleave<Age extends { readonly statements: readonly unknown[] }>(ages: readonly Age[]) {
  type Statement = Age["statements"][number];
  const most = Math.max(0, ...ages.map(({ statements }) => statements.length));
  return Array.from({ length: most }, (_, index) =>
    ages.flatMap((age) => {
      const statement: Statement | undefined = age.statements[index];
      return statement === undefined ? [] : [{ age, statement }];
    }),
  ).flat();
}

interface DailyProps {
  ages: readonly Queries.DailyAgeFragment[];
  /** The path of the page of the ages. */
  path: string;
  /** The fragment id of the page's ticket. */
  ticket?: string;
}

/** A daily true-or-story statement: all statements are in the page, and a script shows today's. */
export function Daily({ ages, path, ticket }: DailyProps) {
  const statements = interleave(ages).slice(0, mostDays);
  if (statements.length === 0) return null;
  return (
    <>
      <ul className={styles.days} {...{ [dailyAttribute]: true }}>
        {statements.map(({ age, statement: { statement, answer, why } }, index) => (
          <li key={statement} className={styles.day} hidden={index > 0} suppressHydrationWarning>
            <TrueOrStory
              statement={statement}
              answer={answer}
              why={runsOf(why)}
              legend={<span className={styles.statement}>{statement}</span>}
              ticket={ticket}
            >
              <Link className={patterns.target} to={`${path}#${age.slug}`}>
                More about {age.name}
              </Link>
            </TrueOrStory>
          </li>
        ))}
      </ul>
      <InlineScript script={showTodaysStatement} />
    </>
  );
}

export const fragments = graphql`
  fragment DailyAge on Age {
    slug
    name
    statements {
      ...TrueOrStory
    }
  }
`;
