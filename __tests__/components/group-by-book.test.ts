import { openParts, groupByBook } from "../../src/components/by-book/group-by-book";

const books = [
  { slug: "book-one", label: "Book One", title: "The Discovery" },
  { slug: "book-two", label: "Book Two", title: "The Awakening" },
];

test("grouping by book puts every item under its book, in the books' order, or into the last group", () => {
  const items = ["book-two", undefined, "book-one", "book-nine", "book-two"].map((book, place) => ({ book, place }));
  const parts = groupByBook(items, books, ({ book }) => book);
  expect(parts.map(({ heading, items: some }) => [heading, some.map(({ place }) => place)])).toEqual([
    ["Book One: The Discovery", [2]],
    ["Book Two: The Awakening", [0, 4]],
    ["More", [1, 3]],
  ]);
  expect(groupByBook([], books, () => "book-one")).toEqual([]);
});

test("groups by book are open while their items fit, and the first group always", () => {
  expect(openParts([4, 4, 4], 8)).toBe(3);
  expect(openParts([4, 4, 4, 40], 8)).toBe(2);
  expect(openParts([40, 4], 8)).toBe(1);
});
