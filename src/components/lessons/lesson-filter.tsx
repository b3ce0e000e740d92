import * as React from "react";
import * as button from "../button/button.module.css";
import { LessonCards } from "./lesson-cards";
import * as styles from "./lessons.module.css";

type Card = Queries.LessonCardFragment;

interface LessonFilterProps {
  lessons: readonly Card[];
  subjects: readonly { readonly slug: string; readonly name: string }[];
  /** School years, by which teachers think of ages. */
  years: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

/** Every age that some lesson is for, from the youngest. */
const agesOf = (lessons: readonly Card[]) => {
  const from = Math.min(...lessons.map(({ ages }) => ages.from));
  const to = Math.max(...lessons.map(({ ages }) => ages.to));
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
};

interface Choice {
  value: string;
  words: string;
  fits: (lesson: Card) => boolean;
}

/** What marks the place in which a choice hides the lessons that do not fit. */
const placeAttribute = "data-lessons";

/**
 * All lessons, or those of a subject, for an age or a school year, or of both at once. The style sheet does the choosing:
 * each choice hides what does not fit, so two of them combine, with and without script.
 */
export function LessonFilter({ lessons, subjects, years }: LessonFilterProps) {
  const used = ({ fits }: Choice) => lessons.some(fits);
  const bySubject = subjects
    .map(({ slug, name }) => ({
      value: slug,
      words: name,
      fits: (lesson: Card) => lesson.subjects.some((subject) => subject.slug === slug),
    }))
    .filter(used);
  const byAge = agesOf(lessons).map((age) => ({
    value: `age-${age}`,
    words: `Age ${age}`,
    fits: ({ ages }: Card) => ages.from <= age && age <= ages.to,
  }));
  const byYear = years
    .map(({ name, from, to }, index) => ({
      value: `year-${index}`,
      words: name,
      fits: ({ ages }: Card) => ages.from <= to && from <= ages.to,
    }))
    .filter(used);
  const choices: Choice[] = [...bySubject, ...byAge, ...byYear];
  const options = (list: readonly Choice[]) =>
    list.map(({ value, words }) => (
      <option key={value} value={value}>
        {words}
      </option>
    ));
  const rules = choices
    .map(
      ({ value }) =>
        `[${placeAttribute}]:has([value="${value}"]:checked) li:not([data-fits~="${value}"]){display:none}`,
    )
    .join("");
  return (
    <div {...{ [placeAttribute]: true }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, of names that the content check allows. */}
      <style dangerouslySetInnerHTML={{ __html: rules }} />
      <details className={styles.fold} open>
        <summary>Choose by subject and age</summary>
        <form className={styles.filter} aria-label="Choose lessons">
          <label>
            Subject
            <select>
              <option value="">Any subject</option>
              {options(bySubject)}
            </select>
          </label>
          <label>
            Age or school year
            <select>
              <option value="">Any age</option>
              <optgroup label="Ages">{options(byAge)}</optgroup>
              {byYear.length > 0 && <optgroup label="School years">{options(byYear)}</optgroup>}
            </select>
          </label>
          <button className={button.small} type="reset">
            Show all of them
          </button>
        </form>
      </details>
      <LessonCards
        lessons={lessons}
        fits={(lesson) => choices.filter(({ fits }) => fits(lesson)).map(({ value }) => value)}
      />
      <p className={styles.count}>of {lessons.length} lessons fit.</p>
    </div>
  );
}
