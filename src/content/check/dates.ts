/** Dates that can hardly be meant. */
import { z } from "zod";
import { formatDate } from "../../format";
import { unwrap } from "../kinds/schema-walk";
import type { Content, ContentRule } from "./content";
import { shown, warning } from "./problem";

/** Days in the life of this site; what a book or an edition has had may be much older. */
const daysOfTheSite = new Set(["added", "publishedOn", "lastUpdated"]);

/** No such site is older. */
const firstDayOfSites = "1995-01-01";

/** Before it, nobody printed books. */
const firstDayOfBooks = "1440-01-01";

const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** What waits for its day, and for which, a line for each. */
export const waitingItems = (content: Content): string[] =>
  [...content.waiting].map(([path, day]) => `${content.name(path)} waits: visitors see it from ${formatDate(day)} on.`);

/** Why a day can hardly be meant. */
function oddness(day: string, isOfSite: boolean, today: string): string | undefined {
  if (day > yearsLater(today, 2)) return "more than two years ahead";
  if (day < firstDayOfBooks) return "before there were books";
  if (!isOfSite) return undefined;
  if (day < firstDayOfSites) return "before there was such a site";
  return day > today ? "still to come, and this is a day on which something has happened" : undefined;
}

export const dates: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (typeof value !== "string" || !(unwrap(schema) instanceof z.ZodISODate)) continue;
      const isWaiting = content.waiting.get(item.path) === value;
      const why = oddness(value, !isWaiting && daysOfTheSite.has(String(path.at(-1))), content.today);
      if (!why) continue;
      yield warning("odd-date", item.at(...path), {
        found: `${shown(value)} is ${why}.`,
        expected: "A day as year-month-day that you mean.",
        suggestion: "See whether the year is right.",
      });
    }
  }
};
