import { z } from "zod";
import * as field from "./fields";

/** Placeholders that policy texts may use. */
const policyPlaceholders = ["email", "ageLimit", "cookieDays", "siteName"] as const;

const policyText = (description: string, example: string) =>
  field
    .text(description, example, 3000)
    .refine(
      (value) =>
        [...value.matchAll(/\{([^}]*)\}/g)].every(([, name = ""]) =>
          (policyPlaceholders as readonly string[]).includes(name),
        ),
      {
        message: `text with no {placeholders} but ${policyPlaceholders.map((name) => `{${name}}`).join(", ")}`,
        params: { found: "There is a placeholder in {curly brackets} that the site does not know." },
      },
    )
    .register(field.hints, { placeholders: policyPlaceholders });

/** The privacy policy. */
export const privacyPolicy = z.strictObject({
  lastUpdated: field.isoDate("The day the policy last changed.", "2023-11-14"),
  ageLimit: field.wholeNumber("Children younger than this need a grown-up to sign up.", 13, 1, 21),
  summary: z
    .array(policyText("One point, in words that a child can read.", "We do not watch what you do here."))
    .min(1)
    .meta({ description: "The policy in a few plain sentences." }),
  sections: z
    .array(
      z
        .strictObject({
          id: field.anchor("The section's address on the page, after #.", "cookies"),
          heading: field.text("The section's heading.", "Cookies", 100),
          blocks: z
            .array(
              z
                .strictObject({
                  text: policyText("A paragraph.", "We use one cookie."),
                  list: z
                    .array(policyText("One point of the list.", "Your email address"))
                    .min(1)
                    .meta({ description: "A list under the paragraph." })
                    .optional(),
                })
                .meta({ description: "A paragraph with, where needed, a list.", graphql: { typeName: "PolicyBlock" } }),
            )
            .min(1)
            .meta({ description: "The section's paragraphs and lists." }),
        })
        .meta({ description: "One section of the policy.", graphql: { typeName: "PolicySection" } }),
    )
    .min(1)
    .meta({ description: "The sections, in order." }),
});
