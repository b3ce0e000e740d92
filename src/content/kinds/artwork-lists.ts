/** Pagination of the artwork lists: the page of all kinds shows the first of each kind, further pages the rest. */

/** Page size of one kind's list; it keeps a page's weight from growing with the content. */
export const perList = 24;

/** The most that the page of all kinds lists: about 20 KB of HTML. */
const onOnePage = 40;

/** How many of each kind the page of all kinds lists, when there are so many of each. */
export function shownOfEach(totals: readonly number[]): number {
  const shown = (limit: number) => totals.reduce((sum, total) => sum + Math.min(total, limit), 0);
  let limit = perList;
  while (shown(limit) > onOnePage) limit -= 1;
  return limit;
}

/** Path segment of a kind's further pages: "wallpapers". */
const listName = (kind: string): string => `${kind}s`;

/** One page that goes on with a kind's list. */
export interface FurtherList {
  /** Such as "/artwork/wallpapers", then "/artwork/wallpapers/2". */
  path: string;
  /** How many pictures stand on the pages before it. */
  skip: number;
}

/**
 * The pages that go on where the page of all kinds stops.
 *
 * @param above The path of the page of all kinds.
 * @param kind The kind as in the content: "wallpaper".
 * @param total How many pictures of the kind there are.
 * @param shown How many of them the page of all kinds lists.
 */
export const furtherLists = (above: string, kind: string, total: number, shown: number): FurtherList[] =>
  Array.from({ length: Math.ceil(Math.max(0, total - shown) / perList) }, (_, index) => ({
    path: `${above}/${listName(kind)}${index === 0 ? "" : `/${index + 1}`}`,
    skip: shown + index * perList,
  }));

/** Whether a picture is shown across the page, or beside its words. */
export const isWide = ({
  download: { width, height },
}: {
  readonly download: { readonly width: number; readonly height: number };
}): boolean => width > height;
