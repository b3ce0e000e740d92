/** A rule about items that no page shows. */
import { locationOf, type Place, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { type Contents, kinds } from "../kinds/kinds";
import { mostBooksInMenu } from "../shared-labels";
import type { ContentRule } from "./content";

/** The slugs of all menu entries. */
const inMenus = ({ navigation, footerNavigation }: Contents["SiteSettings"]) => [
  ...navigation.flatMap(({ pages }) => pages),
  ...footerNavigation,
];

/** Warns of items that no page shows. */
export const unusedItems: ContentRule = function* (content) {
  const [site] = content.itemsOf("SiteSettings");
  if (!site || !content.isWhole("Page", "Book")) return;
  const listed = inMenus(site.value);
  const books = content.slugsOf("Book");
  /** A menu of many books leads to the page of all books in their place. */
  const hasMany = site.value.navigation.some(
    ({ pages }) => pages.filter((slug) => books.includes(slug)).length > mostBooksInMenu,
  );
  const pages = content.publishedOf("Page");
  const templates = new Set<string>(pages.map(({ value }) => value.template));
  const unused = (place: Place, why: string) =>
    warning("unused-item", place, {
      found: `Nothing on the site shows this: ${why}.`,
      expected: "A place for it on a page, or no such file.",
    });
  // What is named in vain may be any page under its old name.
  const known = content.slugsOf("Page", "Book");
  for (const page of listed.every((slug) => known.includes(slug)) ? pages : []) {
    // The home page is linked from the header.
    if (page.value.path === "/" || listed.includes(page.slug)) continue;
    if (page.value.template === "books" && hasMany) continue;
    yield unused(page.at(), "no menu in site.json leads to this page");
  }
  for (const kind of kinds) {
    const { page, shownBy, typeName } = kind;
    if (!shownBy || templates.has(shownBy) || content.publishedOf(typeName).length === 0) continue;
    const warned = unused(content.place(locationOf(kind)), `no page has the template "${shownBy}"`);
    // Pages below another are made without it, too, since books and people lead to them.
    const found = `No page lists these, and pages of their own stand below /${shownBy}: no page has the template "${shownBy}".`;
    yield page?.below === shownBy ? { ...warned, found } : warned;
  }
};
