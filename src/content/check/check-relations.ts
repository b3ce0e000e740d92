/** Checks what holds between files: pictures and items that are named must exist, orders be unique. */
import { dirname, extname } from "node:path/posix";
import { artworkKindNames, artworkKinds } from "../kinds/artwork-kinds";
import type { Shape } from "../kinds/fields";
import { kinds } from "../kinds/kinds";
import { hintsOf, metaOf, type Path, valueAt } from "../kinds/schema-walk";
import { safeName } from "./check-names";
import { type Content, type Item, kindOfType, listAt, textAt } from "./content";
import { type Problem, problem } from "./messages";
import { limits } from "./picture";
import { pictureEnding } from "./read-folder";
import { nearest } from "./words";

type Check = (content: Content, problems: Problem[]) => void;

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

/** The shape of a picture that is made for screens. */
function screenShape(item: Item): Shape | undefined {
  const kind = item.kind.typeName === "Artwork" && artworkKindNames.find((name) => name === textAt(item, "kind"));
  const screens = kind ? artworkKinds[kind].screens : undefined;
  if (screens === "wide") return { words: "wide, as the screens of computers are", from: 1.2, to: limits.sides };
  return screens && { words: "upright, as phones are", from: 0, to: 0.8 };
}

/** A picture that a field names must lie beside the file, be large enough, and of the right shape, for where it is shown. */
const checkImages: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const { graphql, minWidth = 0 } = metaOf(schema);
      if (typeof value !== "string" || !graphql || !("image" in graphql) || !schema.safeParse(value).success) continue;
      const facts = content.pictures.get(content.pathBeside(item.path, value));
      if (!facts) {
        const beside = content.picturesBeside(item.path);
        // What the file is to be called anyway, so that one renaming settles both.
        const rightName = (name: string) =>
          safeName(name, content.pictures.get(content.pathBeside(item.path, name))?.format) ?? name;
        const misnamed = beside.find((name) => name !== value && rightName(name) === value);
        const near = nearest(value, beside);
        const meant = {
          misnamed,
          nearest: near && (schema.safeParse(near).success ? near : rightName(near)),
          elsewhere: content.folderOfPicture(value),
        };
        problems.push(problem("no-image", content.placeIn(item, path), value, helpOf(schema), meant));
        continue;
      }
      const { width = 0, height = 0 } = facts;
      const place = content.placeIn(item, path);
      if (width && width < minWidth) problems.push(problem("image-small", place, width, minWidth, value));
      const shape = hintsOf(schema).shape ?? screenShape(item);
      // Strips are told as such.
      const isStrip = Math.max(width, height) > limits.sides * Math.min(width, height);
      if (shape && height && !isStrip && (width / height < shape.from || width / height > shape.to)) {
        problems.push(problem("image-shape", place, value, width, height, shape.words));
      }
    }
  }
};

/** Whether a file whose name has to be changed gets this one: then it is only missed until that is done. */
const isRenamedTo = (slug: string, slugs: readonly string[]): boolean =>
  !slugs.includes(slug) && slugs.some((other) => safeName(`${other}.json`) === `${slug}.json`);

/** An item that a field names must exist. */
const checkReferences: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const { graphql } = metaOf(schema);
      if (typeof value !== "string" || !graphql || !("link" in graphql) || !schema.safeParse(value).success) continue;
      const target = kindOfType(graphql.link);
      const slugs = content.slugsOf(graphql.link);
      const place = content.placeIn(item, path);
      const isKnownDraft = content.draftsOf(graphql.link).includes(value);
      if (isRenamedTo(value, slugs)) continue;
      if (isKnownDraft && !slugs.includes(value)) {
        if (!item.isDraft) problems.push(problem("names-a-draft", place, value));
      } else if (!slugs.includes(value)) {
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
  const drafts = content.draftsOf("Page", "Book");
  for (const item of content.itemsOf("SiteSettings")) {
    // The header's menu is one, in several groups.
    const listed = new Set<string>();
    for (const menu of menusOf(item)) {
      for (const [index, value] of listAt(item, menu).entries()) {
        if (typeof value !== "string" || value.trim() === "") continue;
        const name = `${String(menu[0])} ${value}`;
        if (slugs.includes(value)) {
          if (listed.has(name)) problems.push(problem("listed-twice", content.placeIn(item, [...menu, index]), value));
          listed.add(name);
        } else if (!isRenamedTo(value, slugs)) {
          const place = content.placeIn(item, [...menu, index]);
          problems.push(
            drafts.includes(value)
              ? problem("names-a-draft", place, value)
              : problem("no-item", place, value, "page or book", nearest(value, slugs), slugs),
          );
        }
      }
    }
  }
};

/** The next free place at the end of a list. */
export const nextOrder = (taken: readonly number[], step = 10): number =>
  (Math.floor(Math.max(0, ...taken) / step) + 1) * step;

/** The next free number of an item's list for one of the fields that put it in order. */
export function nextFreeOrder(content: Content, item: Item, field: string): number {
  const within = item.kind.uniqueOrder?.find((order) => order.field === field)?.within;
  const list = within && valueAt(item.json.value, [within]);
  const all = content
    .itemsOf(item.kind.typeName)
    .filter(({ json }) => !within || valueAt(json.value, [within]) === list)
    .map(({ json }) => Number(valueAt(json.value, [field])) || 0);
  return nextOrder(all, all.some((one) => one % 10 !== 0) ? 1 : 10);
}

/** No two items of one list have the same place in it. */
const checkOrders: Check = (content, problems) => {
  for (const { typeName, uniqueOrder = [] } of kinds) {
    for (const { field, within } of uniqueOrder) {
      const lists = new Map<unknown, Map<number, Item>>();
      for (const item of content.newestLast(typeName)) {
        const value = valueAt(item.json.value, [field]);
        if (typeof value !== "number") continue;
        const name = within ? valueAt(item.json.value, [within]) : undefined;
        const list = lists.get(name) ?? new Map<number, Item>();
        lists.set(name, list);
        const other = list.get(value);
        if (!other) list.set(value, item);
        else {
          const place = content.placeIn(item, [field]);
          const free = nextFreeOrder(content, item, field);
          problems.push(problem("same-order", place, value, content.name(other.path), free));
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
    if (!item.kind.download || item.isDraft || typeof image !== "string") continue;
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
  // A file that cannot be read may well name the picture beside it.
  const read = new Set(content.items.map(({ path }) => path));
  const unreadable = new Set([...content.itemPaths].filter((path) => !read.has(path)).map(dirname));
  for (const picture of content.pictures.keys()) {
    if (unreadable.has(dirname(picture))) continue;
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
  const shown = content.publishedOf("Book").flatMap((book) => listAt(book, ["characters"]));
  const templates = content.publishedOf("Page").map((page) => valueAt(page.json.value, ["template"]));
  for (const item of content.items) {
    const { typeName, shownBy } = item.kind;
    if (item.isDraft) continue;
    // The site's name leads home.
    const isHome = valueAt(item.json.value, ["path"]) === "/";
    if (typeName === "Page" && site && !isHome && !listed.includes(item.slug)) {
      warn(item, "no menu in site.json leads to this page");
    } else if (
      typeName === "Character" &&
      content.isWhole("Page", "Book") &&
      !shown.includes(item.slug) &&
      !templates.includes("characters")
    ) {
      warn(item, 'no book lists it under "characters", and no page has the template "characters"');
    } else if (shownBy && content.isWhole("Page") && !templates.includes(shownBy)) {
      warn(item, `no page has the template "${shownBy}"`);
    }
  }
};

/** A draft and the published item that it would become cannot be there at once: one would take the other's place. */
const checkDrafts: Check = (content, problems) => {
  for (const draft of content.items.filter(({ isDraft }) => isDraft)) {
    const published = draft.path.replace(/_([^/]*)$/, "$1");
    if (content.itemPaths.has(published)) {
      problems.push(problem("draft-twin", content.place(draft.path), content.name(published)));
    }
  }
};

/** Everything that is wrong between files. */
export function checkRelations(content: Content, problems: Problem[]): void {
  for (const check of [
    checkImages,
    checkReferences,
    checkDrafts,
    checkMenus,
    checkOrders,
    checkDownloads,
    checkUnusedPictures,
    checkUnusedItems,
  ]) {
    check(content, problems);
  }
}
