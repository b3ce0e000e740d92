/** Enum values, in the content's spelling and in GraphQL's. Part of the browser bundle, so it has no imports. */

/** Groups of questions, in display order. */
export const questionGroups = ["readers", "grown-ups", "school-reports"] as const;

/** Labels of the facts that a book's page derives. */
export const bookFacts = {
  age: "Reading age",
  released: "Released",
  expected: "Expected",
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

/** "coming-soon" as COMING_SOON. */
export const enumName = (value: string) => value.toUpperCase().replaceAll("-", "_");

/** COMING_SOON as "coming-soon". */
export const enumValue = (name: string) => name.toLowerCase().replaceAll("_", "-");

/** Where a menu would name more books than these, it names the page of all books. */
export const mostBooksInMenu = 6;

/** Where lists are grouped by book: the id of what belongs to none. */
export const noBook = "of-no-book";

/** What people do for a book, in the order in which credits name them, and how a credit begins. */
export const makerRoles = {
  author: "Written by",
  illustrator: "Drawn by",
  "cover-artist": "Cover by",
  translator: "Translated by",
  editor: "Edited by",
  designer: "Designed by",
  narrator: "Read by",
} as const;

export type MakerRole = keyof typeof makerRoles;

export const makerRoleNames = Object.keys(makerRoles) as [MakerRole, ...MakerRole[]];

/** The series' name in its own lettering: files of data/brand/, published under the same names. Both may be missing. */
export const logotypes = { usual: "logotype.svg", large: "logotype-large.svg" };
