/** Where the pictures of a kind are listed: on the page of all kinds, and further pages when that is full. */
import { artworkKindNames } from "./artwork-kinds";
import { enumName } from "./names";

/** How many pictures of one kind a page lists at most. More would make a page heavier with every picture that is added. */
const perList = 24;

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
export const listName = (kind: string): string => `${kind}s`;

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

interface Listed {
  readonly slug: string;
  readonly path: string;
  readonly printPath: string | null;
  /** As GraphQL names it: "PHONE_WALLPAPER". */
  readonly kind: string;
  readonly download: { readonly width: number; readonly height: number };
}

/** Whether a picture is shown across the page, or beside its words. */
export const isWide = ({ download: { width, height } }: Pick<Listed, "download">): boolean => width > height;

/**
 * The pages that are made for the artworks.
 *
 * @param above The page of all kinds, where there is one.
 * @param all The artworks, in the order of their lists.
 */
export function artworkPages(
  above: { readonly path: string; readonly slug: string; readonly aliases?: readonly string[] } | undefined,
  all: readonly Listed[],
) {
  const kinds = artworkKindNames.map((kind) => ({ kind, pictures: all.filter((one) => one.kind === enumName(kind)) }));
  const shown = shownOfEach(kinds.map(({ pictures }) => pictures.length));
  const walk = kinds.flatMap(({ pictures }) => pictures);
  return [
    ...(above
      ? [{ path: above.path, aliases: above.aliases, template: "ARTWORK", context: { slug: above.slug, shown } }]
      : []),
    ...(above
      ? kinds.flatMap(({ kind, pictures }) =>
          furtherLists(above.path, kind, pictures.length, shown).map(({ path, skip }) => ({
            path,
            template: "ARTWORK_KIND",
            context: { slug: above.slug, kind: enumName(kind), shown, skip, limit: perList },
          })),
        )
      : []),
    ...walk.flatMap(({ slug, path, printPath, download }, index) => [
      {
        path,
        template: "ARTWORK_PICTURE",
        context: {
          slug,
          previous: walk[index - 1]?.slug ?? null,
          next: walk[index + 1]?.slug ?? null,
          wide: isWide({ download }),
        },
      },
      ...(printPath ? [{ path: printPath, template: "PRINT", context: { slug } }] : []),
    ]),
  ];
}
