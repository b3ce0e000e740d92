/** Checks what holds between files: pictures and items that are named must exist, addresses and orders be unique. */
import { extname } from "node:path/posix";
import { kinds } from "../kinds/kinds";
import { metaOf, type Path, schemaAt, valueAt } from "../kinds/schema-walk";
import { type Content, type Item, kindOfType, listAt } from "./content";
import { type Problem, problem } from "./messages";
import { pictureEnding } from "./read-folder";
import { nearest, slugify } from "./words";

type Check = (content: Content, problems: Problem[]) => void;

/** Paths at which Gatsby, the hosts or the form editor keep files of their own. */
const reservedPaths = /^\/(?:404|admin|page-data|static|downloads)(?:\/|$)/;

const helpOf = (schema: Parameters<typeof metaOf>[0]) => {
  const { description, examples } = metaOf(schema);
  return { description, example: examples?.[0] };
};

/** A list of names says each of them once. */
function checkListedOnce(content: Content, problems: Problem[], item: Item, path: Path, value: string): void {
  const index = path.at(-1);
  if (typeof index === "number" && listAt(item, path.slice(0, -1)).indexOf(value) < index) {
    problems.push(problem("listed-twice", content.placeIn(item, path), value));
  }
}

/** A picture that a field names must lie beside the file and be large enough for where it is shown. */
const checkImages: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const { graphql, minWidth = 0 } = metaOf(schema);
      if (typeof value !== "string" || !graphql || !("image" in graphql) || !schema.safeParse(value).success) continue;
      const facts = content.pictures.get(content.pathBeside(item.path, value));
      if (!facts) {
        const meant = nearest(value, content.picturesBeside(item.path));
        problems.push(problem("no-image", content.placeIn(item, path), value, helpOf(schema), meant));
      } else if (facts.width && facts.width < minWidth) {
        problems.push(problem("image-small", content.placeIn(item, path), facts.width, minWidth, value));
      }
    }
  }
};

/** A text alternative that only repeats the file's name says nothing. */
const checkAlts: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const key = String(path.at(-1));
      if (typeof value !== "string" || !/(?:^a|A)lt$/.test(key)) continue;
      const imageField = key === "alt" ? "image" : key.replace(/Alt$/, "");
      const image = valueAt(item.json.value, [...path.slice(0, -1), imageField]);
      const names = [item.slug, typeof image === "string" ? slugify(image.replace(pictureEnding, "")) : ""];
      const said = slugify(value.replace(pictureEnding, ""));
      if (said && names.includes(said)) {
        problems.push(problem("alt-is-file-name", content.placeIn(item, path), value, helpOf(schema)));
      }
    }
  }
};

/** An item that a field names must exist. */
const checkReferences: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const { graphql } = metaOf(schema);
      if (typeof value !== "string" || !graphql || !("link" in graphql) || !schema.safeParse(value).success) continue;
      const target = kindOfType(graphql.link);
      const slugs = content.slugsOf(graphql.link);
      const place = content.placeIn(item, path);
      if (!slugs.includes(value)) {
        problems.push(problem("no-item", place, value, target?.label ?? graphql.link, nearest(value, slugs), slugs));
      } else if (target === item.kind && value === item.slug) {
        problems.push(problem("links-to-itself", place));
      } else {
        checkListedOnce(content, problems, item, path, value);
      }
    }
  }
};

/** The lists of site.json whose entries are file names of pages and books. */
const menusOf = (site: Item | undefined): Path[] => [
  ...listAt(site, ["navigation"]).map((_, group) => ["navigation", group, "pages"]),
  ["footerNavigation"],
];

const checkMenus: Check = (content, problems) => {
  const slugs = content.slugsOf("Page", "Book");
  for (const item of content.itemsOf("SiteSettings")) {
    for (const menu of menusOf(item)) {
      for (const [index, value] of listAt(item, menu).entries()) {
        if (typeof value !== "string" || value.trim() === "") continue;
        if (slugs.includes(value)) {
          checkListedOnce(content, problems, item, [...menu, index], value);
        } else {
          const place = content.placeIn(item, [...menu, index]);
          problems.push(problem("no-item", place, value, "page or book", nearest(value, slugs), slugs));
        }
      }
    }
  }
};

/** Pages and books have names and addresses that are theirs alone, and one of them is the home page. */
const checkPaths: Check = (content, problems) => {
  const slugs = new Map<string, Item>();
  const taken = new Map<string, string>();
  const pages = content.itemsOf("Page").map(({ json }) => json.value);
  for (const { kind, slug, path } of content.items) {
    const above = kind.pagesBelow && pages.find((page) => valueAt(page, ["template"]) === kind.pagesBelow);
    if (above) taken.set(`${valueAt(above, ["path"])}/${slug}`, content.name(path));
  }
  const books = new Map(content.itemsOf("Book").map(({ slug, json }) => [slug, valueAt(json.value, ["path"])]));
  for (const item of content.items.filter(({ kind }) => kind.pagesBelowBooks)) {
    const [book, address] = ["book", "address"].map((name) => valueAt(item.json.value, [name]));
    if (typeof book !== "string" || typeof address !== "string" || !books.has(book)) continue;
    const value = `${books.get(book)}/${address}`;
    const other = taken.get(value);
    if (other) problems.push(problem("same-path", content.placeIn(item, ["address"]), value, other));
    else taken.set(value, content.name(item.path));
  }
  // A page that cannot be read, or whose path is wrong, may well be the home page; it has its own problem already.
  let mayBeHome = !content.isWhole("Page", "Book");
  for (const item of content.itemsOf("Page", "Book")) {
    const twin = slugs.get(item.slug);
    if (twin) problems.push(problem("same-slug", content.place(item.path), content.name(twin.path)));
    slugs.set(item.slug, item);

    for (const path of [["path"], ...listAt(item, ["aliases"]).map((_, index) => ["aliases", index])]) {
      const value = valueAt(item.json.value, path);
      if (typeof value !== "string" || !schemaAt(item.kind.schema, path)?.safeParse(value).success) {
        mayBeHome ||= path.length === 1;
        continue;
      }
      const place = content.placeIn(item, path);
      const other = taken.get(value);
      if (other) problems.push(problem("same-path", place, value, other));
      else if (reservedPaths.test(value)) problems.push(problem("reserved-path", place, value));
      else taken.set(value, `${path.length > 1 ? "an alias in " : ""}${content.name(item.path)}`);
    }
  }
  if (!taken.has("/") && !mayBeHome) problems.push(problem("no-home-page", content.place("pages")));
};

/** The next free place at the end of a list. */
export const nextOrder = (taken: readonly number[], step = 10): number =>
  (Math.floor(Math.max(0, ...taken) / step) + 1) * step;

/** No two items of one list have the same place in it. */
const checkOrders: Check = (content, problems) => {
  for (const { typeName, uniqueOrder = [] } of kinds) {
    for (const { field, within } of uniqueOrder) {
      const lists = new Map<unknown, Map<number, Item>>();
      for (const item of content.itemsOf(typeName)) {
        const value = valueAt(item.json.value, [field]);
        if (typeof value !== "number") continue;
        const name = within ? valueAt(item.json.value, [within]) : undefined;
        const list = lists.get(name) ?? new Map<number, Item>();
        lists.set(name, list);
        const other = list.get(value);
        if (!other) list.set(value, item);
        else {
          const all = content
            .itemsOf(typeName)
            .filter((one) => !within || valueAt(one.json.value, [within]) === name)
            .map((one) => Number(valueAt(one.json.value, [field])) || 0);
          const step = all.some((one) => one % 10 !== 0) ? 1 : 10;
          const place = content.placeIn(item, [field]);
          problems.push(problem("same-order", place, value, content.name(other.path), nextOrder(all, step)));
        }
      }
    }
  }
};

/** Downloads are named after their JSON files; two of one name would replace each other on a visitor's disk. */
const checkDownloads: Check = (content, problems) => {
  const names = new Map<string, Item>();
  for (const item of content.items) {
    const image = valueAt(item.json.value, ["image"]);
    if (!item.kind.download || typeof image !== "string") continue;
    const name = item.slug + extname(image);
    const other = names.get(name);
    if (other) problems.push(problem("same-download", content.place(item.path), content.name(other.path)));
    else names.set(name, item);
  }
};

/** Pictures that no file names do no harm, but somebody surely meant them to be seen. */
const checkUnusedPictures: Check = (content, problems) => {
  const used = new Set<string>();
  for (const item of content.items) {
    for (const { schema, value } of item.fields) {
      const { graphql } = metaOf(schema);
      if (graphql && "image" in graphql && typeof value === "string") used.add(content.pathBeside(item.path, value));
    }
  }
  for (const picture of content.pictures.keys()) {
    const json = picture.replace(pictureEnding, ".json");
    // Whoever mends the picture or the file it belongs to will see whether it is used.
    const faulty = problems.some(({ file }) => file === content.name(picture) || file === content.name(json));
    if (used.has(picture) || faulty) continue;
    const hint = content.itemPaths.has(json)
      ? `Name it under "image" in ${content.name(json)}, or delete the picture.`
      : undefined;
    problems.push(problem("unused-image", content.place(picture), hint));
  }
};

/** Items that no page shows. */
const checkUnusedItems: Check = (content, problems) => {
  const warn = (item: Item, why: string) => problems.push(problem("unused-item", content.place(item.path), why));
  const [site] = content.itemsOf("SiteSettings");
  const listed = menusOf(site).flatMap((menu) => listAt(site, menu));
  const shown = content.itemsOf("Book").flatMap((book) => listAt(book, ["characters"]));
  const templates = content.itemsOf("Page").map((page) => valueAt(page.json.value, ["template"]));
  for (const item of content.items) {
    const { typeName, shownBy } = item.kind;
    // The site's name leads home.
    const isHome = valueAt(item.json.value, ["path"]) === "/";
    if (typeName === "Page" && site && !isHome && !listed.includes(item.slug)) {
      warn(item, "no menu in site.json leads to this page");
    } else if (typeName === "Character" && content.isWhole("Book") && !shown.includes(item.slug)) {
      warn(item, 'no book lists it under "characters"');
    } else if (shownBy && content.isWhole("Page") && !templates.includes(shownBy)) {
      warn(item, `no page has the template "${shownBy}"`);
    }
  }
};

/** Everything that is wrong between files. */
export function checkRelations(content: Content, problems: Problem[]): void {
  for (const check of [
    checkImages,
    checkAlts,
    checkReferences,
    checkMenus,
    checkPaths,
    checkOrders,
    checkDownloads,
    checkUnusedPictures,
    checkUnusedItems,
  ]) {
    check(content, problems);
  }
}
