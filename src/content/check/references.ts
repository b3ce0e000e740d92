/** Items that other files name: each exists, is published, and is named once; and no item is there that nothing shows. */
import type { Contents } from "../kinds/contents";
import { slugOfFile } from "../kinds/files";
import { kindOfFile, kinds } from "../kinds/kinds";
import { metaOf } from "../kinds/schema-walk";
import { safeName } from "./check-names";
import type { Content, ContentRule, Item } from "./content";
import { didYouMean, error, inWords, type Place, type Problem, shown, warning } from "./problem";
import { nearest, withArticle } from "./strings";

/** What is wrong with the name of an item of one kind, or of one of several. */
function* judgeName(content: Content, value: string, place: Place, label: string, types: string[]): Generator<Problem> {
  const slugs = content.slugsOf(...types);
  // A file whose name has to be changed is only missed until that is done.
  const isRenamedTo = slugs.some((other) => safeName(`${other}.json`) === `${value}.json`);
  if (slugs.includes(value) || isRenamedTo) return;
  const waits = [...content.waiting].find(
    ([path]) => slugOfFile(path) === value && types.includes(kindOfFile(path)?.typeName ?? ""),
  );
  if (waits) {
    yield error("names-a-draft", place, {
      found: `${shown(value)} waits until ${waits[1]}, so visitors would not find it before.`,
      expected: "Something that is published.",
      suggestion: "Name it here on that day, or date it today.",
    });
    return;
  }
  if (content.draftsOf(...types).includes(value)) {
    yield error("names-a-draft", place, {
      found: `${shown(value)} is a draft, so visitors would not find it.`,
      expected: "Something that is published.",
      suggestion: "Take the _ from the draft's file name to publish it, or leave it out here until then.",
    });
    return;
  }
  yield error("no-item", place, {
    found: `There is no ${label} ${shown(value)}.`,
    expected:
      slugs.length > 0
        ? `One of ${inWords(slugs, "disjunction")}: file names without .json.`
        : `The file name of ${withArticle(label)}, without .json; there is none yet.`,
    suggestion: didYouMean(nearest(value, slugs)),
  });
}

/** Every entry of a list of names stands there once. */
const listedTwice = (place: Place, value: string): Problem =>
  error("listed-twice", place, {
    found: `${shown(value)} is in this list twice.`,
    expected: "Every entry once.",
    suggestion: "Delete one of the two.",
  });

/** An item that a field names exists; a draft may name a draft. */
export const references: ContentRule = function* (content) {
  for (const item of content.items) {
    const said = new Set<string>();
    for (const { path, schema, value } of item.fields) {
      const { graphql } = metaOf(schema);
      if (typeof value !== "string" || !graphql || !("link" in graphql)) continue;
      if (item.isDraft && content.draftsOf(graphql.link).includes(value)) continue;
      const label = kinds.find(({ typeName }) => typeName === graphql.link)?.label ?? graphql.link;
      yield* judgeName(content, value, item.at(...path), label, [graphql.link]);
      if (typeof path.at(-1) !== "number") continue;
      const name = `${path.slice(0, -1).join(" ")} ${value}`;
      if (said.has(name)) yield listedTwice(item.at(...path), value);
      said.add(name);
    }
  }
};

/** The menus of site.json, each with the way to it. */
const menusOf = ({ navigation, footerNavigation }: Contents["SiteSettings"]) => [
  ...navigation.map(({ pages }, group) => ({ menu: "header", path: ["navigation", group, "pages"], pages })),
  { menu: "footer", path: ["footerNavigation"], pages: footerNavigation },
];

/** Menus name pages and books that exist, each once. */
export const menus: ContentRule = function* (content) {
  for (const site of content.itemsOf("SiteSettings")) {
    const listed = new Set<string>();
    for (const { menu, path, pages } of menusOf(site.value)) {
      for (const [index, value] of pages.entries()) {
        const place = site.at(...path, index);
        yield* judgeName(content, value, place, "page or book", ["Page", "Book"]);
        if (listed.has(`${menu} ${value}`)) yield listedTwice(place, value);
        listed.add(`${menu} ${value}`);
      }
    }
  }
};

/** A draft and the published item that it would become cannot be there at once: one would take the other's place. */
export const draftTwins: ContentRule = function* (content) {
  for (const draft of content.items.filter(({ isDraft }) => isDraft)) {
    const published = draft.path.replace(/_([^/]*)$/, "$1");
    if (published === draft.path || !content.itemPaths.has(published)) continue;
    yield error("draft-twin", draft.at(), {
      found: `This is a draft of ${content.name(published)}, which is there as well, and both want the same address.`,
      expected: "Either the draft, with _ before its name, or the published file.",
      suggestion: "Give the draft another name until it takes the other's place.",
    });
  }
};

/** Items that no page shows. */
export const unusedItems: ContentRule = function* (content) {
  const [site] = content.itemsOf("SiteSettings");
  if (!site || !content.isWhole("Page", "Book")) return;
  const listed = menusOf(site.value).flatMap(({ pages }) => pages);
  const pages = content.publishedOf("Page");
  const templates = new Set<string>(pages.map(({ value }) => value.template));
  const inBooks = content.publishedOf("Book").flatMap(({ value }) => value.characters);
  const unused = (item: Item, why: string) =>
    warning("unused-item", item.at(), {
      found: `Nothing on the site shows this: ${why}.`,
      expected: "A place for it on a page, or no such file.",
    });
  for (const page of pages) {
    // The site's name leads home.
    if (page.value.path === "/" || listed.includes(page.slug)) continue;
    yield unused(page, "no menu in site.json leads to this page");
  }
  for (const item of content.items) {
    const { shownBy, typeName } = item.kind;
    if (item.isDraft) continue;
    if (shownBy && !templates.has(shownBy)) yield unused(item, `no page has the template "${shownBy}"`);
    else if (typeName === "Character" && !templates.has("characters") && !inBooks.includes(item.slug)) {
      yield unused(item, 'no book lists it under "characters", and no page has the template "characters"');
    }
  }
};
