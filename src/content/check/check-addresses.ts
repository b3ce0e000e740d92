/** Checks the addresses of pages: each is one page's alone, and none is taken by the build, by a host or by an item's page. */
import { artworkKindNames } from "../kinds/artwork-kinds";
import { listName } from "../kinds/artwork-lists";
import { kinds } from "../kinds/kinds";
import { schemaAt, valueAt } from "../kinds/schema-walk";
import { type Content, type Item, listAt, textAt } from "./content";
import { type Problem, problem } from "./messages";

/** Names at which Gatsby, the hosts, the downloads or the form editor keep files of their own. */
const reservedFirst = /^\/(?:admin|api|cdn-cgi|dev-404-page|downloads|fonts|page-data|static)(?:\/|$)/;
/** Files of these names stand for the folder that they lie in, or for pages that are not there. */
const reservedAnywhere = /\/(?:index|404)(?:\/|$)/;

/** Below these pages the site makes pages of its own: one per item, one to print, the next page of a list. */
const pagesAbove = new Set(["artwork", "ages", ...kinds.flatMap(({ pagesBelow }) => pagesBelow ?? [])]);

/** Where the list of a kind goes on when its first page is full. */
const listNames = new Set(artworkKindNames.map(listName));

/** Whether an item's page would stand where the site has a page of its own: a list going on, or all the lessons to print. */
const isNameOfOurs = ({ kind, slug }: Item) =>
  (kind.pagesBelow === "artwork" && listNames.has(slug)) || (kind.pagesBelow === "lessons" && slug === "print");

/** Every path of a page or book, and whether it is an alias; those that are wrong in themselves are left out. */
function pathsOf(item: Item): { path: (string | number)[]; value: string }[] {
  return [["path"], ...listAt(item, ["aliases"]).map((_, index) => ["aliases", index])].flatMap((path) => {
    const value = valueAt(item.json.value, path);
    const isRight = typeof value === "string" && schemaAt(item.kind.schema, path)?.safeParse(value).success;
    return isRight ? [{ path, value }] : [];
  });
}

/**
 * The addresses of the items that have pages of their own: below the page of their template, or below the book that they name.
 *
 * @param pages The pages and books to look among for what stands above.
 */
export function addressesOfItems(
  items: readonly Item[],
  pages: readonly Item[],
): { item: Item; above?: Item; address: string }[] {
  return items.flatMap((item) => {
    const { pagesBelow, pagesBelowBooks } = item.kind;
    if (pagesBelowBooks) {
      const above = pages.find(({ kind, slug }) => kind.typeName === "Book" && slug === textAt(item, "book"));
      const last = textAt(item, "address");
      return above && last ? [{ item, above, address: `${textAt(above, "path")}/${last}` }] : [];
    }
    if (!pagesBelow) return [];
    const above = pages.find((page) => textAt(page, "template") === pagesBelow && textAt(page, "path"));
    return [{ item, above, address: `${above ? textAt(above, "path") : `/${pagesBelow}`}/${item.slug}` }];
  });
}

/** Says what is wrong with the addresses of pages and books. */
export function checkAddresses(content: Content, problems: Problem[]): void {
  const slugs = new Map<string, Item>();
  const taken = new Map<string, string>();
  const parents = content.itemsOf("Page").flatMap(({ path, json }) => {
    const [template, address] = [valueAt(json.value, ["template"]), valueAt(json.value, ["path"])];
    return pagesAbove.has(String(template)) && typeof address === "string" ? [{ template, address, path }] : [];
  });
  for (const { item, above, address } of addressesOfItems(content.newestLast(), content.itemsOf("Page", "Book"))) {
    if (!above) continue;
    const other = taken.get(address);
    if (reservedAnywhere.test(address) || isNameOfOurs(item)) {
      const place = item.kind.pagesBelowBooks ? content.placeIn(item, ["address"]) : content.place(item.path);
      problems.push(problem("reserved-path", place, address));
    } else if (other && item.kind.pagesBelowBooks) {
      problems.push(problem("same-path", content.placeIn(item, ["address"]), address, other));
    } else taken.set(address, content.name(item.path));
  }
  // A page that cannot be read, or whose path is wrong, may well be the home page; it has its own problem already.
  let mayBeHome = !content.isWhole("Page", "Book");
  for (const item of content.newestLast("Page", "Book")) {
    const twin = slugs.get(item.slug);
    if (twin && twin.kind !== item.kind) {
      problems.push(problem("same-slug", content.place(item.path), content.name(twin.path)));
    }
    slugs.set(item.slug, item);

    const paths = pathsOf(item);
    mayBeHome ||= !paths.some(({ path }) => path.length === 1);
    for (const { path, value } of paths) {
      const place = content.placeIn(item, path);
      const other = taken.get(value);
      const above = parents.find(({ address }) => address !== "/" && value.startsWith(`${address}/`));
      if (other) problems.push(problem("same-path", place, value, other));
      else if (reservedFirst.test(value) || reservedAnywhere.test(value)) {
        problems.push(problem("reserved-path", place, value));
      } else if (above) {
        problems.push(problem("path-below-items", place, value, above.address, content.name(above.path)));
      } else taken.set(value, `${path.length > 1 ? "an alias in " : ""}${content.name(item.path)}`);
    }
  }
  const homes = content.publishedOf("Page").filter(({ json }) => valueAt(json.value, ["path"]) === "/");
  if (homes.length === 0 && !mayBeHome) problems.push(problem("no-home-page", content.place("pages")));
}
