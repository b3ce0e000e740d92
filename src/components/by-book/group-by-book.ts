import { noBook } from "../../content/shared-labels";
import { bookName } from "../../format";

/** What belongs to one book, or to none. */
export interface BookGroup<Item> {
  /** The fragment id. */
  id: string;
  /** The name on the chip that leads there. */
  label: string;
  heading: string;
  items: readonly Item[];
}

const others = "More";

/** A book's names by its slug; of what belongs to none, the last part's. */
export function namesOf(books: readonly Queries.NamedBookFragment[], id: string): { label: string; heading: string } {
  const book = books.find(({ slug }) => slug === id);
  return book ? { label: book.label, heading: bookName(book) } : { label: others, heading: others };
}

/** Items by book, in the books' order and their own; last those of no book. No part is empty. */
export function groupByBook<Item>(
  items: readonly Item[],
  books: readonly Queries.NamedBookFragment[],
  bookOf: (item: Item) => string | undefined,
): BookGroup<Item>[] {
  const idOf = (item: Item) => books.find(({ slug }) => slug === bookOf(item))?.slug ?? noBook;
  return [...books.map(({ slug }) => slug), noBook]
    .map((id) => ({ id, ...namesOf(books, id), items: items.filter((item) => idOf(item) === id) }))
    .filter((part) => part.items.length > 0);
}

/** How many parts are open: all of a list that is not long, else those that fit, and the first in any case. */
export function openParts(counts: readonly number[], open: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= open * 1.5) return counts.length;
  const past = counts.findIndex((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count) > open);
  return Math.max(1, past);
}
