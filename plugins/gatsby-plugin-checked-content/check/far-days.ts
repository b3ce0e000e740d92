/** A rule about days that are years ahead, by a slip of the pen. */
import { z } from "zod";
import { isDraft } from "../model/file-conventions";
import { metaOf, unwrap } from "../model/schema-walk";
import type { ContentRule } from "./content";
import { didYouMean, error, warning } from "./problem";

/** Whether a day is more than five years ahead, by a slip: years such as 2999 are written for “never”. */
export const isFarAhead = (day: string, today: string): boolean =>
  Number(day.slice(0, 4)) - Number(today.slice(0, 4)) > 5 && !/^(?:2099|2100|2999|[3-9])/.test(day);

/** The day in a year about now, of which another has the same digits in another order, or one wrong digit. */
function dayMeant(day: string, today: string): string | undefined {
  const year = day.slice(0, 4);
  const sorted = (digits: string) => [...digits].sort().join("");
  const isNear = (one: string) =>
    sorted(one) === sorted(year) || [...one].filter((digit, place) => digit !== year[place]).length === 1;
  const meant = [0, -1, 1].map((more) => String(Number(today.slice(0, 4)) + more)).find(isNear);
  return meant && meant + day.slice(4);
}

/** Nothing has appeared on a site so long ago, in years; a book may have. */
const longAgo = 90;

/** Tells of days more than five years ahead, or of another century, in which a digit is wrong: an error where it hides what others name. */
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
      // What there is one of is published: a policy cannot have changed on a day to come, but for tomorrow, which it is elsewhere.
      const isToCome = item.kind.single && Date.parse(day) - Date.parse(content.today) > 86_400_000;
      const ahead = Number(day.slice(0, 4)) - Number(content.today.slice(0, 4));
      if (ahead < -longAgo && (path[0] === item.kind.appears || item.kind.single)) {
        const thisCentury = content.today.slice(0, 2) + day.slice(2);
        yield warning("far-day", item.at(...path), {
          found: `${day} is ${-ahead} years ago.`,
          expected: `A day at most ${longAgo} years ago.`,
          suggestion: didYouMean(thisCentury <= content.today ? thisCentury : undefined),
        });
      }
      if (!(isToCome || isFarAhead(day, content.today)) || isDraft(item.path)) continue;
      const isMissed = day === item.waitsUntil && named.has(`${item.kind.typeName} ${item.slug}`);
      const tell = isMissed ? error : warning;
      const expected = isToCome
        ? "A day that has come: visitors read this already."
        : "A day at most five years ahead. What is not to be published has _ before its file's name.";
      const meant = dayMeant(day, content.today);
      yield tell("far-day", item.at(...path), {
        found: `${day} is ${isToCome ? "a day to come" : `${ahead} years ahead`}${isMissed ? ", and what shows this already would lead nowhere" : ""}.`,
        expected,
        suggestion: didYouMean(isToCome && meant && meant > content.today ? undefined : meant),
      });
    }
  }
};
