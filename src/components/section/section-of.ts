/** A page's section by its id, if it has one. */
export const maybeSectionOf = <Part extends Queries.SectionTextFragment>(sections: readonly Part[], id: string) =>
  sections.find((section) => section.id === id);

/** A page's section by its id. Throws if missing, which the content check rules out per template. */
export function sectionOf<Part extends Queries.SectionTextFragment>(sections: readonly Part[], id: string): Part {
  const section = maybeSectionOf(sections, id);
  if (!section) throw new Error(`The page has no section "${id}". Run: npm run check`);
  return section;
}
