/** The fonts as @font-face rules. */

/** A font in two files. An address is a path without the path prefix. */
export interface SubsetFont {
  family: string;
  /** @font-face descriptors of both files, such as font-weight. */
  descriptors: string;
  /** The subset that the content needs, with its unicode-range. */
  cut: { address: string; range: string };
  /** The full font, for all other characters. The unicode-ranges must not overlap, or browsers fetch both files. */
  whole: { address: string; range: string };
  /** A further family, of a few of this font's characters at one weight. */
  lent?: { family: string; weight: number; range: string };
}

/**
 * The fonts as CSS. font-display is `swap`: a fallback of the same metrics stands in until they are there, so that
 * nothing moves as they take its place, and no visit ends in the fallback.
 *
 * @param addressOf adds the path prefix to a path
 */
export const fontFaces = (fonts: readonly SubsetFont[], addressOf: (path: string) => string): string =>
  fonts
    .flatMap(({ family, descriptors, cut, whole, lent }) => [
      { family, descriptors, ...whole },
      { family, descriptors, ...cut },
      ...(lent ? [{ ...lent, descriptors: `font-weight:${lent.weight};`, address: cut.address }] : []),
    ])
    .map(
      ({ family, descriptors, address, range }) =>
        `@font-face{font-family:"${family}";${descriptors}font-display:swap;src:url("${addressOf(address)}") format("woff2");unicode-range:${range}}`,
    )
    .join("");
