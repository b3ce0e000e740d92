/** Checks the addresses of pages: each is one page's alone, and none is taken by the build or by a host. */
import { type MappedFields, type MappedItem, type SitePage, siteMap } from "../site-map";
import type { ContentRule, Item } from "./content";
import { didYouMean, error, type Place, type Problem, shown } from "./problem";

/** Names at which Gatsby, the hosts, the downloads or the form editor keep files of their own. */
const reservedFirst = /^\/(?:admin|api|cdn-cgi|dev-404-page|downloads|fonts|page-data|static)(?:\/|$)/;
/** Files of these names stand for the folder that they lie in, or for pages that are not there. */
const reservedAnywhere = /\/(?:index|404)(?:\/|$)/;

/** A page that belongs to an item of the check. */
export type CheckedPage = SitePage<MappedItem & { item: Item }>;

/** The pages of these items. */
export const pagesOf = (items: readonly Item[]): CheckedPage[] =>
  siteMap(items.map((item) => ({ item, kind: item.kind, slug: item.slug, fields: item.value as MappedFields })));

/** The fields that give a page's addresses, each with what it gives. */
function addressesOf({ path, aliases, isOwn, item: { kind } }: CheckedPage) {
  const below = kind.page?.below;
  const field = below === undefined ? ["path"] : below === "book" ? ["address"] : [];
  return [
    { path: isOwn ? field : [], address: path },
    ...aliases.map((alias, index) => ({ path: ["aliases", index], address: alias })),
  ];
}

const taken = (place: Place, address: string, by: string): Problem =>
  error("same-path", place, {
    found: `The address ${shown(address)} is already taken by ${by}.`,
    expected: "An address that no other page, book or alias has.",
  });

const reserved = (place: Place, address: string): Problem =>
  error("reserved-path", place, {
    found: `The site needs the address ${shown(address)} for itself.`,
    expected: "An address that is not the site's own, such as /artwork.",
    suggestion: didYouMean(address.replace(/\/(?=[^/]*$)/, "/the-")),
  });

/** Each address is one page's alone. */
export const addresses: ContentRule = function* (content) {
  const owners = new Map<string, { item: Item; whose: string }>();
  const pages = pagesOf(content.newestLast(content.items));
  // Where an item takes the address of a list or a sheet, it is the item that can go elsewhere.
  for (const page of [...pages.filter(({ isOwn }) => !isOwn), ...pages.filter(({ isOwn }) => isOwn)]) {
    const { item } = page.item;
    for (const { path, address } of addressesOf(page)) {
      const other = owners.get(address);
      // A draft beside what it is a draft of has a message of its own.
      if (other && other.item !== item && other.item.kind === item.kind && other.item.slug === item.slug) continue;
      if (other) yield taken(item.at(...path), address, other.whose);
      else if (reservedFirst.test(address) || reservedAnywhere.test(address)) yield reserved(item.at(...path), address);
      else {
        const whose = path[0] === "aliases" ? "an alias in " : page.isOwn ? "" : "a page that belongs to ";
        owners.set(address, { item, whose: whose + content.name(item.path) });
      }
    }
  }
};

/** Menus name pages and books by their files, so no two of these share a name. */
export const menuNames: ContentRule = function* (content) {
  const slugs = new Map<string, Item>();
  for (const item of content.newestLast(content.itemsOf("Page", "Book"))) {
    const twin = slugs.get(item.slug);
    if (twin && twin.kind !== item.kind) {
      yield error("same-slug", item.at(), {
        found: `A page and a book share this file name (the other is ${content.name(twin.path)}), so menus could not tell them apart.`,
        expected: "A file name that no other page or book has.",
        suggestion: "Rename one of the two.",
      });
    }
    slugs.set(item.slug, item);
  }
};
