/** The fonts as @font-face rules. */

/** A font in two files. An address is a path without the path prefix, or a data: URL. */
export interface SubsetFont {
  family: string;
  /** @font-face descriptors of both files, such as font-weight. */
  descriptors: string;
  /** The subset that the content needs, with its unicode-range. */
  cut: { address: string; range: string };
  /** The full font, for all other characters. The unicode-ranges must not overlap, or browsers fetch both files. */
  whole: { address: string; range: string };
  /** A further family of a few of its characters, at one weight. */
  lent?: { family: string; weight: number; range: string };
}

/** Whether the font is inlined into every page. */
export const isInline = (address: string) => address.startsWith("data:");

/** Fonts as CSS: font-display `swap` for files, with fallbacks of equal metrics, `block` for inlined ones. */
export const fontFaces = (fonts: readonly SubsetFont[], addressOf: (path: string) => string): string =>
  fonts
    .flatMap(({ family, descriptors, cut, whole, lent }) => [
      { family, descriptors, ...whole },
      { family, descriptors, ...cut },
      ...(lent ? [{ ...lent, descriptors: `font-weight:${lent.weight};`, address: cut.address }] : []),
    ])
    .map(
      ({ family, descriptors, address, range }) =>
        `@font-face{font-family:"${family}";${descriptors}font-display:${isInline(address) ? "block" : "swap"};src:url("${isInline(address) ? address : addressOf(address)}") format("woff2");unicode-range:${range}}`,
    )
    .join("");
