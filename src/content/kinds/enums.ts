/** Enum values, in the content's spelling and in GraphQL's. Part of the browser bundle, so it has no imports. */

/** "coming-soon" as COMING_SOON. */
export const enumName = (value: string) => value.toUpperCase().replaceAll("-", "_");

/** COMING_SOON as "coming-soon". */
export const enumValue = (name: string) => name.toLowerCase().replaceAll("_", "-");

/** Groups of questions, in display order. */
export const questionGroups = ["readers", "grown-ups", "school-reports"] as const;

/** The roles of a book's makers, in the order of the credits, each with the words that its credit begins with. */
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
