/** The news feed: new books, chapters, pages, lessons, videos and pictures, from the dates in the content. */
import { escapeMarkup } from "../escape-markup";
import { bookName, chapterName } from "../format";

/** What the feed and the list for language models say about the site. */
export interface SiteSummary {
  /** The home page's full address, without a slash at its end. */
  address: string;
  name: string;
  description: string;
}

/** One piece of news. */
export interface FeedItem {
  title: string;
  description: string;
  /** Where it is on the site. */
  path: string;
  category: "Book" | "Chapter" | "Page" | "Lesson" | "Video" | "Picture";
  /** The day it came out, such as 2025-06-01. */
  date: string;
}

interface News {
  allPage: { nodes: readonly Pick<Queries.Page, "path" | "name" | "description" | "added">[] };
  allChapter: {
    nodes: readonly (Pick<Queries.Chapter, "path" | "number" | "title" | "description" | "added"> & {
      book: Pick<Queries.Book, "label" | "title">;
    })[];
  };
  allBook: {
    nodes: readonly Pick<Queries.Book, "path" | "label" | "title" | "description" | "status" | "releaseDate">[];
  };
  allArtwork: { nodes: readonly Pick<Queries.Artwork, "path" | "title" | "caption" | "added">[] };
  allLesson: { nodes: readonly Pick<Queries.Lesson, "path" | "title" | "aim" | "added">[] };
  allVideo: { nodes: readonly Pick<Queries.Video, "path" | "title" | "description" | "publishedOn">[] };
}

/** Everything that has come out, the newest first. */
export function feedItems({ allPage, allBook, allChapter, allArtwork, allLesson, allVideo }: News): FeedItem[] {
  const books = allBook.nodes.flatMap(({ status, releaseDate, path, description, ...book }): FeedItem[] =>
    status === "PUBLISHED" && releaseDate
      ? [{ title: bookName(book), description, path, category: "Book", date: releaseDate }]
      : [],
  );
  const chapters = allChapter.nodes.map(
    ({ book, path, description, added, ...chapter }): FeedItem => ({
      title: `${bookName(book)}, ${chapterName(chapter)}`,
      description,
      path,
      category: "Chapter",
      date: added,
    }),
  );
  const pages = allPage.nodes.flatMap(({ path, name, description, added }): FeedItem[] =>
    added ? [{ title: name, description, path, category: "Page", date: added }] : [],
  );
  const lessons = allLesson.nodes.flatMap(({ path, title, aim, added }): FeedItem[] =>
    added ? [{ title, description: aim, path, category: "Lesson", date: added }] : [],
  );
  const videos = allVideo.nodes.map(
    ({ path, title, description, publishedOn }): FeedItem => ({
      title,
      description,
      path,
      category: "Video",
      date: publishedOn,
    }),
  );
  const pictures = allArtwork.nodes.map(
    ({ path, title, caption, added }): FeedItem => ({
      title,
      description: caption,
      path,
      category: "Picture",
      date: added,
    }),
  );
  return [...books, ...chapters, ...pages, ...lessons, ...videos, ...pictures].sort(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "en"),
  );
}

/** The feed as RSS 2.0. Its dates come from the items, so that the same content always makes the same file. */
export function feedXml(site: SiteSummary, items: readonly FeedItem[]): string {
  const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
  const day = (isoDate: string) => new Date(isoDate).toUTCString();
  const newest = items[0];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", site.name),
    element("link", `${site.address}/`),
    element("description", site.description),
    element("language", "en-gb"),
    ...(newest ? [element("lastBuildDate", day(newest.date))] : []),
    `<atom:link href="${escapeMarkup(`${site.address}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(({ title, description, path, category, date }) => [
      "<item>",
      element("title", title),
      element("link", site.address + path),
      element("guid", site.address + path),
      element("description", description),
      element("category", category),
      element("pubDate", day(date)),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
  ].join("\n")}\n`;
}
