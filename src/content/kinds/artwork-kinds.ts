/** The kinds of artwork and their properties. Part of the browser bundle, so it has no imports. */

interface ArtworkKind {
  /** The grid's column width. */
  shape: "wide" | "tall";
  /** Also offered cropped for phones, tablets and computers. */
  fitted?: true;
  /** The orientation that the picture must have, to fit screens. */
  screens?: "wide" | "tall";
  /** All of the kind are also offered as one zip. */
  bundled?: true;
  /** Has a page for printing. */
  forPaper?: true;
  /** Can be coloured in on the screen. */
  colouring?: true;
}

const table = {
  wallpaper: { shape: "wide", screens: "wide", fitted: true, bundled: true },
  "phone-wallpaper": { shape: "tall", screens: "tall" },
  poster: { shape: "tall", forPaper: true },
  "colouring-sheet": { shape: "tall", bundled: true, forPaper: true, colouring: true },
  printable: { shape: "wide", forPaper: true },
} as const satisfies Record<string, ArtworkKind>;

/** A kind of artwork, as the content spells it. */
export type ArtworkKindName = keyof typeof table;

export const artworkKinds: Record<ArtworkKindName, ArtworkKind> = table;

/** In the order of the artwork page. */
export const artworkKindNames = Object.keys(table) as [ArtworkKindName, ...ArtworkKindName[]];

/** Target devices, which are the suffixes of the downloads' names. */
export const screenNames = ["phone", "tablet", "desktop"] as const;

export type ScreenName = (typeof screenNames)[number];
