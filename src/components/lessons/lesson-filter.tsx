import * as React from "react";
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

/** What lessons can be chosen by. */
function choicesOf({ lessons, subjects, years }: LessonFilterProps) {
  const used = ({ fits }: Choice) => lessons.some(fits);
  const bySubject: Choice[] = subjects.map(({ slug, name }) => ({
    value: slug,
    words: name,
    fits: (lesson) => lesson.subjects.some((subject) => subject.slug === slug),
  }));
  const byAge: Choice[] = agesOf(lessons).map((age) => ({
    value: `age-${age}`,
    words: `Age ${age}`,
    fits: ({ ages }) => ages.from <= age && age <= ages.to,
  }));
  const byYear: Choice[] = years.map(({ name, from, to }, index) => ({
    value: `year-${index}`,
    words: name,
    fits: ({ ages }) => ages.from <= to && from <= ages.to,
  }));
  return { bySubject: bySubject.filter(used), byAge: byAge.filter(used), byYear: byYear.filter(used) };
}

/** The rules by which each choice hides the lessons that do not fit while the page sleeps, for its head. */
export const lessonRules = (props: LessonFilterProps): string =>
  Object.values(choicesOf(props))
    .flat()
    .map(
      ({ value }) =>
        `[${placeAttribute}]:has([value="${value}"]:checked) li:not([data-fits~="${value}"]){display:none}`,
    )
    .join("");

/**
 * All lessons, or those of a subject, for an age or a school year, or of both at once. Style rules of the page's own do the
 * choosing while it sleeps, so that it works without script, too; then React does, since the policy of a page knows no styles
 * of the pages that one goes to from there.
 */
export function LessonFilter(props: LessonFilterProps) {
  const { lessons } = props;
  const { bySubject, byAge, byYear } = choicesOf(props);
  const choices = [...bySubject, ...byAge, ...byYear];
  const place = React.useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = React.useState<readonly string[]>([]);
  const choose = React.useCallback(() => {
    const lists = place.current?.querySelectorAll("select") ?? [];
    setChosen(Array.from(lists, ({ value }) => value).filter(Boolean));
  }, []);
  // Something may have been chosen before the page woke.
  React.useEffect(choose, [choose]);
  const options = (list: readonly Choice[]) =>
    list.map(({ value, words }) => (
      <option key={value} value={value}>
        {words}
      </option>
    ));
  return (
    <div ref={place} {...{ [placeAttribute]: true }}>
      <details className={styles.fold} open>
        <summary>Choose by subject and age</summary>
        <div className={styles.filter}>
          <label>
            Subject
            <select onChange={choose}>
              <option value="">Any subject</option>
              {options(bySubject)}
            </select>
          </label>
          <label>
            Age or school year
            <select onChange={choose}>
              <option value="">Any age</option>
              <optgroup label="Ages">{options(byAge)}</optgroup>
              {byYear.length > 0 && <optgroup label="School years">{options(byYear)}</optgroup>}
            </select>
          </label>
        </div>
      </details>
      <LessonCards
        lessons={lessons}
        chosen={chosen}
        fits={(lesson) => choices.filter(({ fits }) => fits(lesson)).map(({ value }) => value)}
      />
      <p className={styles.count}>of {lessons.length} lessons fit.</p>
    </div>
  );
}
