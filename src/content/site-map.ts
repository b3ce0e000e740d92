/** The site map: a pure function from content to all pages, for check and build; no path is defined elsewhere. */
import { titleOf } from "../../plugins/gatsby-plugin-checked-content";
import { shownNames } from "../format";
import { type ArtworkKindName, artworkKindNames, artworkKinds } from "./kinds/artwork-kinds";
import type { Kind } from "./kinds/kinds";
import { resultPages } from "./kinds/quiz-result-pages";
import { noBook } from "./shared-labels";

/** The fields that the map reads, which JSON files and Gatsby's nodes share. */
export interface MappedFields {
  readonly path?: string;
  readonly aliases?: readonly string[] | null;
  readonly template?: string;
  readonly book?: string;
  readonly groupBy?: string | null;
  readonly address?: string;
  readonly kind?: ArtworkKindName;
  readonly order?: number;
  readonly status?: string;
  readonly results?: readonly { readonly id: string }[];
  readonly everybody?: { readonly id: string };
}

/** An item, from a JSON file or a Gatsby node. */
export interface MappedItem {
  readonly kind: Kind;
  readonly slug: string;
  readonly fields: MappedFields;
}

export interface SitePage<Item extends MappedItem = MappedItem> {
  path: string;
  /** Paths that redirect here. */
  aliases: readonly string[];
  /** Its folder in src/templates. */
  template: string;
  /** The item that it shows or belongs to. */
  item: Item;
  /** The parent book, if any. */
  book?: Item;
  /** True for the item's main page, false for derived ones (printing, pagination). */
  isOwn: boolean;
  /** The item's display name: "Book One: The Discovery". */
  title: string;
  /** Query variables: slugs, not Gatsby's node ids, which depend on the project's folder. */
  context: { slug: string; [variable: string]: string | number | null | readonly string[] | readonly ArtworkGroup[] };
}

/** A part of the artwork page: the pictures of one kind or, where that is grouped so, of one book. */
export interface ArtworkGroup {
  /** The kind, or the book's slug; the fragment id, too. */
  id: string;
  total: number;
  /** The slugs of those that the page itself shows. */
  shown: readonly string[];
}

/** Derived pages by template: their page's template, their last path segment, the type that they are made of, and of how many at least. */
const furtherPages: Record<string, { of: string; last: string; typeName?: string; least?: number }> = {
  "ages-poster": { of: "ages", last: "poster", typeName: "Age" },
  "ages-questions": { of: "ages", last: "questions", typeName: "Age" },
  // One lesson is printed from its own page.
  "lessons-print": { of: "lessons", last: "print", typeName: "Lesson", least: 2 },
  press: { of: "grown-ups", last: "press" },
};

/** Whether the site map reads a kind's items: they have pages, or pages are made of them. */
export const isMapped = ({ page, resultsBelow, typeName }: Kind): boolean =>
  Boolean(page || resultsBelow) || Object.values(furtherPages).some((further) => further.typeName === typeName);

/** The path of a derived page, such as one for printing. */
export function furtherPathOf(path: string, template: string): string {
  const further = furtherPages[template];
  if (!further) throw new Error(`The template ${template} belongs to no page; see furtherPages in site-map.ts.`);
  return `${path}/${further.last}`;
}

/** An item's parent: the page with a template, or the item's book; undefined at the top level. */
export function aboveOf({ page }: Kind, fields: MappedFields): { template: string } | { book: string } | undefined {
  if (!page?.below) return undefined;
  return page.below === "book" ? { book: fields.book ?? "" } : { template: page.below };
}

/** Path of an item's own page below `above`, by default the parent template's name; undefined without one. */
export function pathOf({ page }: Kind, slug: string, fields: MappedFields, above?: string): string | undefined {
  if (!page?.below) return page && fields.path;
  if (page.below === "book") return above && `${above}/${fields.address}`;
  return `${above ?? `/${page.below}`}/${slug}`;
}

/** The path of an artwork's page for printing; undefined for kinds that are not printed. */
export const printPathOf = (path: string, { kind }: MappedFields): string | undefined =>
  kind && artworkKinds[kind].forPaper ? `${path}/print` : undefined;

/** An item's display name, prefixed by its book's. */
function titleOfItem({ kind, fields }: MappedItem, book?: MappedItem): string {
  const names = kind.page?.title ?? [titleOf(kind)];
  const own = shownNames(names.map((name) => String((fields as Record<string, unknown>)[name ?? ""] ?? ""))).join(": ");
  return book ? `${titleOfItem(book)}, ${own}` : own;
}

/** The page size of artwork lists, which bounds a page's weight. */
export const perList = 24;

/** The most books whose pictures the artwork page shows when it is grouped by book; the other books are linked. */
export const booksOnArtworkPage = 5;

/** The limit of the artwork page, which lists the first of each kind: in pictures, about ten screens of a phone. */
export const onArtworkPage = 24;

/** How many of each kind the artwork page lists, given the totals. */
function shownOfEach(totals: readonly number[]): number {
  const shown = (limit: number) => totals.reduce((sum, total) => sum + Math.min(total, limit), 0);
  let limit = perList;
  while (limit > 1 && shown(limit) > onArtworkPage) limit -= 1;
  return limit;
}

/** Compares items by their order numbers, and where those are the same by their slugs. */
const byOrder = (a: MappedItem, b: MappedItem) =>
  (a.fields.order ?? 0) - (b.fields.order ?? 0) || (a.slug < b.slug ? -1 : 1);

/** The artworks in the groups of the page that lists them, each group by kind and order number; none is empty. */
function artworkGroups<Item extends MappedItem>(
  items: readonly Item[],
  books: ReadonlyMap<string, Item>,
  groupBy: string | null | undefined,
) {
  const byBook = groupBy === "book";
  const artworks = items.filter(({ kind }) => kind.page?.isListedByKind).sort(byOrder);
  const kindsInTurn = artworkKindNames.flatMap((kind) => artworks.filter(({ fields }) => fields.kind === kind));
  const inTurn = [...books.values()].sort(byOrder);
  const ids = byBook ? [...inTurn.map(({ slug }) => slug), noBook] : artworkKindNames;
  const idOf = ({ fields: { kind, book = "" } }: Item) => (byBook ? (books.has(book) ? book : noBook) : kind);
  return ids
    .map((id) => ({ id, artworks: kindsInTurn.filter((item) => idOf(item) === id) }))
    .filter((group) => group.artworks.length > 0);
}

/** By kind: the items that have pages below the page that lists them, in that page's order. */
function walksOf<Item extends MappedItem>(items: readonly Item[]): Item[][] {
  const walks = new Map<Kind, Item[]>();
  for (const item of items) {
    const { page } = item.kind;
    if (!page?.below || page.below === "book" || page.isListedByKind) continue;
    const walk = walks.get(item.kind);
    if (walk) walk.push(item);
    else walks.set(item.kind, [item]);
  }
  return [...walks.values()].map((walk) => walk.sort(byOrder));
}

/** All pages, in the order of the items; each item's own page first, then its derived ones. */
export function siteMap<Item extends MappedItem>(items: readonly Item[]): SitePage<Item>[] {
  const templates = new Map<string, Item>();
  const books = new Map<string, Item>();
  for (const item of items) {
    const { template } = item.fields;
    if (template && !templates.has(template)) templates.set(template, item);
    if (item.kind.page?.template === "book") books.set(item.slug, item);
  }
  const countOf = (typeName: string) => items.filter(({ kind }) => kind.typeName === typeName).length;
  const groupBy = templates.get("artwork")?.fields.groupBy;
  const lists = artworkGroups(items, books, groupBy);
  const open = groupBy === "book" ? lists.slice(0, booksOnArtworkPage) : lists;
  const limit = shownOfEach(open.map(({ artworks }) => artworks.length));
  const shownOf = (list: (typeof lists)[number]) => (open.includes(list) ? limit : 0);
  const walks = [lists.flatMap(({ artworks }) => artworks), ...walksOf(items)];
  const neighbours = new Map(
    walks.flatMap((walk) =>
      walk.map((item, place) => [
        item,
        { previous: walk[place - 1]?.slug ?? null, next: walk[place + 1]?.slug ?? null },
      ]),
    ),
  );

  /** Pagination: the pages of a group's artworks beyond those on the artwork page ("/artwork/wallpapers", then ".../2"). */
  const furtherLists = (path: string, list: (typeof lists)[number]) => {
    const { id, artworks } = list;
    const shown = shownOf(list);
    return Array.from({ length: Math.ceil(Math.max(0, artworks.length - shown) / perList) }, (_, index) => {
      const skip = shown + index * perList;
      return {
        path: `${path}/${id in artworkKinds ? `${id}s` : id}${index === 0 ? "" : `/${index + 1}`}`,
        group: id,
        skip,
        total: artworks.length,
        slugs: artworks.slice(skip, skip + perList).map(({ slug }) => slug),
      };
    });
  };

  /** The query variables of an item's own page. */
  function contextOf(item: Item): SitePage["context"] {
    const { slug, fields } = item;
    if (fields.template === "artwork") {
      const groups = lists.map((list) => ({
        id: list.id,
        total: list.artworks.length,
        shown: list.artworks.slice(0, shownOf(list)).map((artwork) => artwork.slug),
      }));
      return { slug, groups, slugs: groups.flatMap((group) => group.shown) };
    }
    return { slug, ...neighbours.get(item) };
  }

  /** An item's derived pages. */
  function further(item: Item, path: string): Pick<SitePage, "path" | "template" | "context">[] {
    const { slug, fields } = item;
    const printed = printPathOf(path, fields);
    return [
      ...Object.entries(furtherPages)
        .filter(
          ([, { of, typeName, least = 1 }]) => of === fields.template && (!typeName || countOf(typeName) >= least),
        )
        .map(([template]) => ({ path: furtherPathOf(path, template), template, context: { slug } })),
      ...(item === templates.get("artwork") ? lists : []).flatMap((list) =>
        furtherLists(path, list).map(({ path, ...context }) => ({
          path,
          template: "artwork-list",
          context: { slug, ...context },
        })),
      ),
      ...(printed ? [{ path: printed, template: "artwork-print", context: { slug } }] : []),
    ];
  }

  /** A quiz's result pages. */
  function resultsOf(item: Item, quiz: Item | undefined): SitePage<Item>[] {
    const { results = [], everybody } = item.fields;
    if (!quiz?.fields.path || !everybody) return [];
    return resultPages(
      quiz.fields.path,
      results.map(({ id }) => id),
      everybody.id,
    ).map(({ path, name, ids }) => ({
      item,
      path,
      aliases: [],
      template: "quiz-result",
      isOwn: false,
      title: name,
      context: { slug: quiz.slug, ids },
    }));
  }

  const pages = items.flatMap((item): SitePage<Item>[] => {
    const { kind, slug, fields } = item;
    if (kind.resultsBelow) return resultsOf(item, templates.get(kind.resultsBelow));
    const below = aboveOf(kind, fields);
    const book = below && "book" in below ? books.get(below.book) : undefined;
    const above = book ?? (below && "template" in below ? templates.get(below.template) : undefined);
    const path = pathOf(kind, slug, fields, above?.fields.path);
    const template = kind.page?.template ?? fields.template;
    if (!path || !template) return [];
    const shared = { item, book, title: titleOfItem(item, book) };
    return [
      { ...shared, path, aliases: fields.aliases ?? [], template, isOwn: true, context: contextOf(item) },
      ...further(item, path).map((page) => ({ ...shared, ...page, aliases: [], isOwn: false })),
    ];
  });
  return withAliasesOfParents(pages);
}

/** An alias of a page leads to what lies below it as well: where /films was /videos, /videos/trailer is /films/trailer. */
function withAliasesOfParents<Item extends MappedItem>(pages: readonly SitePage<Item>[]): SitePage<Item>[] {
  const moved = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias) => ({ path: `${path}/`, alias: `${alias}/` })),
  );
  const taken = new Set(pages.flatMap(({ path, aliases }) => [path, ...aliases]));
  return pages.map((page) => {
    const above = moved.filter(({ path }) => page.path.startsWith(path));
    const old = above.map(({ path, alias }) => alias + page.path.slice(path.length)).filter((one) => !taken.has(one));
    return { ...page, aliases: [...page.aliases, ...old] };
  });
}
