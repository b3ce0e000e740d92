/** The kinds of artwork and what follows from each. Part of the browser bundle, so nothing is imported here. */

interface ArtworkKind {
  /** Decides the columns of the grid. */
  shape: "wide" | "tall";
  /** Cut to fit the screens of phones, tablets and computers. */
  fitted?: true;
  /** The orientation of the screens that it is for. */
  screens?: "wide" | "tall";
  /** Offered in one zip with all others of the kind. */
  bundled?: true;
  /** Made to be printed: has a page that prints it. */
  forPaper?: true;
}

const table = {
  wallpaper: { shape: "wide", screens: "wide", fitted: true, bundled: true },
  "phone-wallpaper": { shape: "tall", screens: "tall" },
  poster: { shape: "tall", forPaper: true },
  "colouring-sheet": { shape: "tall", bundled: true, forPaper: true },
  printable: { shape: "wide", forPaper: true },
} as const satisfies Record<string, ArtworkKind>;

/** A kind of artwork, as the content spells it. */
export type ArtworkKindName = keyof typeof table;

/** What follows from each kind. */
export const artworkKinds: Record<ArtworkKindName, ArtworkKind> = table;

/** The kinds of artwork, in the order in which the artwork page shows them. */
export const artworkKindNames = Object.keys(table) as [ArtworkKindName, ...ArtworkKindName[]];

/** The screens that a wallpaper is cut for, as the names of the cuts end. */
export const screenNames = ["phone", "tablet", "desktop"] as const;

/** A screen that a wallpaper is cut for. */
export type ScreenName = (typeof screenNames)[number];
