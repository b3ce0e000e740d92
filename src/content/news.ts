/** News: dated items, newest first, for the What's new page and the feed. */
import { artworkKinds } from "./kinds/artwork-kinds";
import type { MappedItem, SitePage } from "./site-map";

export interface News<Item extends MappedItem = MappedItem> {
  title: string;
  text: string;
  /** The item's page. */
  path: string;
  /** The first address that it had, by which readers of the feed know it after it is renamed. */
  firstPath: string;
  category: string;
  /** As YYYY-MM-DD. */
  date: string;
  /** The picture's file name, and the item in whose folder it is. */
  picture?: { item: Item; file: string };
}

const canBeColoured = ({ kind, fields }: MappedItem) =>
  kind.typeName === "Artwork" && artworkKinds[fields.kind ?? "poster"].colouring;

/** The news of these pages' items. Items of the kind "page" are no news. */
export function newsOf<Item extends MappedItem>(pages: readonly SitePage<Item>[], today: string): News<Item>[] {
  const textOf = (item: MappedItem, field?: string) =>
    String((item.fields as Record<string, unknown>)[field ?? ""] ?? "");
  const pictureOf = (item: Item) => {
    const file = textOf(item, item.kind.news?.picture);
    return file ? { item, file } : undefined;
  };
  return pages
    .flatMap(({ isOwn, item, book, title, path, aliases }): News<Item>[] => {
      const { news } = item.kind;
      const date = textOf(item, news?.date);
      if (!isOwn || !news || !date || date > today || textOf(item, "status") === "coming-soon") return [];
      const picture = pictureOf(item) ?? (book && pictureOf(book));
      const text = textOf(item, news.text) + (canBeColoured(item) ? " Print it, or colour it in on the screen." : "");
      return [{ title, text, path, firstPath: aliases[0] ?? path, category: news.category, date, picture }];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "en"));
}
