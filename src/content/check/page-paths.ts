/** Rules about the paths of pages and the ids of their parts: unique, and not reserved by the site or by hosts. */
import { didYouMean, error, isDevice, shown } from "../../../plugins/gatsby-plugin-checked-content";
import { listedOn, sectionsOn } from "../rendered-sections";
import { type MappedFields, type MappedItem, type SitePage, siteMap } from "../site-map";
import type { ContentRule, Item } from "./content";

/** Paths of Gatsby, hosts, downloads and the form editor, and what servers map to a directory index or an error page. */
const reserved =
  /^\/(?:admin|api|cdn-cgi|dev-404-page|downloads|fonts|page-data|static)(?:\/|$)|\/(?:index|404)(?:\/|$)/;

/** The last part of the address of a letter's page, which is made of the names that there are (letter-pages.ts). */
const isLetter = (part: string) => /^(?:[a-z]|0-9|u[\da-f]{2,5})$/.test(part);

/** A page with its parsed item. */
export type CheckedPage = SitePage<MappedItem & { item: Item }>;

/** An item of the check as one of the site map. */
export const mapped = (item: Item) => ({ item, kind: item.kind, slug: item.slug, fields: item.value as MappedFields });

/** The site map of these items. */
export const pagesOf = (items: readonly Item[]): CheckedPage[] => siteMap(items.map(mapped));

/** The field that gives a page its path; [] where the file's name does, as for items below a template's page. */
function pathField({ isOwn, item: { kind, fields }, context }: CheckedPage): PropertyKey[] {
  const below = kind.page?.below;
  if (kind.resultsBelow) {
    const [id] = context.ids as readonly string[];
    return id ? ["results", fields.results?.findIndex((result) => result.id === id) ?? 0, "id"] : ["everybody", "id"];
  }
  if (!isOwn || (below && below !== "book")) return [];
  return [below ? "address" : "path"];
}

/** A page's paths, each with the field that it comes from. */
function addressesOf(page: CheckedPage) {
  return [
    { path: pathField(page), address: page.path },
    // One that is listed twice is told by that (lists).
    ...(page.isOwn ? (page.item.fields.aliases ?? []) : []).flatMap((alias, index, all) =>
      all.indexOf(alias) === index ? { path: ["aliases", index], address: alias } : [],
    ),
  ];
}

/** Paths and aliases are unique. */
export const addresses: ContentRule = function* (content) {
  const owners = new Map<string, { item: Item; whose: string }>();
  const pages = pagesOf(content.items);
  const finders = pages.filter(({ template, isOwn }) => template === "find" && isOwn);
  const isLetterPage = (address: string, item: Item) =>
    finders.some(({ path, aliases, item: finder }) =>
      [path, ...aliases].some(
        (above) => finder.item !== item && address.startsWith(`${above}/`) && isLetter(address.slice(above.length + 1)),
      ),
    );
  const reservedPages = pages.map(({ path }) => path).filter((path) => reserved.test(path));
  // Generated pages first, so that in a clash the item is blamed, whose path can be changed.
  for (const page of [...pages.filter(({ isOwn }) => !isOwn), ...pages.filter(({ isOwn }) => isOwn)]) {
    const { item } = page.item;
    for (const { path, address } of addressesOf(page)) {
      const other = owners.get(address);
      // A draft of a published item is reported by draftTwins.
      if (other && other.item !== item && other.item.kind === item.kind && other.item.slug === item.slug) continue;
      const ids = page.item.fields.results?.map(({ id }) => id) ?? [];
      // Two results of one id are told by that (onlyOnce).
      if (other?.item === item && new Set(ids).size < ids.length) continue;
      if (other) {
        yield error("same-path", item.at(...path), {
          found: `The address ${shown(address)} is already taken by ${other.whose}.`,
          expected: "An address that no other page, book or alias has.",
          suggestion:
            other.item === item && path[0] === "aliases" ? "Delete it: it is this page's own address." : undefined,
        });
      } else if (isLetterPage(address, item)) {
        yield error("reserved-path", item.at(...path), {
          found: `The address ${shown(address)} is that of a letter's page of the A to Z.`,
          expected: "An address that the site has no use for, such as /letters.",
        });
      } else if (reserved.test(address) || address.split("/").some(isDevice)) {
        // What stands below such a page goes with it.
        if (reservedPages.some((above) => address.startsWith(`${above}/`))) continue;
        const near = address.replace(/[^/]+$/, "the-$&");
        const keeper = reserved.test(address)
          ? "the site, or who serves it, for something else"
          : "Windows for a device";
        yield error("reserved-path", item.at(...path), {
          found: `The address ${shown(address)} is kept by ${keeper}.`,
          expected: "An address that is not the site's own, such as /artwork.",
          suggestion: reserved.test(near) || path[0] === "address" ? undefined : didYouMean(near),
        });
      } else {
        const isAlias = path[0] === "aliases";
        const result = item.kind.resultsBelow && `the result ${shown(page.title)} in `;
        const belongsTo = page.isOwn ? "" : (result ?? "a page that belongs to ");
        owners.set(address, { item, whose: (isAlias ? "an alias in " : belongsTo) + content.name(item.path) });
      }
    }
  }
};

/** Ids in the head and in the frame of every page. */
const idsOfFrame =
  /^(?:main|newsletter|fonts|title|description|canonical|json-ld|theme-color|news-feed|twitter-card|og-.+|footer-.+|reading-settings.*|gatsby-.+)$/;

const idsOfBooks = ["synopsis", "gallery", "editions", "other-editions", "characters", "making-of", "reading-order"];

/** What stands on a page under an id of its own (sections, items without a page) is called as no other part of it. */
export const partIds: ContentRule = function* (content) {
  const items = content.items.filter(({ isDraft }) => !isDraft).map(mapped);
  for (const { isOwn, item, template } of siteMap(items)) {
    if (!isOwn) continue;
    const owner = items.find(({ kind }) => template === "privacy-policy" && kind.typeName === "PrivacyPolicy") ?? item;
    const all = (owner.fields as { sections?: unknown[] }).sections ?? [];
    const sections = sectionsOn(template, owner, items);
    const listed = listedOn(template, item, items).filter(({ kind }) => kind.find && !kind.page);
    const parts = [
      ...sections.map((one) => ({ id: one.id, place: owner.item.at("sections", all.indexOf(one), "id") })),
      ...listed.map(({ slug, item }) => ({ id: slug, place: item.at() })),
    ];
    const taken = new Set(template === "book" ? idsOfBooks : []);
    for (const [index, { id, place }] of parts.entries()) {
      // Two sections of one id are told by that (onlyOnce).
      if (idsOfFrame.test(id) || (taken.has(id) && index >= sections.length)) {
        const other = idsOfFrame.test(id)
          ? "Something in the frame of every page"
          : `Another part of the page ${shown(item.slug)}`;
        const isSection = index < sections.length;
        yield error("same-part", place, {
          found: `${other} is called ${shown(id)} already, so that links to "#${id}" would lead there.`,
          expected: `A name that nothing else on the page has${isSection ? "" : ": another file name (npm run rename)"}.`,
          suggestion: didYouMean(`the-${id}`),
        });
      }
      taken.add(id);
    }
  }
};
