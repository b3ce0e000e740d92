/** Spellings of enum values in content and in GraphQL. Part of the browser bundle, so nothing is imported here. */

/** Who asks the questions that people ask, in the order in which their page shows them. */
export const questionGroups = ["readers", "grown-ups", "school-reports"] as const;

/** The facts of a book that its page works out by itself, by what the page calls them. */
export const bookFacts = {
  age: "Reading age",
  released: "Released",
  expected: "Expected",
  length: "Length",
  chapters: "Chapters",
  formats: "Formats",
  pictures: "Pictures",
} as const;

/** GraphQL's spelling of an enum value: "coming-soon" is COMING_SOON. */
export const enumName = (value: string) => value.toUpperCase().replaceAll("-", "_");

/** The content's spelling of a GraphQL enum value: COMING_SOON is "coming-soon". */
export const enumValue = (name: string) => name.toLowerCase().replaceAll("_", "-");
