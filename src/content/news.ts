/** News: dated items, newest first, for the What's new page and the feed. */
import { artworkKinds } from "./kinds/artwork-kinds";
import type { MappedItem, SitePage } from "./site-map";
import { spelt } from "../language";

export interface News<Item extends MappedItem = MappedItem> {
  title: string;
  text: string;
  /** The item's page. */
  path: string;
  /** What readers of the feed know it by, after it is renamed as well: no address that leads anywhere, maybe. */
  firstPath: string;
  category: string;
  /** As YYYY-MM-DD. */
  date: string;
  /** The picture's file name, and the item in whose folder it is. */
  picture?: { item: Item; file: string };
}

const canBeColoured = ({ kind, fields }: MappedItem) =>
  kind.typeName === "Artwork" && artworkKinds[fields.kind ?? "poster"].colouring;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * An address of the first name that an item had. An alias counts where the item may have stood there, not "/moon"; the folder is
 * the kind's own, wherever the page that lists it has moved, and for chapters that of the book's first alias.
 */
function firstPathOf({ item: { kind, fields }, path, aliases }: SitePage): string {
  const own = fields.aliases ?? [];
  const folders = [path, ...aliases.filter((alias) => !own.includes(alias))].map(folderOf);
  const first = own.find((alias) => folders.includes(folderOf(alias))) ?? path;
  const below = kind.page?.below;
  const above = below === "book" ? (folders[1] ?? folderOf(path)) : below ? `/${below}/` : folderOf(first);
  return above + first.slice(folderOf(first).length);
}

/** The news of these pages' items. Items of the kind "page" are no news. */
export function newsOf<Item extends MappedItem>(pages: readonly SitePage<Item>[], today: string): News<Item>[] {
  const textOf = (item: MappedItem, field?: string) =>
    String((item.fields as Record<string, unknown>)[field ?? ""] ?? "");
  const pictureOf = (item: Item) => {
    const file = textOf(item, item.kind.news?.picture);
    return file ? { item, file } : undefined;
  };
  return pages
    .flatMap((page): News<Item>[] => {
      const { isOwn, item, book, title, path } = page;
      const { news } = item.kind;
      const date = textOf(item, news?.date);
      if (!isOwn || !news || !date || date > today || textOf(item, "status") === "coming-soon") return [];
      const picture = pictureOf(item) ?? (book && pictureOf(book));
      const text =
        textOf(item, news.text) + (canBeColoured(item) ? spelt(" Print it, or colour it in on the screen.") : "");
      return [{ title, text, path, firstPath: firstPathOf(page), category: news.category, date, picture }];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "en"));
}
