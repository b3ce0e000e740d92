import { z } from "zod";
import { type Rule, shown, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { type Book, isToCome, saysOut, saysToCome } from "./book";
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

/** The line above the title agrees with the slide's book: its name, and whether it is out. */
export const eyebrow: Rule<z.infer<typeof slide>, { Book: Book }> = function* ({ value, at }, content) {
  const books = content.itemsOf("Book");
  const own = books.find(({ slug }) => slug === value.book)?.value;
  if (!own) return;
  const [, name = value.eyebrow] = /^(.*?)\s*(?:[,:;.!·–—(]|$)/.exec(value.eyebrow) ?? [];
  const ofAnother = [own, ...books.map((book) => book.value)].find(
    ({ label }) => label.toLowerCase() === name.toLowerCase(),
  );
  const isWrong = isToCome(own, content.today)
    ? saysOut.test(value.eyebrow)
    : own.status === "published" && (own.releaseDate ?? "") <= content.today && saysToCome.test(value.eyebrow);
  if (!isWrong && (!ofAnother || ofAnother.label === own.label)) return;
  yield warning("sells-two-things", at("eyebrow"), {
    found: `${shown(value.eyebrow)} is said, and the slide's "book" is ${shown(value.book)}: ${own.label}, ${own.status}.`,
    expected: "What agrees with the slide's book and its status.",
  });
};
