/** The pages of the site and their parts: what an address may have after #. A test holds this against the built pages. */
import { artworkKindNames, artworkKinds } from "../kinds/artwork-kinds";
import { furtherLists, shownOfEach } from "../kinds/artwork-lists";
import { questionGroups } from "../kinds/names";
import type { TemplateName } from "../kinds/page";
import { type Path, valueAt } from "../kinds/schema-walk";
import { addressesOfItems } from "./check-addresses";
import { type Content, type Item, listAt, textAt } from "./content";

/** A part of a page, and what in the content gives it its name; those without are the template's own. */
export interface Part {
  id: string;
  item?: Item;
  path?: Path;
}

/** What links can lead to on a page. */
export interface PageParts {
  parts: Part[];
  /** Ids that are made up as the page is built, such as "letter-A". */
  others?: RegExp;
}

type PartsOf = (content: Content, item: Item) => PageParts;

const own = (...ids: string[]): Part[] => ids.map((id) => ({ id }));

/** On every page, around what is its own. */
export const around = own("main", "newsletter", "footer-general", "footer-social", "footer-email", "reading-settings");

/** Items that stand on a page under their file names. */
const named = (content: Content, typeName: string): Part[] =>
  content.publishedOf(typeName).map((item) => ({ id: item.slug, item }));

/** Entries of a list that give their ids themselves. */
const entries = (item: Item, list: string): Part[] =>
  listAt(item, [list]).flatMap((_, index) => {
    const path = [list, index, "id"];
    const id = textAt(item, ...path);
    return id ? [{ id, item, path }] : [];
  });

const booksWith = (content: Content, field: string) =>
  content.publishedOf("Book").some((book) => listAt(book, [field]).length > 0);

const ofTemplates: Record<TemplateName, PartsOf> = {
  home: () => ({ parts: own("start", "books", "subscribe", "explore") }),
  shop: (content) => ({ parts: [...own("grown-ups"), ...named(content, "MerchItem")] }),
  artwork: (content) => {
    const kinds = content.publishedOf("Artwork").map((artwork) => textAt(artwork, "kind"));
    return { parts: own("all", "terms", ...artworkKindNames.filter((kind) => kinds.includes(kind))) };
  },
  roblox: () => ({ parts: own("items", "free-t-shirts") }),
  music: (content) => ({ parts: [...own("player"), ...named(content, "Album")] }),
  videos: (content) => {
    const isFeatured = content.publishedOf("Video").some(({ json }) => valueAt(json.value, ["featured"]) === true);
    return { parts: [...own("player", ...(isFeatured ? ["featured"] : [])), ...named(content, "Video")] };
  },
  characters: () => ({ parts: own("everyone") }),
  ages: (content) => ({ parts: [...own("paper"), ...named(content, "Age")] }),
  words: (content) => ({ parts: named(content, "Word"), others: /^letter-/ }),
  "grown-ups": (content) => {
    const hasLessons = content.publishedOf("Page").some((page) => textAt(page, "template") === "lessons");
    const hasSheet = content.publishedOf("Artwork").some((artwork) => textAt(artwork, "kind") === "colouring-sheet");
    return {
      parts: own(
        "reading",
        ...(hasLessons ? ["teachers"] : []),
        "site",
        "pictures",
        ...(booksWith(content, "questions") ? ["questions"] : []),
        ...(hasSheet ? ["activity"] : []),
        "press",
      ),
    };
  },
  "privacy-policy": (content) => ({
    parts: [
      ...own("in-short", "contents"),
      ...content.itemsOf("PrivacyPolicy").flatMap((policy) => entries(policy, "sections")),
    ],
  }),
  lessons: (content) => {
    const lessons = content.publishedOf("Lesson");
    const [teaching] = content.itemsOf("Teaching");
    const subjects = named(content, "Subject");
    const used = new Set(lessons.flatMap((lesson) => listAt(lesson, ["subjects"])));
    return {
      parts: [
        ...own("activities", ...(lessons.length > 0 ? ["all-lessons"] : [])),
        ...own(...(subjects.length > 0 ? ["key"] : [])),
        ...own(...(listAt(teaching, ["bookClub"]).length > 0 ? ["book-club"] : [])),
        ...own(...(listAt(teaching, ["assembly"]).length > 0 ? ["assembly"] : [])),
        ...subjects.filter(({ id }) => used.has(id)),
      ],
      others: /^age-\d+$/,
    };
  },
  quiz: (content) => ({
    parts: content.itemsOf("Quiz").flatMap((quiz) => {
      const everybody = ["everybody", "id"];
      return [
        ...own("questions"),
        ...entries(quiz, "results"),
        { id: textAt(quiz, ...everybody), item: quiz, path: everybody },
      ];
    }),
    others: /-and-/,
  }),
  find: () => ({ parts: own("find-field"), others: /^letter-/ }),
  questions: (content) => {
    const asked = content.publishedOf("Question").map((question) => textAt(question, "group"));
    return {
      parts: [...own(...questionGroups.filter((group) => asked.includes(group))), ...named(content, "Question")],
    };
  },
  text: (_, page) => ({ parts: entries(page, "sections") }),
};

const ofKinds: Record<string, PartsOf> = {
  Page: (content, page) => {
    const template = textAt(page, "template");
    return Object.hasOwn(ofTemplates, template)
      ? ofTemplates[template as TemplateName](content, page)
      : { parts: entries(page, "sections") };
  },
  Book: (content, book) => {
    const pictures = content.publishedOf("GalleryPicture").filter((picture) => textAt(picture, "book") === book.slug);
    const has = (field: string, id = field) => (listAt(book, [field]).length > 0 ? [id] : []);
    return {
      parts: [
        ...own("synopsis", ...has("characters"), ...has("editions")),
        ...own(...(pictures.length > 0 ? ["gallery"] : [])),
        ...own(...(valueAt(book.json.value, ["makingOf"]) ? ["making-of"] : [])),
        ...own(...(textAt(book, "listEditionsOf") ? ["other-editions"] : [])),
        ...own(...(content.publishedOf("Book").length > 1 ? ["reading-order"] : [])),
        ...pictures.map((item) => ({ id: item.slug, item })),
      ],
    };
  },
  Chapter: (content, chapter) => {
    const book = content.publishedOf("Book").find(({ slug }) => slug === textAt(chapter, "book"));
    const isSold = listAt(book, ["editions"]).length > 0;
    return {
      parts: own("chapter-title", "next", ...(isSold ? ["get-the-book"] : []), "take-along"),
      others: /^minute-\d+$/,
    };
  },
  Character: (content, { slug }) => {
    const shownIn = (typeName: string, id: string) =>
      content.publishedOf(typeName).some((item) => listAt(item, ["characters"]).includes(slug)) ? [id] : [];
    return {
      parts: own(
        ...shownIn("GalleryPicture", "scenes"),
        ...shownIn("Book", "books"),
        ...shownIn("Artwork", "downloads"),
      ),
    };
  },
  Artwork: () => ({ parts: own("terms") }),
  Video: (_, { slug }) => ({ parts: own(slug) }),
};

/** Where links may lead. */
export interface Addresses {
  /** Every page that visitors can be led to, by its address. */
  pages: Map<string, PageParts>;
  /** Where aliases lead. */
  aliases: Map<string, string>;
  /** The addresses that drafts will have. */
  drafts: Set<string>;
}

/** Every address of the site. */
export function addressesOf(content: Content): Addresses {
  const pages = new Map<string, PageParts>();
  const aliases = new Map<string, string>();
  const add = (address: string, parts: PageParts = { parts: [] }) => pages.set(address, parts);
  const addItem = (item: Item, address: string) => add(address, ofKinds[item.kind.typeName]?.(content, item));

  const above = content.publishedOf("Page", "Book");
  for (const item of above) {
    const address = textAt(item, "path");
    addItem(item, address);
    for (const alias of listAt(item, ["aliases"])) aliases.set(String(alias), address);
    const template = textAt(item, "template");
    if (template === "ages") {
      add(`${address}/poster`);
      add(`${address}/questions`, { parts: own("statements", "answers") });
    }
    if (template === "lessons") add(`${address}/print`);
  }
  const items = content.items.filter(({ isDraft }) => !isDraft);
  for (const { item, address } of addressesOfItems(items, above)) {
    addItem(item, address);
    const kind = item.kind.typeName === "Artwork" && artworkKindNames.find((name) => name === textAt(item, "kind"));
    if (kind && artworkKinds[kind].forPaper) add(`${address}/print`);
  }
  const list = above.find((page) => textAt(page, "template") === "artwork");
  const artworks = content.publishedOf("Artwork").map((artwork) => textAt(artwork, "kind"));
  const totals = artworkKindNames.map((name) => artworks.filter((kind) => kind === name).length);
  const shown = shownOfEach(totals);
  for (const [index, kind] of list ? artworkKindNames.entries() : []) {
    for (const { path } of furtherLists(textAt(list as Item, "path"), kind, totals[index] ?? 0, shown)) add(path);
  }
  const all = content.itemsOf("Page", "Book");
  const drafts = [
    ...all.map((item) => ({ item, address: textAt(item, "path") })),
    ...addressesOfItems(content.items, all),
  ].flatMap(({ address }) => (pages.has(address) ? [] : [address]));
  return { pages, aliases, drafts: new Set(drafts) };
}
