/** A rule about items that no page shows. */
import { locationOf, warning } from "../../../plugins/gatsby-plugin-checked-content";
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
  // What is named in vain may be any page under its old name.
  const known = content.slugsOf("Page", "Book");
  for (const page of listed.every((slug) => known.includes(slug)) ? pages : []) {
    // The header leads home and to Find.
    if (["home", "find"].includes(page.value.template) || listed.includes(page.slug)) continue;
    if (page.value.template === "books" && hasMany) continue;
    yield warning("unused-item", page.at(), {
      found: "No menu in site.json leads to this page: a link in a text has to, or nobody finds it.",
      expected: "An entry in a menu, or no such file.",
    });
  }
  for (const kind of kinds) {
    const { page, shownBy, typeName } = kind;
    if (!shownBy || templates.has(shownBy) || content.publishedOf(typeName).length === 0) continue;
    yield warning("unused-item", content.place(locationOf(kind)), {
      // Pages below another are made without it, too, since books and people lead to them.
      found: `${page?.below === shownBy ? `No page lists these, and pages of their own stand below /${shownBy}` : "Nothing on the site shows this"}: no page has the template "${shownBy}".`,
      expected: "A place for it on a page, or no such file.",
    });
  }
};
