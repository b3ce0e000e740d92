import { z } from "zod";
import * as field from "./fields";

/** An interior picture of a book. */
export const galleryPicture = z.strictObject({
  order: field.order("in the book's gallery", "book"),
  book: field.reference("Book", "The book the picture belongs to.", "book-one"),
  title: field.text("The picture's title.", "The first jump", 80),
  image: field.image("The picture, as large as you have it.", "first-jump.jpg", 1200),
  alt: field.alt("Finn's BMX flies off a plank ramp at night into a huge glowing ring."),
  focus: field.focus(50, 35),
  characters: field.references("Character", "Who can be seen in it: their pages show it.", "pip").optional(),
  caption: field.text("A line to go under the picture.", "Half a second later the front wheel was in another age."),
  keywords: field.keywords("dinosaur", "egg"),
});
