/** Rules about ranges, of ages, minutes and years. */
import { error, metaOf, warning } from "../../../plugins/gatsby-plugin-checked-content";
import type { ContentRule } from "./content";

/** The widest range of ages that is plausible, in years, by the type of the group of fields. */
const mostYears: Partial<Record<string, number>> = { ReadingAge: 12, SchoolYear: 14 };

/** Ranges run upwards, and ranges of ages are plausible; those up to 99 are for everybody. */
export const ranges: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const [, ...years] = (path.at(-1) === "year" && /^(\d{4})\D+(\d{4})$/.exec(String(value))) || [];
      const [last = 0] =
        path.join() === "year" && item.kind.single ? (String(value).match(/\d{4}$/) ?? []).map(Number) : [];
      if (last > Number(content.today.slice(0, 4)) + 1) {
        const found = `${last} is years ahead.`;
        yield warning("year-to-come", item.at(...path), {
          found,
          expected: "The year of a book that is out, or about to be.",
        });
      }
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
      } else if (most && (to === 99 ? from > 21 : to > 21 || to - from > most)) {
        const expected = `Ages of young readers, at most ${most} years apart: look for a digit too many.`;
        yield warning("wide-range", item.at(...path, "to"), { found, expected });
      }
    }
  }
};
