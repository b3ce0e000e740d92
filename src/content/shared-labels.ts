/** Names and ids of page parts that components share with the search. Part of the browser bundle, so it has no imports. */

/** Labels of the facts that a book's page derives. */
export const bookFacts = {
  age: "Reading age",
  released: "Released",
  expected: "Expected",
  announced: "Out on",
  length: "Length",
  chapters: "Chapters",
  formats: "Formats",
  pictures: "Pictures",
} as const;

/** The parts at the foot of every page that the search leads to. */
export const footerParts = {
  newsletter: { id: "newsletter" },
  social: { id: "footer-social", heading: "Follow the series" },
} as const;

/** The panel of every page by which reading is made easier; the search leads to it as well. */
export const readingSettings = { id: "reading-settings", name: "Reading settings", shortName: "Reading" } as const;

/** The most books that a menu lists; in place of more, it lists the page of all books. */
export const mostBooksInMenu = 6;

/** The heading below a chapter: without words about what happens next, nothing may promise them. */
export const afterChapter = (afterwards: readonly string[] | null | undefined): string =>
  afterwards?.length ? "What happens next" : "The whole story";

/** In lists that are grouped by book: the id of the group of items without a book. */
export const noBook = "of-no-book";

/** On pages of the template text: the section that also shows who made the books, left out where it would show nothing. */
export const peopleSection = "people";
