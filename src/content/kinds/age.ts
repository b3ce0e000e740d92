import { z } from "zod";
import * as field from "./fields";

const statement = z
  .strictObject({
    statement: field.text("Something that may be so.", "Roman roads never bend.", 200),
    answer: field.oneOf("StatementAnswer", ["true", "story"], "Whether it is true, or only a story."),
    why: field.markedText(
      "How one knows, in two or three sentences. *Stars* stress words.",
      "They turned where a hill, a marsh or a river was in the way.",
      600,
    ),
  })
  .meta({
    description: "A statement for the game 'True or story?'.",
    examples: [
      {
        statement: "Roman roads never bend.",
        answer: "story",
        why: "They turned where a hill, a marsh or a river was in the way.",
      },
    ],
    graphql: { typeName: "Statement" },
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
  books: z
    .array(field.reference("Book", "A book's file name without .json.", "book-one"))
    .meta({ description: "The books that go there." }),
  statements: z.array(statement).min(1).meta({ description: "Statements to decide about: each is true, or story." }),
  artworks: z
    .array(field.reference("Artwork", "A free download's file name without .json.", "roman-gate-sunset"))
    .meta({ description: "Free downloads that belong there, the one to look at first." })
    .optional(),
  pictures: z
    .array(field.reference("GalleryPicture", "A gallery picture's file name without .json.", "roman-road"))
    .meta({ description: "Pictures from the books that belong there." })
    .optional(),
  characters: z
    .array(field.reference("Character", "A character's file name without .json.", "finn-marlow"))
    .meta({ description: "Who is to be met there." })
    .optional(),
  keywords: field.keywords("dinosaurs", "prehistoric"),
});
