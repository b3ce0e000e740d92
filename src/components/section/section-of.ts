/** The words of a page's parts, by their ids. The content check makes sure that each template finds those it shows. */
export function sectionOf<Part extends Queries.SectionTextFragment>(sections: readonly Part[], id: string): Part {
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The page has no section "${id}". Run: npm run check`);
  return section;
}
