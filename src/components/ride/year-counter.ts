/** The odometer of the ride: while the strip scrolls, its year runs from one age's to the next's. */
import { yearNumber } from "../../format";

/** The year that the odometer ends at if the last age has no year in numbers. */
const farFuture = 9999;

/** A year for every age: an age without one takes that of the age before, the last one the far future. */
function withoutGaps(years: readonly (number | undefined)[]): number[] {
  const known = years.filter((year) => year !== undefined);
  let last = known[0] ?? 0;
  return years.map((year, index) => {
    if (year !== undefined) last = year;
    else if (index === years.length - 1 && index > 0) last = Math.max(last, farFuture);
    return last;
  });
}

/**
 * The year at a scroll position, as a CSS expression of --seen, which is 0 at the first age, 1 at the second, and so on.
 * Undefined if no age has a year in numbers.
 */
export function yearExpression(words: readonly (string | null | undefined)[], thisYear: number): string | undefined {
  const years = words.map((one) => (one ? yearNumber(one, thisYear) : undefined));
  if (years.every((year) => year === undefined)) return undefined;
  const [first = 0, ...rest] = withoutGaps(years);
  let before = first;
  const parts = rest.map((year, index) => {
    const part = `${year - before} * clamp(0, var(--seen) - ${index}, 1)`;
    before = year;
    return part;
  });
  return `calc(${[first, ...parts].join(" + ")})`;
}
