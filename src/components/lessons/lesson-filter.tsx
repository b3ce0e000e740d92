import { Link } from "gatsby";
import * as React from "react";
import * as pill from "../pill/pill.module.css";
import { PillLinks } from "../pill/pill-links";
import { LessonFacts } from "./lesson";
import * as styles from "./lessons.module.css";

type Card = Queries.LessonCardFragment;

interface LessonFilterProps {
  lessons: readonly Card[];
  subjects: readonly { readonly slug: string; readonly name: string }[];
  /** All lessons, which show while nothing is chosen. */
  children: React.ReactNode;
}

/** Every age that some lesson is for, from the youngest. */
const agesOf = (lessons: readonly Card[]) => {
  const from = Math.min(...lessons.map(({ ages }) => ages.from));
  const to = Math.max(...lessons.map(({ ages }) => ages.to));
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
};

/**
 * All lessons, those of a subject or those for an age. Every choice is a list in the page and a plain link to it; which of
 * them shows is the address's doing, so choosing needs no script, and a choice can be sent to a colleague.
 */
export function LessonFilter({ lessons, subjects, children }: LessonFilterProps) {
  const bySubject = subjects
    .map(({ slug, name }) => ({
      id: slug,
      words: name,
      heading: name,
      fitting: lessons.filter((lesson) => lesson.subjects.some((subject) => subject.slug === slug)),
    }))
    .filter(({ fitting }) => fitting.length > 0);
  const byAge = agesOf(lessons).map((age) => ({
    id: `age-${age}`,
    words: String(age),
    heading: `For age ${age}`,
    fitting: lessons.filter(({ ages }) => ages.from <= age && age <= ages.to),
  }));
  const choices = (label: string, list: { id: string; words: string }[]) => (
    <div className={styles.choices}>
      <span>{label}</span>
      <PillLinks links={list} />
    </div>
  );
  return (
    <>
      <nav className={styles.filter} aria-label="Choose lessons">
        {choices("By subject", bySubject)}
        {choices("By age", byAge)}
        <a className={pill.pill} href="#all-lessons">
          All of them
        </a>
      </nav>
      <div className={styles.lists}>
        {[...bySubject, ...byAge].map(({ id, heading, fitting }) => (
          <section key={id} id={id} className={styles.chosen} aria-label={heading}>
            <h3>{heading}</h3>
            <ul>
              {fitting.map((lesson) => (
                <li key={lesson.path}>
                  <Link to={lesson.path}>{lesson.title}</Link>
                  <LessonFacts {...lesson} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div id="all-lessons" className={styles.all}>
          {children}
        </div>
      </div>
    </>
  );
}
