/** Where a book is sold, and where it stands among others: what other series have, of many books in several countries. */
import { load } from "cheerio";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BookFacts } from "../../src/components/book-facts/book-facts";
import { Editions } from "../../src/components/editions/editions";
import { NameLinks } from "../../src/components/in-the-story/name-links";
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
      [`${mostBooksInMenu + 1} to ${books.length}`, `${mostBooksInMenu + 1}`, books.length - mostBooksInMenu, isOpen],
    ]);
});

/** The facts of Book 5. */
function factsOf(facts: object) {
  const few = { readingAge: { from: 8, to: 8 }, editions: [], details: [], madeBy: [], series: [] };
  const book = { ...books[4], ...few, ...facts } as unknown as React.ComponentProps<typeof BookFacts>["book"];
  return load(renderToStaticMarkup(<BookFacts book={book} />));
}

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
  expect(factsOf({ series: series.slice(1) })("dd").text()).toContain("Two, 2 of 5");
});

test("a book's facts have each maker with a way there, each edition's ISBN, and one page as one", () => {
  const maker = { name: "Ada Marsh", role: "ILLUSTRATOR", link: "https://marsh.example/" };
  const edition = { format: "PAPERBACK", releaseDate: "2024-01-01", isOut: true, isbn: "978-0-00-000000-2" };
  const madeBy = [maker, { ...maker, name: "D. Reed", link: null }];
  const $ = factsOf({ pages: 1, madeBy, editions: [edition], releaseDate: edition.releaseDate });
  const told = $("dd").toArray();
  expect(told.map((one) => $(one).text().replace(" (opens in a new tab)", ""))).toEqual(
    expect.arrayContaining(["1 page", "Ada Marsh, D. Reed", edition.isbn]),
  );
  expect($("dd a").attr("href")).toBe(maker.link);
});

test("names in a sentence have no comma before the last", () => {
  const links = books.slice(0, 3).map(({ path, label }) => ({ path, name: label }));
  expect(load(renderToStaticMarkup(<NameLinks links={links} />)).text()).toBe("Book 1, Book 2 and Book 3");
});
