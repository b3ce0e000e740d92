/** A page's section by its id. Throws if missing, which the content check rules out per template. */
export function sectionOf<Part extends Queries.SectionTextFragment>(sections: readonly Part[], id: string): Part {
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The page has no section "${id}". Run: npm run check`);
  return section;
}
