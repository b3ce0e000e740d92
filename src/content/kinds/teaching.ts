import { z } from "zod";
import * as field from "./fields";

/** Plans for groups: book club and assembly. */
export const teaching = z.strictObject({
  years: z
    .array(
      z
        .strictObject({
          name: field.text("What schools call it.", "Year 3", 20),
          from: field.wholeNumber("How old its youngest children are.", 7, 0, 99),
          to: field.wholeNumber("How old its oldest are.", 8, 0, 99),
        })
        .meta({
          description: "A school year and its ages.",
          examples: [{ name: "Year 3", from: 7, to: 8 }],
          graphql: { typeName: "SchoolYear" },
        }),
    )
    .meta({ description: "School years by which lessons can be chosen, besides by age." })
    .optional(),
  bookClub: z
    .array(
      z
        .strictObject({
          from: field.wholeNumber("The minute in which it begins.", 5, 0, 600),
          to: field.wholeNumber("The minute in which it ends.", 10, 1, 600),
          title: field.text("What it is, in a few words.", "One word each", 60),
          text: field.linkedText("What happens.", "Say the book in one word, and pass."),
        })
        .meta({
          description: "One part of the hour.",
          examples: [{ from: 5, to: 10, title: "One word each", text: "Say the book in one word, and pass." }],
          graphql: { typeName: "BookClubPart" },
        }),
    )
    .meta({ description: "The book club's plan, in order." }),
  assembly: z
    .array(field.linkedText("One paragraph. Stress what is to be done, not said.", "Good morning. I need a quarry."))
    .meta({ description: "Words to read out in an assembly.", examples: [["Good morning. I need a quarry."]] }),
});
