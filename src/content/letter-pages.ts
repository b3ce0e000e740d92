/** The pages of the A to Z's letters. */
import { aToZ, letterSlug, underEachName } from "./a-to-z";
import { type FindEntry, type FoundSite, findEntries } from "./find-entries";
import type { MappedItem, SitePage } from "./site-map";

/** The most names that the search page lists from A to Z itself; with more, each letter has a page. */
export const mostInPlace = 40;

/** The letters of the A to Z with the paths of their pages; none while the search page lists all names. */
export function findLetters(entries: readonly FindEntry[], findPath: string): { letter: string; path: string }[] {
  const named = entries.flatMap(underEachName);
  if (named.length <= mostInPlace) return [];
  return aToZ(named).map(({ letter }) => ({ letter, path: `${findPath}/${letterSlug(letter)}` }));
}

/** The letters' pages. */
export function letterPages<Item extends MappedItem>(
  items: readonly Item[],
  site: FoundSite,
  networks: string[],
): SitePage<Item>[] {
  const find = items.find(({ fields }) => fields.template === "find");
  if (!find?.fields.path) return [];
  return findLetters(findEntries(items, site, networks), find.fields.path).map(({ letter, path }) => ({
    item: find,
    path,
    aliases: (find.fields.aliases ?? []).map((alias) => `${alias}/${letterSlug(letter)}`),
    template: "find-letter",
    isOwn: false,
    title: letter,
    context: { slug: find.slug, letter },
  }));
}
