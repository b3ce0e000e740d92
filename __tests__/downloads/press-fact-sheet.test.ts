import { aboutTheBooks, type PressBook } from "../../src/downloads/press-fact-sheet";

const site = {
  name: "The Railway Summer",
  author: "B. Author",
  year: "1906",
  description: "Three children and a station.",
  url: "https://series.example",
  contactEmail: "hello@series.example",
};

const book: PressBook = {
  label: "Book One",
  title: "The Signal",
  hook: "Somebody waves from the 9.15.",
  status: "published",
  releaseDate: "2023-11-14",
  readingAge: { from: 8, to: 14 },
  editions: [
    {
      format: "paperback",
      releaseDate: "2023-11-14",
      price: { amount: 7.99, currency: "GBP", from: true },
      isbn: "9780000000002",
    },
    { format: "hardback", releaseDate: "2024-01-31", price: { amount: 14.99, currency: "GBP", from: false } },
    { format: "ebook", releaseDate: "2023-12-15", price: { amount: 1.99, currency: "GBP", from: false } },
  ],
  praise: [{ words: "I missed my stop. Twice.", by: "A. Reader", where: "The Gazette" }],
  synopsis: ["Three children move to a house by the line."],
};

const about = (...books: PressBook[]) => aboutTheBooks(site, books);

test("the fact sheet names authors, rights and contact", () => {
  expect(about(book)).toContain("Written by B. Author.\n© 1906 B. Author\n");
  expect(about(book)).toContain("Write to: hello@series.example");
});

test("the fact sheet lists each book's words, dates, ages, pages and editions with prices and ISBNs", () => {
  const text = about({ ...book, subtitle: "A novel of rails", pages: 288 });
  for (const line of [
    "A novel of rails",
    book.hook,
    "Released: Nov 14, 2023",
    "Ages: 8 to 14",
    "Pages: 288",
    "Paperback: from £7.99, Nov 14, 2023, ISBN 9780000000002",
    "Ebook: £1.99, Dec 15, 2023",
    "“I missed my stop. Twice.” A. Reader, The Gazette",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});

test("the fact sheet says of an unknown day what pages say, and of editions that they are to come", () => {
  const text = about({ ...book, status: "coming-soon", releaseDate: undefined, editions: [] });
  for (const line of ["Expected: Not announced yet", "Editions: to come"]) expect(text.split("\n")).toContain(line);
  expect(text).not.toContain("Pages");
  expect(about(book)).toContain("Hardback: £14.99, Jan 31, 2024, ISBN to come");
  expect(about({ ...book, releaseDate: undefined, releaseNote: "TBC, 2025" })).toContain("TBC, 2025");
});

test("the fact sheet credits a book's own makers", () => {
  const made = [
    { name: "Ada Marsh", role: "illustrator" },
    { name: "D. Reed", role: "illustrator" },
  ] as const;
  expect(about({ ...book, made })).toContain("== Book One: The Signal ==\n\nDrawn by Ada Marsh and D. Reed\nReleased:");
});

test("the fact sheet names formats and ages as pages do", () => {
  const set = {
    format: "box-set",
    releaseDate: "2024-01-31",
    price: { amount: 19.99, currency: "GBP", from: false },
  } as const;
  const text = about({ ...book, readingAge: { from: 9, to: 9 }, editions: [set] });
  expect(text).toContain("Box set: £19.99, Jan 31, 2024\n");
  expect(text).toContain("Ages: 9\n");
});
