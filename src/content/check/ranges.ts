/** A rule about ranges: of ages, minutes and years. */
import { error, metaOf, warning } from "../../../plugins/gatsby-plugin-checked-content";
import type { ContentRule } from "./content";

/** The most years that the ages of a group lie apart, by the group's type. */
const mostYears: Partial<Record<string, number>> = { ReadingAge: 12, SchoolYear: 7 };

/** Ranges run upwards, and those of ages are ones that somebody means. */
export const ranges: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const [, ...years] = (path.at(-1) === "year" && /^(\d{4})\D+(\d{4})$/.exec(String(value))) || [];
      const { from = years[0], to = years[1] } = Object(value) as { from?: unknown; to?: unknown };
      if (Number.isNaN(Number(from) + Number(to)) || typeof from === "boolean") continue;
      const most = mostYears[metaOf(schema).typeName ?? ""];
      const found = `Found ${from} to ${to}.`;
      if (Number(from) > Number(to)) {
        yield error("reversed-range", item.at(...path), {
          found,
          expected: "The smaller first, the larger last.",
          suggestion: `Did you mean ${to} to ${from}?`,
        });
      } else if (most && (Number(to) > 21 || Number(to) - Number(from) > most)) {
        yield warning("wide-range", item.at(...path, "to"), {
          found,
          expected: `Ages of young readers, at most ${most} years apart.`,
          suggestion: "Look for a digit too many, or two that changed places.",
        });
      }
    }
  }
};
