/** The news feed: new books, chapters, lessons, videos and pictures, from the dates in the content. */
import type { News } from "../content/news";
import { escapeMarkup } from "../escape-markup";
import { language } from "../language";

/** The site's facts in the feed and in llms.txt. */
export interface SiteSummary {
  /** The home page's absolute URL, without a trailing slash. */
  address: string;
  name: string;
  description: string;
}

interface FeedItem extends Omit<News, "picture"> {
  /** The absolute URL of its picture. */
  picture?: string;
}

/** The feed as RSS 2.0. All dates come from the items, so that builds are reproducible. */
export function feedXml(site: SiteSummary, items: readonly FeedItem[]): string {
  const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
  const day = (isoDate: string) => new Date(isoDate).toUTCString();
  const newest = items[0];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", site.name),
    element("link", `${site.address}/`),
    element("description", site.description),
    element("language", language().toLowerCase()),
    ...(newest ? [element("lastBuildDate", day(newest.date))] : []),
    `<atom:link href="${escapeMarkup(`${site.address}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(({ title, text, path, firstPath, category, date, picture }) => [
      "<item>",
      element("title", title),
      element("link", site.address + path),
      // Once an item has moved, its guid is a mere name, no link.
      element("guid", site.address + firstPath).replace(
        "<guid>",
        firstPath === path ? "<guid>" : '<guid isPermaLink="false">',
      ),
      element("description", text),
      element("category", category),
      element("pubDate", day(date)),
      ...(picture ? [`<media:content url="${escapeMarkup(picture)}" medium="image"/>`] : []),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
  ].join("\n")}\n`;
}
