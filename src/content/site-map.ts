/**
 * The site map: a pure function from content to all pages, and the only place that defines paths. The content check
 * calls it with parsed items, the build with Gatsby's nodes.
 */
import { type ArtworkKindName, artworkKindNames, artworkKinds } from "./kinds/artwork-kinds";
import { type Kind, titleOf } from "./kinds/kinds";
import { enumName } from "./kinds/names";
import { resultPages } from "./kinds/quiz-results";

/** The fields that the map reads, which JSON files and Gatsby's nodes share. */
export interface MappedFields {
  readonly path?: string;
  readonly aliases?: readonly string[] | null;
  readonly template?: string;
  readonly book?: string;
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
  context: { slug: string; [variable: string]: string | number | null | readonly string[] };
}

/**
 * Derived pages by template: the template of the page that they belong to, and their last path segment.
 */
const furtherPages: Record<string, { of: string; last: string }> = {
  "ages-poster": { of: "ages", last: "poster" },
  "ages-questions": { of: "ages", last: "questions" },
  "lessons-print": { of: "lessons", last: "print" },
  press: { of: "grown-ups", last: "press" },
};

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

/**
 * The path of an item's own page; undefined without one.
 *
 * @param above the parent's path; by default the parent template's name
 */
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
  const own = names.map((name) => (fields as Record<string, unknown>)[name ?? ""]).join(": ");
  return book ? `${titleOfItem(book)}, ${own}` : own;
}

/** The page size of artwork lists, which bounds a page's weight. */
const perList = 24;

/** The limit of the artwork page, which lists the first of each kind: in pictures, about 20 KB of HTML. */
const onArtworkPage = 40;

/** How many of each kind the artwork page lists, given the totals. */
function shownOfEach(totals: readonly number[]): number {
  const shown = (limit: number) => totals.reduce((sum, total) => sum + Math.min(total, limit), 0);
  let limit = perList;
  while (shown(limit) > onArtworkPage) limit -= 1;
  return limit;
}

/** Artworks sorted by kind and order number. */
function artworkLists<Item extends MappedItem>(items: readonly Item[]) {
  const artworks = items
    .filter(({ kind }) => kind.page?.isListedByKind)
    .sort((a, b) => (a.fields.order ?? 0) - (b.fields.order ?? 0) || (a.slug < b.slug ? -1 : 1));
  return artworkKindNames.map((kind) => ({ kind, artworks: artworks.filter(({ fields }) => fields.kind === kind) }));
}

/** The items of each kind that have pages below the page that lists them, in their order there. */
function walksOf<Item extends MappedItem>(items: readonly Item[]): Item[][] {
  const walks = new Map<Kind, Item[]>();
  for (const item of items) {
    const { page } = item.kind;
    if (!page?.below || page.below === "book" || page.isListedByKind) continue;
    const walk = walks.get(item.kind);
    if (walk) walk.push(item);
    else walks.set(item.kind, [item]);
  }
  return [...walks.values()].map((walk) =>
    walk.sort((a, b) => (a.fields.order ?? 0) - (b.fields.order ?? 0) || (a.slug < b.slug ? -1 : 1)),
  );
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
  const lists = artworkLists(items);
  const shown = shownOfEach(lists.map(({ artworks }) => artworks.length));
  const walks = [lists.flatMap(({ artworks }) => artworks), ...walksOf(items)];
  const neighbours = new Map(
    walks.flatMap((walk) =>
      walk.map((item, place) => [
        item,
        { previous: walk[place - 1]?.slug ?? null, next: walk[place + 1]?.slug ?? null },
      ]),
    ),
  );

  /** Pagination: the pages of one kind's artworks beyond those on the artwork page ("/artwork/wallpapers", then ".../2"). */
  const furtherLists = (path: string, kind: string, total: number) =>
    Array.from({ length: Math.ceil(Math.max(0, total - shown) / perList) }, (_, index) => ({
      path: `${path}/${kind}s${index === 0 ? "" : `/${index + 1}`}`,
      skip: shown + index * perList,
    }));

  /** The query variables of an item's own page. */
  function contextOf(item: Item): SitePage["context"] {
    const { slug, fields } = item;
    if (fields.template === "artwork") return { slug, shown };
    return { slug, ...neighbours.get(item) };
  }

  /** An item's derived pages. */
  function further(item: Item, path: string): Pick<SitePage, "path" | "template" | "context">[] {
    const { slug, fields } = item;
    const printed = printPathOf(path, fields);
    return [
      ...Object.keys(furtherPages)
        .filter((template) => furtherPages[template]?.of === fields.template)
        .map((template) => ({ path: furtherPathOf(path, template), template, context: { slug } })),
      ...(item === templates.get("artwork") ? lists : []).flatMap(({ kind, artworks }) =>
        furtherLists(path, kind, artworks.length).map((list) => ({
          path: list.path,
          template: "artwork-kind",
          context: { slug, kind: enumName(kind), skip: list.skip, limit: perList },
        })),
      ),
      ...(printed ? [{ path: printed, template: "print", context: { slug } }] : []),
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

  return items.flatMap((item): SitePage<Item>[] => {
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
}
