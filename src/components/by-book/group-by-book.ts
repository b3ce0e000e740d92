import { noBook } from "../../content/shared-labels";
import { bookName } from "../../format";

/** The items of one book, or those that belong to no book. */
export interface BookGroup<Item> {
  /** The fragment id. */
  id: string;
  /** The name on the chip that leads there. */
  label: string;
  heading: string;
  items: readonly Item[];
}

const others = "More";

/** A book's short and full name by its slug; for items of no book, those of the last part. */
export function namesOf(books: readonly Queries.NamedBookFragment[], id: string): { label: string; heading: string } {
  const book = books.find(({ slug }) => slug === id);
  return book ? { label: book.label, heading: bookName(book) } : { label: others, heading: others };
}

/** Groups items by book, in the books' order; items of no book come last. No group is empty. */
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

/** How many parts are open: all if there are few items; else as many as hold up to `open` items, and at least one. */
export function openParts(counts: readonly number[], open: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= open * 1.5) return counts.length;
  const past = counts.findIndex((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count) > open);
  return Math.max(1, past);
}
