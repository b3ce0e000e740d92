/** The entries of the search index and of the A to Z: everything on the site that has a name. */
import { titleOf } from "../../plugins/gatsby-plugin-checked-content";
import { shorten, shownNames } from "../format";
import { artworkKinds } from "./kinds/artwork-kinds";
import { spelt } from "../language";
import { makersOf } from "./kinds/format-credits";
import type { Contents } from "./kinds/kinds";
import { plainLinkedText } from "./kinds/linked-text";
import { footerParts, readingSettings } from "./shared-labels";
import { showsSection } from "./rendered-sections";
import { type ItemPicture, pictureOfItem } from "./picture-of-item";
import { furtherPathOf, type MappedItem, siteMap } from "./site-map";
import { placeNames, synonyms } from "./synonyms";

/** A school year, and the ages of its children. */
type Year = NonNullable<Contents["Teaching"]["years"]>[number];

type Edition = Pick<Contents["Book"]["editions"][number], "format">;

/** The site's settings that entries are made of. */
export type FoundSite = Pick<Contents["SiteSettings"], "newsletter" | "social"> & Parameters<typeof makersOf>[1];

export interface FindEntry<Item extends MappedItem = MappedItem> {
  name: string;
  /** Synonyms of the name: "Book One" for "The Discovery". */
  otherNames: readonly string[];
  /** A label in a word or two: "Free poster". */
  kind: string;
  path: string;
  /** One line of plain text. */
  summary: string;
  /** The words of its texts, each once: searched (find-index.ts), but not displayed. */
  more: string;
  keywords: readonly string[];
  /** True for what people look for by itself, such as pages and books, which ranks above details. */
  isMain: boolean;
  picture?: ItemPicture<Item>;
}

/** In characters: about one line of a result. */
const lineLength = 110;

/** All texts in a field's value, nested ones included, without URLs. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return /^https?:/.test(value) ? [] : [plainLinkedText(value)];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

/** The words that have a capital within a sentence: names, if no text has them without. */
const capitalised = (text: string): string[] => text.match(/(?<=[\p{Ll}\d][,;]? )\p{Lu}\p{Ll}{2,}/gu) ?? [];

/** Words alone, a space around each, so that one text is in another only by whole words. */
const inWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;

/** An entry, found by these texts as well; the first line of `summary` is displayed. */
const entry = <Item extends MappedItem>(
  named: Omit<FindEntry<Item>, "summary" | "more">,
  summary: unknown,
  more?: unknown,
): FindEntry<Item> => ({
  ...named,
  summary: shorten(textsOf(summary).join(" "), lineLength),
  more: [
    ...new Set(
      textsOf([summary, more])
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}’']+/gu),
    ),
  ].join(" "),
  keywords: [...new Set(named.keywords.filter(Boolean))],
});

/** Entries of a page's sections: of those that list free pictures, and of those with keywords, their own or usual ones. */
const parts = ({ name: kind, path, template, sections }: Contents["Page"], items: readonly MappedItem[]) =>
  sections.flatMap(({ id, heading: name, text, keywords: own = [] }) => {
    const keywords = [...own, ...synonyms(`${template}#${id}`)];
    const isFound = template === "artwork" ? id in artworkKinds : keywords.length > 0;
    if (!isFound || !showsSection(template, { id, text }, items)) return [];
    // The press has a page of its own, to which its section leads.
    const address = template === "grown-ups" && id === "press" ? furtherPathOf(path, id) : `${path}#${id}`;
    return entry({ name, otherNames: [], kind, path: address, keywords, isMain: true }, text[0], text);
  });

/** Entries of what every page has, the panel of reading settings and parts of the footer: they lead to the home page's. */
function partsOfEveryPage({ newsletter, social }: FoundSite, networks: string[], home = "/", find?: string) {
  const settings = "Text size, spacing, plain letters, light or dark, and a stop to all that moves.";
  const at = (path: string, name: string, summary: string, isMain: boolean, keywords: string[]) => {
    const kind = isMain ? "On every page" : "At the foot of every page";
    return entry({ name, otherNames: [], kind, path, keywords, isMain }, summary);
  };
  const { newsletter: news, social: follow } = footerParts;
  const { id, name } = readingSettings;
  const followed = [...networks, ...synonyms("social")];
  return [
    find && at(`${find}#${id}`, name, settings, true, synonyms("settings")),
    newsletter && at(`${home}#${news.id}`, newsletter.heading, newsletter.text, false, synonyms("newsletter")),
    social[0] && at(`${home}#${follow.id}`, follow.heading, networks.join(", "), false, followed),
  ].flatMap((one) => one || []);
}

/** All entries, in the order in which equally good answers stand; `networks` are names of the site's social networks. */
export function findEntries<Item extends MappedItem>(
  items: readonly Item[],
  site: FoundSite,
  networks: string[],
): FindEntry<Item>[] {
  const fieldsOf = ({ fields }: MappedItem) => fields as Readonly<Record<string, unknown>>;
  const textOf = (item: MappedItem, field = "") => String(fieldsOf(item)[field]);
  const ofKind = (typeName: string) => items.filter(({ kind }) => kind.typeName === typeName);
  /** The items of a folder that a field names. */
  const itemsIn = (item: Item, field: string, folder: string) => {
    const slugs = [fieldsOf(item)[field]].flat();
    return slugs.flatMap((slug) => items.filter((one) => one.kind.name === folder && one.slug === slug));
  };
  const bookOf = (item: Item) => (item.kind.typeName === "Book" ? item : itemsIn(item, "book", "books")[0]);
  const pages = new Map(siteMap(items).flatMap((page) => (page.isOwn ? [[page.item, page.path] as const] : [])));
  const pageWith = (template?: string) => ofKind("Page").find(({ fields }) => fields.template === template);
  const people = ofKind("Person").map((one) => ({ slug: one.slug, name: textOf(one, "name") }));
  const books = ofKind("Book").sort((a, b) => (a.fields.order ?? 0) - (b.fields.order ?? 0));
  const lastBook = books.length > 1 ? books.at(-1) : undefined;
  const titles = items.map((item) => (item.kind.find ? textOf(item, titleOf(item.kind)).toLowerCase() : ""));
  const inTexts = [...titles, ...items.flatMap(({ fields }) => textsOf(fields))].join(" ");
  /** Those of titles, which need no keyword, and those in lower case. */
  const plainWords = new Set(inTexts.match(/(?<![\p{L}’])\p{Ll}\p{L}+/gu));

  const formatsOf = (book: Item) => ((fieldsOf(book).editions ?? []) as Edition[]).map(({ format }) => format);
  /** Who looks for a set is led to it, and where there is none to the books. */
  const hasSets = books.some((book) => formatsOf(book).includes("box-set"));

  /** Further search words of an item, depending on its type. */
  function furtherWords(item: Item): string[] {
    const { template = "", path = "", status } = item.fields;
    const series = (isNamed: (books: string[]) => boolean) =>
      ofKind("Series").flatMap((one) => (isNamed(fieldsOf(one).books as string[]) ? [textOf(one, "name")] : []));
    // Every book may have a first chapter.
    if (item.kind.typeName === "Chapter") return [`${textOf(bookOf(item) ?? item, "label")} ${textOf(item, "number")}`];
    if (item.kind.typeName === "Book") {
      const makers = makersOf(fieldsOf(item).makers as [], site, people).map(({ name }) => name);
      const formats = formatsOf(item).map((format) => `Edition#${format}`);
      const usual = [
        `Book#${status}`,
        ...formats,
        hasSets ? "" : "Edition#box-set",
        makers.length > 0 ? "Book#made" : "",
        lastBook && item === books[0] ? "Book#first" : "",
        item === lastBook ? "Book#last" : "",
      ];
      const places = lastBook ? placeNames(books.indexOf(item) + 1) : [];
      return [...series((books) => books.includes(item.slug)), ...makers, ...places, ...synonyms(...usual)];
    }
    const years = ofKind("Teaching").flatMap((one) => (fieldsOf(one).years ?? []) as Year[]);
    if (item.kind.typeName === "Lesson") {
      const { ages } = fieldsOf(item) as { ages?: { from: number; to: number } };
      // As the choice above the lessons has it: at nine one is in the year that begins or ends with nine.
      const fitting = years.filter(({ from, to }) => ages && from <= ages.to && ages.from <= to);
      const facts = ["stages", "alsoFits", "where"].flatMap((field) => (fieldsOf(item)[field] ?? []) as string[]);
      return [...facts, ...fitting.map(({ name }) => name)];
    }
    // A page is also known by its address, the lessons' by the school years by which they are chosen.
    const words = [...synonyms(template), ...path.split("/").slice(-1)];
    if (template === "books") return [...words, ...series(() => true)];
    const stages = ofKind("Lesson").flatMap((one) => fieldsOf(one).stages as string[]);
    return template === "lessons" ? [...words, ...years.map(({ name }) => name), ...stages] : words;
  }

  function ofItem(item: Item): FindEntry<Item>[] {
    const { kind, fields } = item;
    const { find } = kind;
    const shownBy = kind.shownBy ? pageWith(kind.shownBy) : bookOf(item);
    const path = pages.get(item) ?? (shownBy && `${pages.get(shownBy)}#${item.slug}`);
    if (!find || !path || fields.template === "find") return [];
    const titles = (kind.page?.title ?? [titleOf(kind)]).map((field) => textOf(item, field));
    const names = shownNames(titles);
    const name = names.join(": ");
    const texts = [find.summary, ...(find.more ?? [])].map((field = "") => fieldsOf(item)[field]);
    const others = (find.with ?? []).flatMap((field) => itemsIn(item, field, field));
    // For a kind with very many items, only names and keywords are indexed.
    const isFew = ofKind(kind.typeName).length <= (find.most ?? Number.POSITIVE_INFINITY);
    const label = find.label
      .replace("{kind}", () => spelt(textOf(item, "kind").replaceAll("-", " ")))
      .replace("{book}", () => textOf(bookOf(item) ?? item, "label"));
    const keywords = [
      ...((fieldsOf(item).keywords ?? []) as string[]),
      ...(find.role ? [textOf(item, find.role)] : []),
      // With the keyword "Pip", "How to draw Pip" would have that name twice, and rank above Pip.
      ...others.map((other) => textOf(other, "name")).filter((one) => !inWords(name).includes(inWords(one))),
      ...synonyms(kind.typeName),
      ...furtherWords(item),
      ...textsOf(texts)
        .flatMap(capitalised)
        .filter((word) => !plainWords.has(word.toLowerCase())),
    ];
    const otherNames = names.length > 1 ? names : [];
    const named = { name, otherNames, kind: label, path, keywords, isMain: find.isMain === true };
    if (!isFew) return [entry<Item>(named, "")];
    const [summary, ...more] = [...texts, others.map((one) => fieldsOf(one).keywords)];
    return [entry({ ...named, picture: pictureOfItem(item, itemsIn) }, summary, more)];
  }

  /** Pages before books before details, books and what is in them in their order. */
  const placeOf = (item: Item) => {
    const rank = ["Book", "Page"].indexOf(item.kind.typeName);
    return `${2 - rank} ${bookOf(item)?.fields.order ?? 0} ${item.fields.order ?? 0} ${item.slug}`;
  };
  const { compare } = new Intl.Collator("en", { numeric: true });
  const places = new Map(items.map((item) => [item, placeOf(item)]));
  const inPlace = [...items].sort((a, b) => compare(places.get(a) ?? "", places.get(b) ?? ""));
  const [home, find] = ["home", "find"].map((template) => pages.get(pageWith(template) as Item));
  return [
    ...inPlace.flatMap(ofItem),
    ...inPlace
      .filter(({ kind }) => kind.typeName === "Page")
      .flatMap((page) => parts(page.fields as unknown as Contents["Page"], items)),
    ...partsOfEveryPage(site, networks, home, find),
  ].sort((a, b) => Number(b.isMain) - Number(a.isMain)) as FindEntry<Item>[];
}
