/** The table of content kinds, from which GraphQL types, pages, search, feed, forms and commands derive. */
import type { z } from "zod";
import {
  type Kind as CheckedKind,
  fromSlug,
  type Pixels,
  slugify,
} from "../../../plugins/gatsby-plugin-checked-content";
import { age } from "./age";
import { album } from "./album";
import { artwork, artworkRules, artworkShape } from "./artwork";
import type { ArtworkKindName } from "./artwork-kinds";
import { book, bookRules } from "./book";
import { chapter, chapterRules } from "./chapter";
import { character } from "./character";
import { freeTShirt } from "./free-t-shirt";
import { galleryPicture } from "./gallery-picture";
import { lesson, lessonRules } from "./lesson";
import { merchItem } from "./merch-item";
import { page, pageRules, type TemplateName, templateSections } from "./page";
import { person } from "./person";
import { privacyPolicy } from "./privacy-policy";
import { question } from "./question";
import { quiz, quizRules } from "./quiz";
import { robloxItem } from "./roblox-item";
import { series, seriesRules } from "./series";
import { site, siteRules } from "./site";
import { eyebrow, slide } from "./slide";
import { subject } from "./subject";
import { partsInTurn, teaching } from "./teaching";
import { video, videoRules } from "./video";
import { word } from "./word";

/** The pages of a kind whose items have pages of their own. */
interface OwnPage {
  /** Its folder in src/templates; undefined if each item names its own. */
  template?: string;
  /** Parent path: of this template's page, or the item's book. Undefined if items give their whole path. */
  below?: TemplateName | "book";
  /** The fields that its title is made of; by default the one of titleOf(). */
  title?: readonly string[];
  /** True if the parent page lists the items by kind, paginated. */
  isListedByKind?: true;
}

/** How the news feed presents an item. */
interface KindNews {
  /** The RSS category. */
  category: string;
  date: string;
  text: string;
  /** The picture field; by default its book's cover. */
  picture?: string;
}

/** How the search finds a kind's items. */
interface KindFind {
  /** What an item is, in a word or two; "{kind}" and "{book}" stand for the values of its fields. */
  label: string;
  /** True for what people look for by itself, which ranks above details. */
  isMain?: true;
  /** The field of the line that is shown. */
  summary?: string;
  /** The field that says what it is, which finds it like a keyword: "a goose". */
  role?: string;
  /** Fields that are searched as well. */
  more?: readonly string[];
  /** Fields that refer to items of the folder with the field's name: these items' names and keywords find the item, too. */
  with?: readonly string[];
  /** For items without a picture: fields that refer to other items, each with their folder. The first of these lends its picture. */
  pictureOf?: readonly (readonly [field: string, folder: string])[];
  /** If there are more of the kind than this, texts and pictures are left out, which bounds the index's weight. */
  most?: number;
}

/** A kind of content: what the check, forms and commands know of it, and what else holds of it on this site. */
export interface Kind extends CheckedKind {
  /** True if the original image is offered as a download. */
  download?: true;
  /** For kinds whose items have pages of their own. */
  page?: OwnPage;
  /** For kinds whose dated items are news. */
  news?: KindNews;
  find?: KindFind;
  /** For the quiz: the template of the page below which its results have pages. */
  resultsBelow?: TemplateName;
  shownBy?: TemplateName;
}

/** The address that names make, joined by "the"; undefined if nothing in them can be written with the letters a to z. */
function addressFrom(...names: unknown[]): string | undefined {
  const slugs = names.map((name) => slugify(String(name ?? ""))).filter(Boolean);
  return slugs.length > 0 ? `/${slugs.join("-the-").replace("-the-the-", "-the-")}` : undefined;
}

/** All kinds, in the order of reports. */
const table = [
  {
    label: "site settings",
    typeName: "SiteSettings",
    name: "site",
    single: "required",
    schema: site,
    rules: siteRules,
  },
  {
    label: "page",
    typeName: "Page",
    name: "pages",
    schema: page,
    rules: pageRules,
    proposes: {
      template: () => "text",
      path: ({ name }) => addressFrom(name),
      sections: ({ template }) =>
        templateSections[template as TemplateName].map((id) => ({
          id,
          heading: fromSlug(id),
          // Links lead to it, so it may not be empty.
          text: id === "player" ? ["Nothing comes from another site before you press a player."] : [],
        })),
    },
    page: {},
    find: { label: "Page", isMain: true, summary: "description", more: ["heading", "intro", "sections"] },
  },
  { label: "slide", typeName: "Slide", name: "slides", schema: slide, rules: [eyebrow], shownBy: "home" },
  {
    label: "book",
    typeName: "Book",
    name: "books",
    schema: book,
    rules: bookRules,
    isOpen: ({ status }: z.infer<typeof book>) => status === "coming-soon",
    proposes: {
      path: ({ label, title }) => label && addressFrom(label, title),
      "reading-age-from": () => 8,
      "reading-age-to": () => 14,
    },
    page: { template: "book", title: ["label", "title"] },
    news: { category: "Book", date: "releaseDate", text: "description", picture: "cover" },
    find: {
      label: "Book",
      isMain: true,
      summary: "hook",
      more: ["synopsis", "details", "guidance", "editions"],
      with: ["characters"],
    },
  },
  { label: "series", typeName: "Series", name: "series", schema: series, rules: seriesRules },
  { label: "person", typeName: "Person", name: "people", schema: person },
  {
    label: "chapter",
    typeName: "Chapter",
    name: "chapters",
    schema: chapter,
    rules: chapterRules,
    isStory: true,
    proposes: { address: ({ number }) => addressFrom(number)?.slice(1) },
    appears: "added",
    page: { template: "chapter", below: "book", title: ["number", "title"] },
    news: { category: "Chapter", date: "added", text: "description" },
    find: {
      label: "From {book}",
      isMain: true,
      summary: "description",
      more: ["text"],
      pictureOf: [["book", "books"]],
    },
  },
  {
    label: "character",
    typeName: "Character",
    name: "characters",
    schema: character,
    download: true,
    page: { template: "character", below: "characters" },
    find: {
      label: "Character",
      isMain: true,
      summary: "role",
      role: "role",
      more: ["hook", "description", "about", "alt"],
      most: 100,
    },
  },
  {
    label: "age",
    typeName: "Age",
    name: "ages",
    schema: age,
    shownBy: "ages",
    find: { label: "Age", summary: "scene", more: ["when", "alt", "statements"] },
  },
  {
    label: "word",
    typeName: "Word",
    name: "words",
    schema: word,
    shownBy: "words",
    find: { label: "Word", summary: "meaning" },
  },
  {
    label: "gallery picture",
    typeName: "GalleryPicture",
    name: "gallery",
    schema: galleryPicture,
    download: true,
    find: { label: "Picture from {book}", summary: "caption", more: ["alt"], with: ["characters"] },
  },
  {
    label: "artwork",
    typeName: "Artwork",
    name: "artwork",
    schema: artwork,
    rules: artworkRules,
    shapeOf: artworkShape,
    proposes: { kind: (_, picture) => picture && artworkKindOf(picture) },
    download: true,
    appears: "added",
    page: { template: "artwork-picture", below: "artwork", isListedByKind: true },
    news: { category: "Picture", date: "added", text: "caption", picture: "image" },
    find: { label: "Free {kind}", summary: "caption", more: ["alt"], with: ["characters"], most: 100 },
    shownBy: "artwork",
  },
  {
    label: "video",
    typeName: "Video",
    name: "videos",
    schema: video,
    rules: videoRules,
    appears: "publishedOn",
    page: { template: "video", below: "videos" },
    news: { category: "Video", date: "publishedOn", text: "description", picture: "image" },
    find: { label: "Video", summary: "description", more: ["alt"], with: ["characters"], most: 100 },
    shownBy: "videos",
  },
  {
    label: "album",
    typeName: "Album",
    name: "music",
    schema: album,
    shownBy: "music",
    find: { label: "Album", summary: "caption", more: ["alt"] },
  },
  {
    label: "merchandise item",
    typeName: "MerchItem",
    name: "merch",
    schema: merchItem,
    shownBy: "shop",
    find: { label: "Merchandise", summary: "caption", more: ["alt"] },
  },
  {
    label: "Roblox item",
    typeName: "RobloxItem",
    name: "roblox-items",
    schema: robloxItem,
    proposes: { robux: () => 5 },
    shownBy: "roblox",
    find: { label: "Roblox clothing", summary: "caption", more: ["alt"] },
  },
  {
    label: "free T-shirt",
    typeName: "FreeTShirt",
    name: "free-t-shirts",
    schema: freeTShirt,
    download: true,
    shownBy: "roblox",
    find: { label: "Free for Roblox", summary: "caption", more: ["alt"] },
  },
  {
    label: "privacy policy",
    typeName: "PrivacyPolicy",
    name: "privacy-policy",
    single: "required",
    schema: privacyPolicy,
  },
  {
    label: "question",
    typeName: "Question",
    name: "questions",
    schema: question,
    shownBy: "questions",
    find: { label: "Question", more: ["answer"] },
  },
  {
    label: "lesson",
    typeName: "Lesson",
    name: "lessons",
    schema: lesson,
    rules: lessonRules,
    appears: "added",
    page: { template: "lesson", below: "lessons" },
    news: { category: "Lesson", date: "added", text: "aim" },
    find: {
      label: "Lesson",
      summary: "aim",
      more: ["needs", "steps", "fact"],
      with: ["subjects"],
      pictureOf: [
        ["scene", "gallery"],
        ["artwork", "artwork"],
      ],
    },
    shownBy: "lessons",
  },
  { label: "subject", typeName: "Subject", name: "subjects", schema: subject, shownBy: "lessons" },
  {
    label: "teaching plan",
    typeName: "Teaching",
    name: "teaching",
    single: "optional",
    schema: teaching,
    rules: [partsInTurn],
    shownBy: "lessons",
  },
  {
    label: "quiz",
    typeName: "Quiz",
    name: "quiz",
    single: "optional",
    schema: quiz,
    rules: quizRules,
    resultsBelow: "quiz",
    shownBy: "quiz",
  },
] as const satisfies readonly Kind[];

export const kinds: readonly Kind[] = table;

/** The types of all kinds' items, by GraphQL type. */
export type Contents = { [One in (typeof table)[number] as One["typeName"]]: z.infer<One["schema"]> };

/** The kind of artwork that a picture's shape suggests. */
function artworkKindOf({ width = 1, height = 1, format }: Pixels): ArtworkKindName {
  const upright = height / width;
  if (upright >= 1.6) return "phone-wallpaper";
  if (upright <= 1 / 1.4) return "wallpaper";
  if (upright < 1.2) return "printable";
  return format === "png" ? "colouring-sheet" : "poster";
}
