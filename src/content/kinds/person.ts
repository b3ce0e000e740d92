import { z } from "zod";
import { makerRoleNames } from "./enums";
import * as field from "./fields";

/** Somebody who made the books. */
export const person = z.strictObject({
  order: field.order("among those who made the books"),
  name: field.text("The person's name, as it stands on the books.", "Ada Marsh", 80),
  about: field.paragraphs("A few sentences about the person.", "Ada Marsh draws in a shed by the sea.").optional(),
  link: field.link("The person's own page.", "https://ada-marsh.example").optional(),
  portrait: field
    .group("PersonPortrait", "A picture of the person.", {
      image: field.image("The picture, about as wide as it is high.", "ada-marsh.jpg", 400, {
        words: "about as wide as it is high",
        from: 0.6,
        to: 1.5,
      }),
      alt: field.alt("Ada Marsh laughs over a desk full of brushes."),
    })
    .optional(),
});

const maker = field.group("Maker", "Somebody who made a book, and what the person did for it.", {
  person: field.reference("Person", "Who it was.", "ada-marsh"),
  role: field.oneOf("MakerRole", makerRoleNames, "What the person did.", {
    author: "writer written-by",
    illustrator: "artist drawn-by pictures",
    "cover-artist": "cover-designer cover-illustrator",
    narrator: "reader read-by voice",
  }),
});

/** Who made a book. */
export const makers = (description: string) => field.list(description, maker, 1).optional();
