import { z } from "zod";
import * as field from "./fields";

const statement = field.group("Statement", "A statement for the game 'True or story?'.", {
  statement: field.once(field.text("Something that may be so.", "Roman roads never bend.", 200)),
  answer: field.oneOf("StatementAnswer", ["true", "story"], "Whether it is true, or only a story.", {
    true: "fact",
    story: "false fiction invented",
  }),
  why: field.markedText(
    "How one knows, in two or three sentences. *Stars* stress words.",
    "They turned where a hill, a marsh or a river was in the way.",
    600,
  ),
});

const misplaced = field.group(
  "Misplaced",
  "One thing that does not belong in this age, drawn into its picture, for readers to find.",
  {
    image: field.clearImage("A PNG of the thing with nothing behind it.", "roman-britain-cone.png", 120, {
      words: "at most three times as long on one side as on the other",
      from: 0.33,
      to: 3,
    }),
    alt: field.alt("An orange and white traffic cone stands in the grass at the foot of the Roman wall."),
    at: field.place("Where the middle of the thing is in the age's picture.", 68, 71.5),
    width: field.percent("How wide the thing is, in percent of the picture's width.", 6.6, 1),
    words: field.text(
      "What is said to whoever has found it.",
      "Road works. They are due to finish in about nineteen hundred years.",
      140,
    ),
  },
);

const redHerring = field.group(
  "RedHerring",
  "Something else in the picture that is out of its time, and is not what is looked for.",
  {
    at: field.place("Where its middle is in the age's picture.", 13, 82),
    width: field.percent("How wide it is, in percent of the picture's width.", 13, 1),
    words: field.text("What is said to whoever presses it.", "The boy did it. Look for something more orange.", 140),
  },
);

/** An age of the story: a stop on the timeline. */
export const age = z.strictObject({
  order: field.order("on the line of time, the oldest first"),
  name: field.text("What the age is called.", "Roman Britain", 60),
  when: field.text("When it was, or will be.", "AD 43 to about AD 410.", 200),
  year: field
    .text("The year on the odometer as one rides by, or a word instead of it.", "66,000,000 BC", 16)
    .optional(),
  scene: field.markedText("What one sees on arriving.", "A straight wet road and a great deal of marching.", 200),
  image: field.image(
    "A picture 16 wide and 10 high. The line of light enters and leaves it at two fifths of its height, so that it meets its neighbours.",
    "roman-britain.jpg",
    1200,
    { words: "16 wide and 10 high, or nearly", from: 1.35, to: 1.9 },
  ),
  alt: field.alt("A paved road runs to a long wall with two watchtowers."),
  misplaced: misplaced.optional(),
  redHerring: redHerring.optional(),
  stamp: field
    .drawing("What is stamped on the ticket when the thing is found, in one colour.", "stamp-helmet.svg")
    .optional(),
  books: field.references("Book", "The books that go there.", "book-one"),
  statements: field.list("Statements to decide about: each is true, or story.", statement, 1),
  artworks: field
    .references("Artwork", "Free downloads that belong there, the one to look at first.", "roman-gate-sunset")
    .optional(),
  pictures: field.references("GalleryPicture", "Pictures from the books that belong there.", "roman-road").optional(),
  characters: field.references("Character", "Who is to be met there.", "finn-marlow").optional(),
  keywords: field.keywords("dinosaurs", "prehistoric"),
});
