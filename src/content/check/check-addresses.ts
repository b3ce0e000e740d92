/** Checks the addresses of pages: each is one page's alone, and none is taken by the build or by a host. */

import { valueAt } from "../kinds/schema-walk";
import { type MappedFields, type MappedItem, type SitePage, siteMap } from "../site-map";
import type { Content, Item } from "./content";
import { type Problem, problem } from "./messages";

/** Names at which Gatsby, the hosts, the downloads or the form editor keep files of their own. */
const reservedFirst = /^\/(?:admin|api|cdn-cgi|dev-404-page|downloads|fonts|page-data|static)(?:\/|$)/;
/** Files of these names stand for the folder that they lie in, or for pages that are not there. */
const reservedAnywhere = /\/(?:index|404)(?:\/|$)/;

/** A page that belongs to an item of the check. */
export type CheckedPage = SitePage<MappedItem & { item: Item }>;

/** Whether an item fits its schema: until it does, nobody knows where it will be. */
export const fits = ({ kind, json }: Item): boolean => kind.schema.safeParse(json.value).success;

/** The pages of these items. */
export const pagesOf = (items: readonly Item[]): CheckedPage[] =>
  siteMap(
    items
      .filter(fits)
      .map((item) => ({ item, kind: item.kind, slug: item.slug, fields: item.json.value as MappedFields })),
  );

/** The fields that give a page's addresses, each with what it gives. */
function addressesOf({ path, aliases, isOwn, item: { kind } }: CheckedPage) {
  const below = kind.page?.below;
  const field = below === undefined ? ["path"] : below === "book" ? ["address"] : [];
  return [
    { path: isOwn ? field : [], address: path },
    ...aliases.map((alias, index) => ({ path: ["aliases", index], address: alias })),
  ];
}

/** Says what is wrong with the addresses of pages. */
export function checkAddresses(content: Content, problems: Problem[]): void {
  const taken = new Map<string, { item: Item; whose: string }>();
  const pages = pagesOf(content.newestLast());
  // Where an item takes the address of a list or a sheet, it is the item that can go elsewhere.
  for (const page of [...pages.filter(({ isOwn }) => !isOwn), ...pages.filter(({ isOwn }) => isOwn)]) {
    const { item } = page.item;
    for (const { path, address } of addressesOf(page)) {
      const place = path.length > 0 ? content.placeIn(item, path) : content.place(item.path);
      const other = taken.get(address);
      // A draft beside what it is a draft of has a message of its own.
      const isTwin = other?.item.kind === item.kind && other.item.slug === item.slug && other.item !== item;
      if (isTwin) continue;
      if (other) problems.push(problem("same-path", place, address, other.whose));
      else if (reservedFirst.test(address) || reservedAnywhere.test(address)) {
        problems.push(problem("reserved-path", place, address));
      } else {
        const whose = path[0] === "aliases" ? "an alias in " : page.isOwn ? "" : "a page that belongs to ";
        taken.set(address, { item, whose: whose + content.name(item.path) });
      }
    }
  }

  const slugs = new Map<string, Item>();
  for (const item of content.newestLast("Page", "Book")) {
    const twin = slugs.get(item.slug);
    if (twin && twin.kind !== item.kind) {
      problems.push(problem("same-slug", content.place(item.path), content.name(twin.path)));
    }
    slugs.set(item.slug, item);
  }

  // A page that does not fit its schema may well be the home page; it has its own problem already.
  const homes = content.publishedOf("Page").filter(({ json }) => valueAt(json.value, ["path"]) === "/");
  const isWhole = content.isWhole("Page", "Book") && content.itemsOf("Page", "Book").every(fits);
  if (homes.length === 0 && isWhole) problems.push(problem("no-home-page", content.place("pages")));
}
