import { z } from "zod";
import * as field from "./fields";

/** A chapter of a book to read on the site and to take along as an e-book. */
export const chapter = z.strictObject({
  order: field.order("among the chapters of its book"),
  book: field.reference("Book", "The book that the chapter is from: its page is below the book's.", "book-one"),
  number: field.text("Which chapter it is, in words.", "Chapter One", 40),
  title: field.text("The chapter's title.", "The Last Word", 80),
  address: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters, digits and hyphens")
    .meta({
      description: "The last part of the page's address: the book's own address and a slash come before it.",
      examples: ["chapter-one"],
    } satisfies field.FieldMeta),
  description: field.text(
    "One or two sentences for search engines and shared links.",
    "Read the first chapter of The Discovery: a light in the quarry wall, and an echo that comes back too early.",
    170,
  ),
  added: field.isoDate("The day the chapter came to the site, or last changed.", "2025-07-01"),
  text: z
    .array(
      field.markedText(
        "One paragraph, or several with an empty line between them. *Stars* stress words; a paragraph of *** alone is a break between scenes.",
        "From the front, the sign said KEEP OUT.",
        200_000,
      ),
    )
    .min(1)
    .meta({
      description: "The chapter. It may be pasted all at once, with an empty line between paragraphs.",
      examples: [["From the front, the sign said KEEP OUT.", "“It is *useful*,” Asha had said."]],
    } satisfies field.FieldMeta),
  afterwards: field.paragraphs(
    "What the page says when the chapter ends: what happens next, without giving it away.",
    "Somebody is running, and it is Asha. What from?",
  ),
  keywords: field.keywords("sample", "read online"),
});
