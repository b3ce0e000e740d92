/** What a site hands in: the table of its kinds, and what the engine cannot know of it. */
import type { Content, Item } from "../check/content";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import type { Kind } from "./kind";

/** A page, as far as links and names need it. */
export interface ContentPage<K extends Kind = Kind> {
  path: string;
  /** Paths that lead here. */
  aliases: readonly string[];
  template: string;
  /** True for an item's own page, false for others that come of it, such as one for printing. */
  isOwn: boolean;
  item: { item: Item<unknown, K> };
}

/**
 * A site's content.
 *
 * `K` are its kinds, and `Contents` the types of their items by GraphQL type.
 */
export interface Model<K extends Kind = Kind, Contents = Record<string, unknown>> {
  /** In the order of reports. */
  kinds: readonly K[];
  /** The pages of these items, in their order. */
  pagesOf(items: readonly Item<unknown, K>[]): ContentPage<K>[];
  /** The site's address, by which links to itself are known. */
  addressOf(content: Content<K, Contents>): string | undefined;
  /** The links of a text in a field that is `linked`. */
  linksIn(text: string): { to: string; words: string }[];
  /** The first part of such a text that looks like a link, and is none. */
  unreadableLink(text: string): string | undefined;
  /** A date of the form YYYY-MM-DD, as messages have it. */
  formatDate(date: string): string;
  /** Besides the titles: the fields, as "editions 0 isbn", that no two items of a kind share. */
  ownFields: RegExp;
  /** The field by which an item names another that it is shown with, on that one's page. */
  shownWith?: string;
  /** The site's rules about several kinds; those of one are the kind's. */
  rules?(content: Content<K, Contents>): Iterable<Problem>;
  /** Whether the site says a text of itself, so that it may stand in the metadata of pictures. */
  saysItself?(content: Content<K, Contents>): (text: string) => boolean;
  /** What lies in data/ and is of no kind. */
  besides?: { has(path: string): boolean; check(entries: readonly Entry[]): Iterable<Problem> };
}
