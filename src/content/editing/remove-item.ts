/** Says what goes when an item goes, and what would miss it. */
import { readContent } from "../check/check-content";
import type { Content, Item } from "../check/content";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import type { Contents } from "../kinds/contents";
import { metaOf } from "../kinds/schema-walk";
import { jsonText } from "./references-in";

/** What taking an item away means. */
export interface Removal {
  /** The files that go: the items' JSON, and the pictures that nothing else names. */
  files: string[];
  /** site.json without the item's place in menus, where it has one and that goes as well. */
  site?: { path: string; text: string };
  /** What would be wrong without it, and which files cannot be read, so that nobody knows whether they name it. */
  problems: Problem[];
  /** Whether nothing is to be taken away. */
  isNeeded: boolean;
}

/** The items that nothing but a page shows. */
const shownOnlyBy = (content: Content, { path }: Item) =>
  content
    .itemsOf("Page")
    .filter((page) => page.path === path)
    .flatMap(({ value: { template } }) => content.items.filter(({ kind }) => kind.shownBy === template));

/** site.json without a page in its menus; groups that are empty then go as well. */
function withoutInMenus(site: Item<Contents["SiteSettings"]>, slug: string): Contents["SiteSettings"] {
  const without = (pages: readonly string[]) => pages.filter((page) => page !== slug);
  return {
    ...site.value,
    navigation: site.value.navigation
      .map((group) => ({ ...group, pages: without(group.pages) }))
      .filter(({ pages }) => pages.length > 0),
    footerNavigation: without(site.value.footerNavigation),
  };
}

/**
 * Plans to take an item away.
 *
 * @param withItems True for a page that goes with its place in menus and with the items that nothing else shows.
 */
export function planRemoval(entries: readonly Entry[], item: Item, withItems = false): Removal {
  const { content, problems: before } = readContent(entries);
  const picturesOf = ({ path, fields }: Item) =>
    fields.flatMap(({ schema, value }) => {
      const { graphql } = metaOf(schema);
      return graphql && "image" in graphql && typeof value === "string" ? [content.pathBeside(path, value)] : [];
    });
  const gone = [item, ...(withItems ? shownOnlyBy(content, item) : [])];
  const paths = new Set(gone.map(({ path }) => path));
  const others = content.items.filter(({ path }) => !paths.has(path)).flatMap(picturesOf);
  const pictures = gone.flatMap(picturesOf).filter((path) => content.pictures.has(path) && !others.includes(path));
  const files = [...paths, ...new Set(pictures)];
  const [settings] = withItems ? content.itemsOf("SiteSettings") : [];
  const text = settings && jsonText(withoutInMenus(settings, item.slug));
  const site = settings && text !== jsonText(settings.value) ? { path: settings.path, text: text ?? "" } : undefined;
  const unread = [...content.itemPaths].filter((path) => !content.items.some((one) => one.path === path));
  const isUnread = ({ file }: Problem) => unread.some((path) => content.name(path) === file);
  const key = ({ file, code, field, found }: Problem) => [file, code, field, found].join();
  const known = new Set(before.map(key));
  const kept = entries.filter(({ path }) => !files.includes(path));
  const rest = kept.map((entry) => (entry.path === site?.path ? { ...entry, bytes: Buffer.from(site.text) } : entry));
  const after = readContent(rest).problems;
  const problems = after.filter((problem) => isUnread(problem) || !known.has(key(problem)));
  // The public site may have a dead link for a while; nobody needs to make one, unless a whole page is to go.
  const isNeeded = problems.some(
    ({ severity, code }) => severity === "error" || (code.startsWith("link-to-") && !withItems),
  );
  return { files, site, problems, isNeeded };
}
