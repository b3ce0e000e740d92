import { z } from "zod";
import { type FieldMeta, nearest } from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";

/** Placeholders that policy texts may use. */
const policyPlaceholders = ["email", "ageLimit", "cookieDays", "siteName"] as const;

const policyText = (description: string, example: string) =>
  field
    .text(description, example, 3000)
    .superRefine((value, context) => {
      const names = [...value.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
      const unknown = names.find((name) => !(policyPlaceholders as readonly string[]).includes(name));
      if (unknown === undefined) return;
      const meant = nearest(unknown, policyPlaceholders);
      field.refuse(
        context,
        `text with no {placeholders} but ${policyPlaceholders.map((name) => `{${name}}`).join(", ")}`,
        { found: `The site knows no placeholder {${unknown}}.`, meant: meant && `{${meant}}` },
      );
    })
    .meta({ placeholders: policyPlaceholders } satisfies Partial<FieldMeta>);

const block = field.group("PolicyBlock", "A paragraph with, where needed, a list.", {
  text: policyText("A paragraph.", "We use one cookie."),
  list: field
    .list("A list under the paragraph.", policyText("One point of the list.", "Your email address"), 1)
    .optional(),
});

const section = field.group("PolicySection", "One section of the policy.", {
  id: field.anchor("The section's address on the page, after #.", "cookies"),
  heading: field.once(field.text("The section's heading.", "Cookies", 100)),
  blocks: field.list("The section's paragraphs and lists.", block, 1),
});

/** The privacy policy. */
export const privacyPolicy = z.strictObject({
  lastUpdated: field.isoDate("The day the policy last changed.", "2023-11-14"),
  ageLimit: field.wholeNumber("Children younger than this need a grown-up to sign up.", 13, 1, 21),
  summary: field.list(
    "The policy in a few plain sentences.",
    policyText("One point, in words that a child can read.", "We do not watch what you do here."),
    1,
  ),
  sections: field.list("The sections, in order.", section, 1),
});
