/** What is new on the site: items that have a day, the newest first. The page of what is new and the news feed show it. */
import type { MappedItem, SitePage } from "./site-map";

/** One piece of news. */
export interface News<Item extends MappedItem = MappedItem> {
  title: string;
  text: string;
  /** Where it is on the site. */
  path: string;
  category: string;
  /** The day it came out, such as 2025-06-01. */
  date: string;
  /** The picture's file, and the item beside which it lies. */
  picture?: { item: Item; file: string };
}

/** The news of these pages. Pages themselves are none: what is on them is. */
export function newsOf<Item extends MappedItem>(pages: readonly SitePage<Item>[], today: string): News<Item>[] {
  const textOf = (item: MappedItem, field?: string) =>
    String((item.fields as Record<string, unknown>)[field ?? ""] ?? "");
  const pictureOf = (item: Item) => {
    const file = textOf(item, item.kind.news?.picture);
    return file ? { item, file } : undefined;
  };
  return pages
    .flatMap(({ isOwn, item, book, title, path }): News<Item>[] => {
      const { news } = item.kind;
      const date = textOf(item, news?.date);
      if (!isOwn || !news || !date || date > today || textOf(item, "status") === "coming-soon") return [];
      const picture = pictureOf(item) ?? (book && pictureOf(book));
      return [{ title, text: textOf(item, news.text), path, category: news.category, date, picture }];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "en"));
}
