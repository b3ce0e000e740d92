/** Rules about ranges, of ages, minutes and years, and about days that are years ahead. */
import { z } from "zod";
import {
  didYouMean,
  error,
  isDraft,
  isFarAhead,
  metaOf,
  unwrap,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import type { ContentRule } from "./content";

/** The widest range of ages that is plausible, in years, by the type of the group of fields. */
const mostYears: Partial<Record<string, number>> = { ReadingAge: 12, SchoolYear: 7 };

/** Ranges run upwards, and ranges of ages are plausible; those up to 99 are for everybody. */
export const ranges: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const [, ...years] = (path.at(-1) === "year" && /^(\d{4})\D+(\d{4})$/.exec(String(value))) || [];
      const { from, to } = Object(years.length > 0 ? { from: Number(years[0]), to: Number(years[1]) } : value);
      if (typeof from !== "number" || typeof to !== "number") continue;
      const most = mostYears[metaOf(schema).typeName ?? ""];
      const found = `Found ${from} to ${to}.`;
      if (from > to) {
        const expected = "The smaller first, the larger last.";
        yield error("reversed-range", item.at(...path), {
          found,
          expected,
          suggestion: `Did you mean ${to} to ${from}?`,
        });
      } else if (most && to !== 99 && (to > 21 || to - from > most)) {
        const expected = `Ages of young readers, at most ${most} years apart: look for a digit too many.`;
        yield warning("wide-range", item.at(...path, "to"), { found, expected });
      }
    }
  }
};

/** The day in a year about now, of which another has the same digits in another order, or one wrong digit. */
function dayMeant(day: string, today: string): string | undefined {
  const year = day.slice(0, 4);
  const sorted = (digits: string) => [...digits].sort().join("");
  const isNear = (one: string) =>
    sorted(one) === sorted(year) || [...one].filter((digit, place) => digit !== year[place]).length === 1;
  const meant = [0, -1, 1].map((more) => String(Number(today.slice(0, 4)) + more)).find(isNear);
  return meant && meant + day.slice(4);
}

/** Tells of days more than five years ahead, in which a digit is wrong: an error where it hides what others name. */
export const farDays: ContentRule = function* (content) {
  const named = new Set(
    content
      .texts()
      .filter(({ item }) => !item.isDraft)
      .flatMap(({ schema, value }) => metaOf(schema).refersTo?.map((type) => `${type} ${value}`) ?? []),
  );
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (!(unwrap(schema) instanceof z.ZodISODate)) continue;
      const day = String(value);
      if (!isFarAhead(day, content.today) || isDraft(item.path)) continue;
      const ahead = Number(day.slice(0, 4)) - Number(content.today.slice(0, 4));
      const isMissed = day === item.waitsUntil && named.has(`${item.kind.typeName} ${item.slug}`);
      const tell = isMissed ? error : warning;
      const expected = "A day at most five years ahead. What is not to be published has _ before its file's name.";
      yield tell("far-day", item.at(...path), {
        found: `${day} is ${ahead} years ahead${isMissed ? ", and what shows this already would lead nowhere" : ""}.`,
        expected,
        suggestion: didYouMean(dayMeant(day, content.today)),
      });
    }
  }
};
