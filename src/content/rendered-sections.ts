/** Which sections (fragment ids) a page renders, for the check and the search, before a build. */
import { artworkKindNames } from "./kinds/artwork-kinds";
import { questionGroups } from "./kinds/enums";
import type { Contents } from "./kinds/kinds";
import { freeSections, type TemplateName, templateSections } from "./kinds/page";
import { peopleSection } from "./shared-labels";
import type { MappedItem, SitePage } from "./site-map";

/** What a section needs to be shown, by template and id: an item of a kind, or one with a field set, or with this value in it. */
const needs: Record<string, readonly [typeName: string, field?: string, value?: string]> = {
  "ages paper": ["Age"],
  "lessons starter": ["Age"],
  "lessons key": ["Subject"],
  "lessons book-club": ["Teaching", "bookClub"],
  "lessons assembly": ["Teaching", "assembly"],
  [`text ${peopleSection}`]: ["Person"],
  "grown-ups questions": ["Book", "questions"],
  "grown-ups activity": ["Artwork", "kind", "colouring-sheet"],
  ...Object.fromEntries(artworkKindNames.map((kind) => [`artwork ${kind}`, ["Artwork", "kind", kind]])),
  ...Object.fromEntries(questionGroups.map((group) => [`questions ${group}`, ["Question", "group", group]])),
};

type Section = Pick<Contents["Page"]["sections"][number], "id" | "text">;

const valuesOf = (item: MappedItem, field?: string): unknown[] =>
  field ? [(item.fields as Readonly<Record<string, unknown>>)[field] ?? []].flat() : [item];

/** Whether a page shows a section: whether the content has what it needs. People's own is shown for its words, too. */
export function showsSection(template: string, { id, text }: Section, items: readonly MappedItem[]): boolean {
  if (id === peopleSection && text.length > 0) return true;
  const [typeName, field, value] = needs[`${template} ${id}`] ?? [];
  const has = (item: MappedItem) => valuesOf(item, field).some((one) => value === undefined || one === value);
  return !typeName || items.some((item) => item.kind.typeName === typeName && has(item));
}

/** The sections that a page shows. */
export const sectionsOn = (template: string, { fields }: MappedItem, items: readonly MappedItem[]): Section[] =>
  ((fields as { sections?: Section[] }).sections ?? []).filter((section) => showsSection(template, section, items));

/** The items that a page lists, a book's its pictures. */
export const listedOn = <Item extends MappedItem>(template: string, { slug }: MappedItem, items: readonly Item[]) =>
  items.filter(({ kind, fields }) =>
    template === "book" ? kind.typeName === "GalleryPicture" && fields.book === slug : kind.shownBy === template,
  );

/** Ids of parts that are there whatever the content is, or that only a build knows. */
const ofCode =
  /^(?:main|newsletter|subscribe|explore|footer-.*|reading-settings.*|ride.*|ticket|true-or-story|find-field|looked-for|a-to-z|all|other-books|of-no-book|teachers|player|out|published|coming-soon|letter-.*|age-\d+|synopsis|characters|reading-order|other-editions)$/;

/** Undefined if a page has a part of this id, or if only a build can tell; else the ids of all parts that it has. */
export function partsWithout(
  id: string,
  { isOwn, item, template }: SitePage,
  items: readonly MappedItem[],
): string[] | undefined {
  const isKnown = isOwn && (item.fields.template ? !/^(?:quiz|privacy-policy)$/.test(template) : template === "book");
  if (!isKnown || ofCode.test(id)) return undefined;
  const own: readonly string[] = templateSections[template as TemplateName] ?? [];
  const sections = sectionsOn(template, item, items).map(({ id }) => id);
  const shown = sections.filter((one) => freeSections.has(template) || own.includes(one));
  // A section under a name that the template does not know may be the one: that is told there.
  if (shown.length < sections.length && own.includes(id)) return undefined;
  const listed = listedOn(template, item, items);
  const books = item.fields.groupBy ? items.filter(({ kind }) => kind.typeName === "Book") : [];
  const ofBook = [
    ["gallery", listed],
    ["making-of", valuesOf(item, "makingOf")],
    ["editions", valuesOf(item, "editions")],
  ] as const;
  const parts = [
    ...shown,
    ...[...listed, ...books].map(({ slug }) => slug),
    ...ofBook.flatMap(([id, some]) => (template === "book" && some.length > 0 ? [id] : [])),
  ];
  return parts.includes(id) ? undefined : parts;
}
