import { z } from "zod";
import * as field from "./fields";

const statement = field.group("Statement", "A statement for the game 'True or story?'.", {
  statement: field.text("Something that may be so.", "Roman roads never bend.", 200),
  answer: field.oneOf("StatementAnswer", ["true", "story"], "Whether it is true, or only a story."),
  why: field.markedText(
    "How one knows, in two or three sentences. *Stars* stress words.",
    "They turned where a hill, a marsh or a river was in the way.",
    600,
  ),
});

/** An age of the story: a stop on the timeline. */
export const age = z.strictObject({
  order: field.order("on the line of time, the oldest first"),
  name: field.text("What the age is called.", "Roman Britain", 60),
  when: field.text("When it was, or will be.", "AD 43 to about AD 410.", 200),
  scene: field.markedText("What one sees on arriving.", "A straight wet road and a great deal of marching.", 200),
  image: field.image(
    "A picture 16 wide and 10 high. The line of light enters and leaves it at two fifths of its height, so that it meets its neighbours.",
    "roman-britain.jpg",
    1200,
    { words: "16 wide and 10 high, or nearly", from: 1.35, to: 1.9 },
  ),
  alt: field.alt("A paved road runs to a long wall with two watchtowers."),
  books: field.references("Book", "The books that go there.", "book-one"),
  statements: field.list("Statements to decide about: each is true, or story.", statement, 1),
  artworks: field
    .references("Artwork", "Free downloads that belong there, the one to look at first.", "roman-gate-sunset")
    .optional(),
  pictures: field.references("GalleryPicture", "Pictures from the books that belong there.", "roman-road").optional(),
  characters: field.references("Character", "Who is to be met there.", "finn-marlow").optional(),
  keywords: field.keywords("dinosaurs", "prehistoric"),
});
