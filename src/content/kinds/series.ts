import { z } from "zod";
import { error, type Rule } from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";

const readingOrder = field.group("SeriesOrder", "One order in which the books can be read.", {
  name: field.once(field.text("What the order is called.", "As the story goes", 60)),
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

/** An order leaves out no book, has no other, and is not another one under a second name. */
const wholeOrders: Rule<Series> = function* ({ value: { books, orders = [] }, at }) {
  for (const [index, order] of orders.entries()) {
    const isAgain = (other: typeof order) => other.name !== order.name && `${other.books}` === `${order.books}`;
    if (orders.slice(0, index).some(isAgain)) {
      yield error("given-twice", at("orders", index, "books"), {
        found: "An order before this one has these books in the same order.",
        expected: "Another order, or none.",
      });
    }
    const wrong = [...books, ...order.books].filter((book) => !books.includes(book) || !order.books.includes(book));
    if (wrong.length === 0) continue;
    yield error("series-order", at("orders", index, "books"), {
      found: `Only one of this order and the "books" of the series has ${wrong.join(", ")}.`,
      expected: "Every book of the series, once, and no other.",
    });
  }
};

export const seriesRules: readonly Rule<Series>[] = [wholeOrders];
