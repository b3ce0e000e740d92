import { z } from "zod";
import { type FieldMeta, type Rule, warning } from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";

const year = field.group("SchoolYear", "A school year and its ages.", {
  name: field.once(field.text("What schools call it.", "Year 3", 20)),
  from: field.wholeNumber("How old its youngest children are.", 7, 0, 99),
  to: field.wholeNumber("How old its oldest are.", 8, 0, 99),
});

const clubPart = field.group("BookClubPart", "One part of the hour.", {
  from: field.wholeNumber("The minute in which it begins.", 5, 0, 600),
  to: field.wholeNumber("The minute in which it ends.", 10, 1, 600),
  title: field.once(field.text("What it is, in a few words.", "One word each", 60)),
  text: field.linkedText("What happens.", "Say the book in one word, and pass."),
});

/** Plans for groups: book club and assembly. */
export const teaching = z.strictObject({
  years: field.list("School years by which lessons can be chosen, besides by age.", year).optional(),
  bookClub: field.list("The book club's plan, in order.", clubPart),
  assembly: field
    .list(
      "Words to read out in an assembly.",
      field.linkedText("One paragraph. Stress what is to be done, not said.", "Good morning. I need a quarry."),
    )
    .meta({ repeats: true } satisfies Partial<FieldMeta>),
  screen: field.reference("Artwork", "The free picture for the screen meanwhile.", "quarry-at-dusk").optional(),
});

/** One part of the hour begins when the one before it is over. */
export const partsInTurn: Rule<z.infer<typeof teaching>> = function* ({ value: { bookClub }, at }) {
  for (const [index, { from }] of bookClub.entries()) {
    const before = bookClub[index - 1];
    if (!before || from >= before.to) continue;
    const found = `Found ${from}, and the part before this one ends in minute ${before.to}.`;
    yield warning("overlapping-parts", at("bookClub", index, "from"), {
      found,
      expected: "Parts one after the other.",
    });
  }
};
