import { z } from "zod";
import { error, type Rule } from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";

const readingOrder = field.group("SeriesOrder", "One order in which the books can be read.", {
  name: field.text("What the order is called.", "As the story goes", 60),
  books: field.references("Book", "The books in this order.", "book-one", 1),
});

/** A series within the series: some of its books, which belong together. */
export const series = z.strictObject({
  order: field.order("among the series"),
  name: field.text("What these books are called together.", "The Harbour Years", 80),
  books: field.references("Book", "The books, in the order in which to read them.", "book-one", 1),
  orders: field
    .list("Where there are several ways to read them: each way, the usual one first.", readingOrder, 2)
    .optional(),
});

type Series = z.infer<typeof series>;

/** An order leaves out no book, and has no other. */
const wholeOrders: Rule<Series> = function* ({ value: { books, orders = [] }, at }) {
  for (const [index, order] of orders.entries()) {
    const missing = books.filter((book) => !order.books.includes(book));
    const foreign = order.books.findIndex((book) => !books.includes(book));
    if (missing.length > 0) {
      yield error("series-order", at("orders", index, "books"), {
        found: `The order leaves out ${missing.join(", ")}.`,
        expected: "Every book of the series, once.",
      });
    }
    if (foreign >= 0) {
      yield error("series-order", at("orders", index, "books", foreign), {
        found: `${order.books[foreign]} is not among the "books" of this series.`,
        expected: "Books of the series only.",
        suggestion: 'Add it to "books", or take it out here.',
      });
    }
  }
};

export const seriesRules: readonly Rule<Series>[] = [wholeOrders];
