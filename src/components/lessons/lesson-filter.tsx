import * as React from "react";
import { countOf } from "../../format";
import { isServersPage } from "../../../plugins/gatsby-plugin-wake-on-intent";
import { queryParameter, setQueryParameters } from "../history/query-string";
import { Icon } from "../icons/icons";
import { filterScopeAttribute } from "./restore-filter-script";
import { LessonCards } from "./lesson-cards";
import * as styles from "./lesson-cards.module.css";

type Card = Queries.LessonCardFragment;

interface LessonFilterProps {
  lessons: readonly Card[];
  subjects: readonly { readonly slug: string; readonly name: string }[];
  /** School years and their ages, from data/teaching.json. */
  years: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

/** Every age in years from the youngest to the oldest that any lesson is for. */
const agesOf = (lessons: readonly Card[]) => {
  const from = Math.min(...lessons.map(({ ages }) => ages.from));
  const to = Math.max(...lessons.map(({ ages }) => ages.to));
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
};

interface Choice {
  value: string;
  label: string;
  fits: (lesson: Card) => boolean;
}

/** The filter's options, without those that match no lesson. */
function choicesOf({ lessons, subjects, years }: LessonFilterProps) {
  const used = ({ fits }: Choice) => lessons.some(fits);
  const bySubject: Choice[] = subjects.map(({ slug, name }) => ({
    value: slug,
    label: name,
    fits: (lesson) => lesson.subjects.some((subject) => subject.slug === slug),
  }));
  const byAge: Choice[] = agesOf(lessons).map((age) => ({
    value: `age-${age}`,
    label: `Age ${age}`,
    fits: ({ ages }) => ages.from <= age && age <= ages.to,
  }));
  const byYear: Choice[] = years.map(({ name, from, to }) => ({
    // A year that is called "Age 8" is not the age.
    value: name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^(?=(?:age|in)-\d+$)/, "year-"),
    label: name,
    fits: ({ ages }) => ages.from <= to && from <= ages.to,
  }));
  // The longest time is every lesson's.
  const times = [...new Set(lessons.map(({ minutes }) => minutes))].sort((a, b) => a - b).slice(0, -1);
  const byTime: Choice[] = times.map((time) => ({
    value: `in-${time}`,
    label: countOf(time, "minute"),
    fits: ({ minutes }) => minutes <= time,
  }));
  return { bySubject: bySubject.filter(used), byAge: byAge.filter(used), byYear: byYear.filter(used), byTime };
}

/** Chooses what the URL says; a value that is no option chooses nothing. */
function chooseByAddress(place: Element) {
  for (const list of place.querySelectorAll("select")) {
    list.value = queryParameter(list.name);
    if (list.selectedIndex < 0) list.value = "";
  }
}

/** CSS that filters before hydration, for the page's head: :has(:checked) hides the lessons that do not match. */
export const lessonRules = (props: LessonFilterProps): string =>
  Object.values(choicesOf(props))
    .flat()
    .map(
      ({ value }) =>
        `[${filterScopeAttribute}]:has([value="${value}"]:checked) li:not([data-fits~="${value}"]){display:none}`,
    )
    .join("");

/**
 * The lesson list with its filter. CSS filters before hydration and without script; React afterwards, since after
 * client-side navigation the first page's Content Security Policy blocks this page's styles.
 */
export function LessonFilter(props: LessonFilterProps) {
  const { lessons } = props;
  const { bySubject, byAge, byYear, byTime } = choicesOf(props);
  const choices = [...bySubject, ...byAge, ...byYear, ...byTime];
  const place = React.useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = React.useState<readonly string[]>([]);
  const choose = React.useCallback(() => {
    const lists = Array.from(place.current?.querySelectorAll("select") ?? []);
    setChosen(lists.map(({ value }) => value).filter(Boolean));
    setQueryParameters(Object.fromEntries(lists.map(({ name, value }) => [name, value])));
  }, []);
  // Hydration takes over what was chosen before it; after client-side navigation and on Back the URL says it.
  React.useEffect(() => {
    if (place.current && !isServersPage()) chooseByAddress(place.current);
    choose();
  }, [choose]);
  const fitsOf = (lesson: Card) => choices.filter(({ fits }) => fits(lesson)).map(({ value }) => value);
  const fitting = lessons.filter((lesson) => chosen.every((value) => fitsOf(lesson).includes(value)));
  const options = (list: readonly Choice[]) =>
    list.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <div ref={place} {...{ [filterScopeAttribute]: true }}>
      <details className={styles.choices} open>
        <summary>
          Choose by subject, age and time <Icon name="down" size={20} />
        </summary>
        <div className={styles.filter}>
          <label>
            Subject
            <select className={styles.select} name="subject" onChange={choose}>
              <option value="">Any subject</option>
              {options(bySubject)}
            </select>
          </label>
          <label>
            Age or school year
            <select className={styles.select} name="age" onChange={choose}>
              <option value="">Any age</option>
              <optgroup label="Ages">{options(byAge)}</optgroup>
              {byYear.length > 0 && <optgroup label="School years">{options(byYear)}</optgroup>}
            </select>
          </label>
          {byTime.length > 0 && (
            <label>
              Time at most
              <select className={styles.select} name="time" onChange={choose}>
                <option value="">Any time</option>
                {options(byTime)}
              </select>
            </label>
          )}
        </div>
      </details>
      <LessonCards lessons={lessons} chosen={chosen} fits={fitsOf} />
      {/* Style sheets count below, also asleep; but what they write is not read out when it changes. */}
      <p className="visually-hidden" role="status">
        {chosen.length > 0 && `${fitting.length} of ${lessons.length} lessons fit.`}
      </p>
      <p className={styles.count}>of {lessons.length} lessons fit.</p>
    </div>
  );
}
