import { z } from "zod";
import * as field from "./fields";

/** A glossary entry. */
export const word = z.strictObject({
  name: field.text("The word as it stands in a text: a small letter at its start, unless it is a name.", "paradox", 60),
  sayIt: field.text("How to say it, in syllables; capitals carry the weight.", "PA-ruh-doks", 80).optional(),
  meaning: field.markedText(
    "What it means, in a sentence or three. *Stars* stress words.",
    "Something that seems to prove itself wrong.",
    600,
  ),
  origin: field.oneOf("WordOrigin", ["real", "made-up"], "Whether it is in other people's dictionaries.", {
    "made-up": "invented fictional",
  }),
  originNote: field
    .markedText(
      "What the label says in place of 'Real' or 'Made up'. *Stars* stress words.",
      "Real (the cyclists are ours)",
      80,
    )
    .optional(),
  book: field.reference("Book", "The book that the word is from, if it is from one.", "book-one").optional(),
  cutout: field.cutout("A picture of it, which stands beside the word."),
  keywords: field.keywords("bike", "bicycle"),
});
