/** Every kind of content: where its files lie, what its GraphQL type is called, and its schema. */
import type { z } from "zod";
import type { Rule } from "../check/content";
import { fromSlug, slugify } from "../check/strings";
import { age } from "./age";
import { album } from "./album";
import { artwork, artworkRules } from "./artwork";
import type { ArtworkKindName } from "./artwork-kinds";
import { book, bookRules } from "./book";
import { chapter, chapterRules } from "./chapter";
import { character } from "./character";
import { freeTShirt } from "./free-t-shirt";
import { galleryPicture } from "./gallery-picture";
import { lesson } from "./lesson";
import { merchItem } from "./merch-item";
import { page, pageRules, type TemplateName, templateSections } from "./page";
import { privacyPolicy } from "./privacy-policy";
import { question } from "./question";
import { quiz } from "./quiz";
import { robloxItem } from "./roblox-item";
import { site } from "./site";
import { slide } from "./slide";
import { subject } from "./subject";
import { teaching } from "./teaching";
import { video } from "./video";
import { word } from "./word";

/** The page that every item of a kind has. */
interface OwnPage {
  /** The name of its file in src/templates; without one, each item names its own. */
  template?: string;
  /** What the address begins with: that of the page with this template, or that of the book that the item names. Without it, items give their whole path. */
  below?: TemplateName | "book";
  /** The fields that make its title, where that is not the one that the item is known by. */
  title?: readonly string[];
  /** True where the page above lists the items by their kind, on as many pages as it takes. */
  isListedByKind?: true;
}

/** The fields by which news tells of an item. */
interface KindNews {
  /** What it is, in the news feed. */
  category: string;
  date: string;
  text: string;
  /** Its picture; without one, its book's is shown. */
  picture?: string;
}

/** A picture's size and format. */
interface Pixels {
  width?: number;
  height?: number;
  format?: string;
}

/** One kind of content. */
export interface Kind {
  /** The kind's name for people. */
  label: string;
  /** Other words for it on the command line, besides its folder. */
  alsoCalled?: readonly string[];
  /** Its GraphQL type. */
  typeName: string;
  /** Below data/: a folder with one JSON file per item, or the one file there is. */
  location: { folder: string } | { file: string };
  /** True where a site can do without the one file there is. */
  mayBeMissing?: true;
  /** What a file of this kind holds. */
  schema: z.ZodType;
  /** What judges an item of the kind once it fits the schema. */
  rules?: readonly Rule<never>[];
  /** Fields that, together, no two items may share: the place in a list, and what list it is. */
  uniqueOrder?: { field: string; within?: string }[];
  /** What a new item holds unless somebody says otherwise, by field as its flag is spelt, from what is known of it so far. */
  proposes?: Readonly<Record<string, (known: Readonly<Record<string, unknown>>, picture?: Pixels) => unknown>>;
  /** True where visitors can download the item's image as it is. */
  download?: true;
  /** The field with the day from which visitors see an item; until then it is as unseen as a draft. */
  appears?: string;
  /** True for what is told in a story: in one, people have addresses, and say things twice. */
  isStory?: true;
  /** Where every item has a page of its own. */
  page?: OwnPage;
  /** Where an item with a day is news from then on. */
  news?: KindNews;
  /** The template of the page below which each result of the item, a quiz, has a page. */
  resultsBelow?: TemplateName;
  /** The template of the page that shows the items, where it is not the book template. */
  shownBy?: TemplateName;
}

/** All kinds, in the order in which reports and documents list them. */
export const kinds: readonly Kind[] = [
  { label: "site settings", typeName: "SiteSettings", location: { file: "site.json" }, schema: site },
  {
    label: "page",
    alsoCalled: ["text"],
    typeName: "Page",
    location: { folder: "pages" },
    schema: page,
    rules: pageRules,
    proposes: {
      template: () => "text",
      path: ({ name }) => name && `/${slugify(String(name))}`,
      sections: ({ template }) =>
        templateSections[template as TemplateName].map((id) => ({ id, heading: fromSlug(id), text: [] })),
    },
    page: {},
  },
  {
    label: "slide",
    typeName: "Slide",
    location: { folder: "slides" },
    schema: slide,
    uniqueOrder: [{ field: "order" }],
    shownBy: "home",
  },
  {
    label: "book",
    typeName: "Book",
    location: { folder: "books" },
    schema: book,
    rules: bookRules,
    uniqueOrder: [{ field: "order" }, { field: "featuredOrder" }],
    proposes: {
      path: ({ label, title }) => label && `/${slugify(`${label} the ${title ?? ""}`)}`.replace("-the-the-", "-the-"),
      "reading-age-from": () => 8,
      "reading-age-to": () => 14,
    },
    page: { template: "book", title: ["label", "title"] },
    news: { category: "Book", date: "releaseDate", text: "description", picture: "cover" },
  },
  {
    label: "chapter",
    typeName: "Chapter",
    location: { folder: "chapters" },
    schema: chapter,
    rules: chapterRules,
    isStory: true,
    uniqueOrder: [{ field: "order", within: "book" }],
    proposes: { address: ({ number }) => number && slugify(String(number)) },
    appears: "added",
    page: { template: "chapter", below: "book", title: ["number", "title"] },
    news: { category: "Chapter", date: "added", text: "description" },
  },
  {
    label: "character",
    typeName: "Character",
    location: { folder: "characters" },
    schema: character,
    uniqueOrder: [{ field: "order" }],
    download: true,
    page: { template: "character", below: "characters" },
  },
  {
    label: "age",
    typeName: "Age",
    location: { folder: "ages" },
    schema: age,
    uniqueOrder: [{ field: "order" }],
    shownBy: "ages",
  },
  { label: "word", typeName: "Word", location: { folder: "words" }, schema: word, shownBy: "words" },
  {
    label: "gallery picture",
    typeName: "GalleryPicture",
    location: { folder: "gallery" },
    schema: galleryPicture,
    uniqueOrder: [{ field: "order", within: "book" }],
    download: true,
  },
  {
    label: "artwork",
    alsoCalled: ["picture", "download"],
    typeName: "Artwork",
    location: { folder: "artwork" },
    schema: artwork,
    rules: artworkRules,
    uniqueOrder: [{ field: "order", within: "kind" }],
    proposes: { kind: (_, picture) => picture && artworkKindOf(picture) },
    download: true,
    appears: "added",
    page: { template: "artwork-picture", below: "artwork", isListedByKind: true },
    news: { category: "Picture", date: "added", text: "caption", picture: "image" },
    shownBy: "artwork",
  },
  {
    label: "video",
    typeName: "Video",
    location: { folder: "videos" },
    schema: video,
    uniqueOrder: [{ field: "order" }],
    appears: "publishedOn",
    page: { template: "video", below: "videos" },
    news: { category: "Video", date: "publishedOn", text: "description", picture: "image" },
    shownBy: "videos",
  },
  {
    label: "album",
    typeName: "Album",
    location: { folder: "music" },
    schema: album,
    uniqueOrder: [{ field: "order" }],
    shownBy: "music",
  },
  {
    label: "merchandise item",
    alsoCalled: ["merch"],
    typeName: "MerchItem",
    location: { folder: "merch" },
    schema: merchItem,
    uniqueOrder: [{ field: "order" }],
    shownBy: "shop",
  },
  {
    label: "Roblox item",
    alsoCalled: ["roblox"],
    typeName: "RobloxItem",
    location: { folder: "roblox-items" },
    schema: robloxItem,
    proposes: { robux: () => 5 },
    uniqueOrder: [{ field: "order" }],
    shownBy: "roblox",
  },
  {
    label: "free T-shirt",
    alsoCalled: ["t-shirt", "tshirt"],
    typeName: "FreeTShirt",
    location: { folder: "free-t-shirts" },
    schema: freeTShirt,
    uniqueOrder: [{ field: "order" }],
    download: true,
    shownBy: "roblox",
  },
  {
    label: "privacy policy",
    typeName: "PrivacyPolicy",
    location: { file: "privacy-policy.json" },
    schema: privacyPolicy,
  },
  {
    label: "question",
    typeName: "Question",
    location: { folder: "questions" },
    schema: question,
    uniqueOrder: [{ field: "order", within: "group" }],
    shownBy: "questions",
  },
  {
    label: "lesson",
    typeName: "Lesson",
    location: { folder: "lessons" },
    schema: lesson,
    uniqueOrder: [{ field: "order" }],
    appears: "added",
    page: { template: "lesson", below: "lessons" },
    news: { category: "Lesson", date: "added", text: "aim" },
    shownBy: "lessons",
  },
  {
    label: "subject",
    typeName: "Subject",
    location: { folder: "subjects" },
    schema: subject,
    uniqueOrder: [{ field: "order" }],
    shownBy: "lessons",
  },
  {
    label: "teaching plan",
    typeName: "Teaching",
    location: { file: "teaching.json" },
    mayBeMissing: true,
    schema: teaching,
    shownBy: "lessons",
  },
  {
    label: "quiz",
    typeName: "Quiz",
    location: { file: "quiz.json" },
    mayBeMissing: true,
    schema: quiz,
    resultsBelow: "quiz",
    shownBy: "quiz",
  },
];

/** The kind of artwork that a picture's shape suggests. */
function artworkKindOf({ width = 1, height = 1, format }: Pixels): ArtworkKindName {
  const upright = height / width;
  if (upright >= 1.6) return "phone-wallpaper";
  if (upright <= 1 / 1.4) return "wallpaper";
  if (upright < 1.2) return "printable";
  return format === "png" ? "colouring-sheet" : "poster";
}

/** The day until which an item waits, where that is still to come. */
export function waitsUntil({ appears }: Kind, value: unknown, today: string): string | undefined {
  const day = appears && (value as Record<string, unknown> | null)?.[appears];
  return typeof day === "string" && day > today ? day : undefined;
}

/** The field that an item of a kind is known by; a book is known by its place in the series. */
export const titleOf = ({ schema }: Kind): string | undefined =>
  ["label", "name", "title", "question"].find((name) => name in (schema as z.ZodObject).shape);

/** The kind that a file below data/ belongs to, by its path with forward slashes, such as "books/book-one.json". */
export function kindOfFile(relativePath: string): Kind | undefined {
  const parts = relativePath.split("/");
  return kinds.find(({ location }) =>
    "file" in location ? location.file === relativePath : parts.length === 2 && location.folder === parts[0],
  );
}
