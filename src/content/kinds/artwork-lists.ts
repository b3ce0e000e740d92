/** Pagination of artwork lists: the artwork page shows the first of each kind, further pages the rest. */

/** The page size, which bounds a page's weight. */
export const perList = 24;

/** The limit of the artwork page, in pictures: about 20 KB of HTML. */
const onOnePage = 40;

/** The number of each kind on the artwork page, given the totals. */
export function shownOfEach(totals: readonly number[]): number {
  const shown = (limit: number) => totals.reduce((sum, total) => sum + Math.min(total, limit), 0);
  let limit = perList;
  while (shown(limit) > onOnePage) limit -= 1;
  return limit;
}

/** Path segment of a kind's further pages: "wallpapers". */
const listName = (kind: string): string => `${kind}s`;

/** A further page of a kind's list. */
interface FurtherList {
  /** Such as "/artwork/wallpapers", then "/artwork/wallpapers/2". */
  path: string;
  /** The number of pictures on earlier pages (offset). */
  skip: number;
}

/**
 * The further pages of one kind.
 *
 * @param above the artwork page's path
 * @param kind as in the content: "wallpaper"
 * @param total the number of pictures of the kind
 * @param shown how many of them the artwork page lists
 */
export const furtherLists = (above: string, kind: string, total: number, shown: number): FurtherList[] =>
  Array.from({ length: Math.ceil(Math.max(0, total - shown) / perList) }, (_, index) => ({
    path: `${above}/${listName(kind)}${index === 0 ? "" : `/${index + 1}`}`,
    skip: shown + index * perList,
  }));

/** Whether a picture is landscape, and its page's layout full width instead of beside the text. */
export const isWide = ({
  download: { width, height },
}: {
  readonly download: { readonly width: number; readonly height: number };
}): boolean => width > height;
