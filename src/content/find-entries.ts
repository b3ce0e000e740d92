/** The entries of the search index and of the A to Z: everything on the site that has a name. */

import { titleOf } from "../../plugins/gatsby-plugin-checked-content";
import { noTitle, shorten } from "../format";
import { aToZ, letterSlug, underEachName } from "./a-to-z";
import { artworkKinds } from "./kinds/artwork-kinds";
import { type Made, madeBy } from "./kinds/credits";
import type { Contents } from "./kinds/kinds";
import { plainLinkedText } from "./kinds/linked-text";
import { footerParts, readingSettings } from "./page-parts";
import { showsSection } from "./page-sections";
import { furtherPathOf, type MappedItem, type SitePage, siteMap } from "./site-map";
import {
  wordsForItem,
  wordsForLastBook,
  wordsForMakers,
  wordsForNewsletter,
  wordsForPart,
  wordsForSettings,
  wordsForSocial,
} from "./usual-words";

type Page = Contents["Page"];
type Site = Pick<Contents["SiteSettings"], "newsletter" | "social" | "name" | "author" | "illustrator" | "makers">;

export interface FindEntry<Item extends MappedItem = MappedItem> {
  name: string;
  /** Synonyms of the name: "Book One" for "The Discovery". */
  otherNames: readonly string[];
  /** A label in a word or two: "Free poster". */
  kind: string;
  path: string;
  /** One line of plain text. */
  summary: string;
  /** The words of its texts, each once: searched, but not displayed. */
  more: string;
  keywords: readonly string[];
  /** A factor on the score (boost): pages and books rank above their details. */
  weight: number;
  /** The picture's file name, the item in whose folder it is, and how it is cropped. */
  picture?: { item: Item; file: string; crop: "square" | "scene" | "whole" };
}

/** In characters: about one line of a result. */
const lineLength = 110;

/** All texts in a field's value, however deep; addresses are none. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? /^https?:/.test(value)
      ? []
      : [plainLinkedText(value)]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsOf)
      : [];

/** Words alone, with a space before and behind each, so that of two texts it shows whether one is within the other. */
const inWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;

const byPlace = (one: readonly number[], other: readonly number[]) =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

interface Described {
  name: string;
  kind: string;
  path: string;
  weight: number;
  otherNames?: readonly string[];
  summary?: unknown;
  more?: unknown;
  keywords?: readonly string[];
}

const entry = ({ summary, more, otherNames = [], keywords = [], ...rest }: Described): FindEntry => ({
  ...rest,
  otherNames,
  summary: shorten(textsOf(summary).join(" "), lineLength),
  more: [
    ...new Set(
      textsOf([summary, more])
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}’']+/gu),
    ),
  ].join(" "),
  keywords: [...new Set(keywords)],
});

/** Page sections with entries of their own: lists of free pictures, and sections that have keywords, their own or usual ones. */
const parts = ({ name, path, template, sections }: Page, items: readonly MappedItem[]) =>
  sections
    .filter(({ id }) => showsSection(template, id, items))
    .map((section) => ({ ...section, usual: wordsForPart(template, section.id) }))
    .filter(({ id, keywords, usual }) => (template === "artwork" ? id in artworkKinds : (keywords ?? usual).length > 0))
    .map(({ id, heading, text, keywords = [], usual }) =>
      entry({
        name: heading,
        kind: name,
        // The press has a page of its own, to which this section leads.
        path: template === "grown-ups" && id === "press" ? furtherPathOf(path, "press") : `${path}#${id}`,
        weight: 1.15,
        summary: text[0],
        more: text,
        keywords: [...keywords, ...usual],
      }),
    );

/** What stands at the foot of every page: entries lead to the home page's. */
function footer({ newsletter, social }: Site, home: string, networks: string[]) {
  const shared = { kind: "At the foot of every page", weight: 0.9 };
  const { newsletter: news, social: follow } = footerParts;
  return [
    ...(newsletter
      ? [
          entry({
            ...shared,
            name: newsletter.heading,
            path: `${home}#${news.id}`,
            summary: newsletter.text,
            keywords: wordsForNewsletter(),
          }),
        ]
      : []),
    ...(social.length > 0
      ? [
          entry({
            ...shared,
            name: follow.heading,
            path: `${home}#${follow.id}`,
            summary: networks.join(", "),
            keywords: [...networks, ...wordsForSocial()],
          }),
        ]
      : []),
  ];
}

/** The panel that every page has: it opens where its entry is pressed. */
const settingsPanel = (find: string) =>
  entry({
    name: readingSettings.name,
    kind: "On every page",
    path: `${find}#${readingSettings.id}`,
    weight: 1.3,
    summary: "Text size, spacing, plain letters, light or dark, and a stop to all that moves.",
    keywords: wordsForSettings(),
  });

/** All entries, those that count most first; `networks` are names of the site's social networks. */
export function findEntries<Item extends MappedItem>(
  items: readonly Item[],
  site: Site,
  networks: string[],
): FindEntry<Item>[] {
  const fieldsOf = ({ fields }: MappedItem) => fields as Readonly<Record<string, unknown>>;
  /** The items of a folder that a field names. */
  const named = (item: Item, field: string, folder: string) =>
    [fieldsOf(item)[field]]
      .flat()
      .flatMap((slug) => items.filter((one) => one.kind.name === folder && one.slug === slug));
  const pages = new Map(siteMap(items).flatMap((page) => (page.isOwn ? [[page.item, page.path] as const] : [])));
  const counts = new Map<Item["kind"], number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const pageWith = (template: string) => items.find(({ fields }) => fields.template === template);
  /** The names of the school years and key stages by which lessons are chosen. */
  const years = [
    ...items
      .filter(({ kind }) => kind.typeName === "Teaching")
      .flatMap((item) => (fieldsOf(item).years ?? []) as { name: string }[])
      .map(({ name }) => name),
    ...items.flatMap((item) => (item.kind.typeName === "Lesson" ? (fieldsOf(item).stages as string[]) : [])),
  ];
  const bookOf = (item: Item) => named(item, "book", "books")[0];

  /** The address of an item's page, or of its place on the page that shows it. */
  function pathOf(item: Item): string | undefined {
    const shownBy = item.kind.shownBy ? pageWith(item.kind.shownBy) : bookOf(item);
    return pages.get(item) ?? (shownBy && `${pages.get(shownBy)}#${item.slug}`);
  }

  function pictureOf(item: Item): FindEntry<Item>["picture"] {
    const { image, cover, scene } = fieldsOf(item) as { image?: string; cover?: string; scene?: { image?: string } };
    const { shape, forPaper } = (item.kind.typeName === "Artwork" && artworkKinds[item.fields.kind ?? "poster"]) || {};
    // A square crop would lose what matters of a cover or a poster.
    if (cover) return { item, file: cover, crop: "whole" };
    if (image) return { item, file: image, crop: shape === "tall" && forPaper ? "whole" : "square" };
    if (scene?.image) return { item, file: scene.image, crop: "scene" };
    const [other] = item.kind.find?.pictureOf?.flatMap(([field, folder]) => named(item, field, folder)) ?? [];
    return other && pictureOf(other);
  }

  const ofKind = (typeName: string) => items.filter(({ kind }) => kind.typeName === typeName);
  const inOrder = ofKind("Book").sort((a, b) => (a.fields.order ?? 0) - (b.fields.order ?? 0));
  const lastBook = inOrder.length > 1 ? inOrder.at(-1) : undefined;

  const madeOf = (makers: unknown): Made[] =>
    ((makers ?? []) as { person: string; role: Made["role"] }[]).flatMap(({ person, role }) =>
      ofKind("Person")
        .filter(({ slug }) => slug === person)
        .map((one) => ({ name: String(fieldsOf(one).name), role })),
    );

  /** The series within the series that a book is in, and who made it; the page of all books is found by every such series. */
  function aroundBook(item: Item): string[] {
    const { kind, slug, fields } = item;
    const isBook = kind.typeName === "Book";
    const within = ofKind("Series").filter(
      (series) => fields.template === "books" || (isBook && (fieldsOf(series).books as string[]).includes(slug)),
    );
    const makers = isBook ? madeBy({ book: madeOf(fieldsOf(item).makers), site: madeOf(site.makers) }, site) : [];
    return [
      ...within.map((series) => String(fieldsOf(series).name)),
      ...makers.map(({ name }) => name),
      ...(makers.length > 0 ? wordsForMakers() : []),
      ...(item === lastBook ? wordsForLastBook() : []),
    ];
  }

  function usualFor(item: Item, path: string): string[] {
    const { kind, fields } = item;
    const words = wordsForItem(kind, fields);
    // What is for sale is asked for by what it is, which its name ends with: "Portal hoodie".
    if (kind.typeName === "MerchItem") {
      const name = String(fieldsOf(item)[titleOf(kind) ?? ""]);
      return [...words, ...name.split(" ").slice(-1)];
    }
    // Every book may have a first chapter.
    if (kind.typeName === "Chapter")
      return [...words, `${fieldsOf(bookOf(item) ?? item).label} ${fieldsOf(item).number}`];
    if (kind.typeName !== "Page") return words;
    // A page is also known by its address.
    return [
      ...words,
      ...path.split("/").slice(-1),
      ...(fields.template === "lessons" ? years : []),
      ...(fields.template === "home" && site.newsletter ? wordsForNewsletter() : []),
    ];
  }

  const ofItem = (item: Item): FindEntry<Item>[] => {
    const { kind } = item;
    const { find } = kind;
    const path = pathOf(item);
    if (!find || !path || item.fields.template === "find") return [];
    const isMany = find.most !== undefined && (counts.get(kind) ?? 0) > find.most;
    const fields = fieldsOf(item);
    const names = (kind.page?.title ?? [titleOf(kind) ?? ""])
      .map((field) => String(fields[field]))
      .filter((name) => name !== noTitle);
    const name = names.join(": ");
    const own = (fields.keywords ?? []) as string[];
    const others = (find.with ?? []).flatMap((field) => named(item, field, field));
    return [
      {
        ...entry({
          name,
          otherNames: names.length > 1 ? names : [],
          kind: find.label
            .replace("{kind}", () => String(item.fields.kind).replaceAll("-", " "))
            .replace("{book}", () => String(fieldsOf(bookOf(item) ?? item).label)),
          path,
          weight: find.weight ?? 1,
          // Of very many, the names and keywords alone.
          ...(!isMany && {
            summary: fields[find.summary ?? ""],
            more: [
              ...(find.more ?? []).map((field) => fields[field]),
              ...others.map((other) => fieldsOf(other).keywords),
            ],
          }),
          keywords: [
            ...own,
            // "How to draw Pip" would be called Pip twice, and stand before Pip.
            ...others
              .map((other) => String(fieldsOf(other).name))
              .filter((one) => !inWords(name).includes(inWords(one))),
            ...aroundBook(item),
            ...usualFor(item, path),
          ],
        }),
        picture: isMany ? undefined : pictureOf(item),
      } as FindEntry<Item>,
    ];
  };

  /** Where equally good answers stand: pages before books before details, books and what is in them in their order. */
  function placeOf(item: Item): number[] {
    const { kind, fields } = item;
    const book = kind.typeName === "Book" ? item : bookOf(item);
    const rank = kind.typeName === "Page" ? 0 : kind.typeName === "Book" ? 1 : 2;
    return [rank, book?.fields.order ?? 0, fields.order ?? 0];
  }

  const home = pageWith("home");
  const find = pageWith("find");
  const inPlace = items
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((a, b) => byPlace(a.place, b.place) || (a.item.slug < b.item.slug ? -1 : 1))
    .map(({ item }) => item);
  return [
    ...inPlace.flatMap(ofItem),
    ...inPlace
      .filter(({ kind }) => kind.typeName === "Page")
      .flatMap((page) => parts(page.fields as unknown as Page, items)),
    ...(find ? [settingsPanel(pages.get(find) ?? "")] : []),
    ...(home ? footer(site, pages.get(home) ?? "/", networks) : []),
  ].sort((a, b) => b.weight - a.weight) as FindEntry<Item>[];
}

/** Up to so many names stand on the page that finds things itself, from A to Z; of more, each letter has a page. */
export const mostInPlace = 40;

/** The letters of the A to Z, each with the address of its page; none while all names stand in place. */
export function findLetters(entries: readonly FindEntry[], findPath: string): { letter: string; path: string }[] {
  const named = entries.flatMap(underEachName);
  if (named.length <= mostInPlace) return [];
  return aToZ(named).map(({ letter }) => ({ letter, path: `${findPath}/${letterSlug(letter)}` }));
}

/** The pages of those letters. */
export function letterPages<Item extends MappedItem>(
  items: readonly Item[],
  site: Site,
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
