/** A page's section by its id, if it has one. */
export const findSection = <Part extends Queries.SectionTextFragment>(sections: readonly Part[], id: string) =>
  sections.find((section) => section.id === id);

/** A page's section by its id. Throws if missing, which the content check rules out per template. */
export function requireSection<Part extends Queries.SectionTextFragment>(sections: readonly Part[], id: string): Part {
  const section = findSection(sections, id);
  if (!section) throw new Error(`The page has no section "${id}". Run: npm run check`);
  return section;
}
