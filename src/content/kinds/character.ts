import { z } from "zod";
import * as field from "./fields";

/** A character of the story. */
export const character = z.strictObject({
  order: field.order("among the characters"),
  aliases: field.aliases().optional(),
  name: field.text("The character's name.", "Pip", 60),
  role: field.text("Who they are, in a few words.", "A young velociraptor", 80),
  hook: field
    .text(
      "One line for their card, of fourteen words at most.",
      "Nobody has told him he is a dinosaur. Please don’t.",
      100,
    )
    .optional(),
  image: field.image("A square portrait.", "pip.jpg", 800, field.square),
  alt: field.alt("A young green velociraptor with an orange feather crest in front of a full moon."),
  focus: field.focus(50, 35),
  figure: field.figure(),
  height: field
    .wholeNumber("How tall the figure stands beside the others, in percent: a child of twelve is 100.", 62, 5, 300)
    .optional(),
  caption: field.text("A line to go under the portrait.", "Pip is fast, loyal and quite sure that Toby is family."),
  description: field.text("What they are like, in two or three sentences.", "Pip hatched, saw a bobble hat, and…", 600),
  about: field
    .paragraphs("More about them, for their own page.", "Nobody has told Pip that he is a dinosaur…")
    .optional(),
  keywords: field.keywords("dinosaur", "raptor"),
});
