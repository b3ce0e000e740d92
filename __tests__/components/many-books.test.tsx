/** Where a book is sold, and where it stands among others: what other series have, of many books in several countries. */
import { load } from "cheerio";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BookFacts } from "../../src/components/book-facts/book-facts";
import { Editions } from "../../src/components/editions/editions";
import { ReadingOrder } from "../../src/components/reading-order/reading-order";
import { mostBooksInMenu } from "../../src/content/shared-labels";

const shop = (name: string, country?: string) => ({ name, url: `https://${name}.example/`, country: country ?? null });
const image = { images: {}, width: 2, height: 3 };
const books = Array.from({ length: mostBooksInMenu + 4 }, (_, index) => ({
  slug: `book-${index + 1}`,
  path: `/book-${index + 1}`,
  label: `Book ${index + 1}`,
  title: "TBC",
  order: index,
  status: "PUBLISHED",
  smallCover: { childImageSharp: { gatsbyImageData: image } },
}));

test("shops that sell anywhere come first, then those of each country under its name; a box set names its books", () => {
  const edition = {
    format: "BOX_SET",
    releaseDate: "2024-01-01",
    isOut: true,
    price: { amount: 9, currency: "GBP", from: false },
    books: books.slice(0, 2),
    retailers: [shop("leaf", "FR"), shop("world"), shop("page", "FR"), shop("quill", "US")],
  };
  const props = { editions: [edition], bookName: "Book 1", status: "PUBLISHED" };
  const $ = load(renderToStaticMarkup(<Editions {...(props as unknown as React.ComponentProps<typeof Editions>)} />));
  const told = $("h4, ul ul a > span:first-child")
    .toArray()
    .map((one) => $(one).text().replace(/:.*/, ""));
  expect(told).toEqual(["world", "France", "leaf", "page", "United States", "quill"]);
  expect($("li > p").last().text()).toBe("In it: Book 1, Book 2");
});

/** The reading order on a book's page: each part with its label, the number that it begins with, its books, and whether it is open. */
function orderAt(path: string, series: object[] = []) {
  const props = { books, path, series } as unknown as React.ComponentProps<typeof ReadingOrder>;
  const $ = load(renderToStaticMarkup(<ReadingOrder {...props} />));
  return $("ol")
    .toArray()
    .map((list) => {
      const fold = $(list).closest("details");
      const label = fold.children("summary").text().trim();
      return [label, $(list).attr("start"), $(list).children().length, label === "" || fold.is("[open]")];
    });
}

test("a long reading order goes on in a part that counts on, and is open where the book is in it", () => {
  for (const [path, isOpen] of [
    ["/book-2", false],
    ["/book-8", true],
  ] as const)
    expect(orderAt(path)).toEqual([
      ["", "1", mostBooksInMenu, true],
      [expect.any(String), `${mostBooksInMenu + 1}`, books.length - mostBooksInMenu, isOpen],
    ]);
});

test("of several series the one with the book is open, books of none are told of last, and a book says which of its series it is", () => {
  const series = [
    { name: "One", books: books.slice(0, 3) },
    { name: "Two", books: books.slice(3, 8) },
  ];
  expect(orderAt("/book-5", series)).toEqual([
    ["One", "1", 3, false],
    ["Two", "1", 5, true],
    ["The other books", "1", books.length - 8, false],
  ]);
  const facts = {
    ...books[4],
    readingAge: { from: 8, to: 8 },
    editions: [],
    details: [],
    madeBy: [],
    series: series.slice(1),
  };
  const book = facts as unknown as React.ComponentProps<typeof BookFacts>["book"];
  expect(renderToStaticMarkup(<BookFacts book={book} />)).toContain("Two, 2 of 5");
});
