import { z } from "zod";
import * as field from "./fields";

/** A slide of the home page's hero. */
export const slide = z.strictObject({
  order: field.order("in the slider"),
  book: field.reference("Book", "The book the slide is about: its buttons lead there.", "book-one"),
  eyebrow: field.text("The small line above the title.", "Book One, out now", 60),
  title: field.text("The slide's title.", "The Discovery", 60),
  line: field.text("A sentence under the title.", "One jump, and the quarry is a jungle.", 160),
  image: field.image("A picture twice as wide as high, calm on its left third.", "hero-one.jpg", 2000, {
    words: "about twice as wide as it is high",
    from: 1.5,
    to: 2.7,
  }),
  portrait: field
    .image(
      "The same moment for phones, four wide and five high: calm in its upper fifth, where the heading stands. Without it, phones show the wide one below the heading.",
      "hero-one-portrait.jpg",
      1000,
      { words: "about four wide and five high", from: 0.7, to: 0.9 },
    )
    .optional(),
  alt: field.alt("At sunset Finn flies off a chalk cliff on his BMX, out of a swirling portal."),
});
