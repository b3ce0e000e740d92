/** Where the pictures of a kind are listed: on the page of all kinds, and further pages when that is full. */

/** How many pictures of one kind a page lists at most. More would make a page heavier with every picture that is added. */
export const perList = 24;

/** How many pictures the page of all kinds lists at most: about 20 KB of HTML. */
const onOnePage = 40;

/** How many of each kind the page of all kinds lists, when there are so many of each. */
export function shownOfEach(totals: readonly number[]): number {
  const shown = (limit: number) => totals.reduce((sum, total) => sum + Math.min(total, limit), 0);
  let limit = perList;
  while (shown(limit) > onOnePage) limit -= 1;
  return limit;
}

/** What the further pages of a kind's list are called in their addresses: "wallpapers". */
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
