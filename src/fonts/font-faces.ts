/** The site's fonts as its pages name them. */

/** A font as pages use it. Addresses are paths on this site, without a path prefix, or hold the font itself (data:). */
export interface SiteFont {
  family: string;
  /** CSS descriptors that both files share, such as a range of weights. */
  descriptors: string;
  /** The file that pages need, and the characters in it as CSS names them. */
  cut: { address: string; range: string };
  /** The whole font, for all other characters. The unicode-ranges must not overlap, or browsers fetch both files. */
  whole: { address: string; range: string };
  /** The family under which other text borrows this font's bold hyphen. */
  lendsHyphenAs?: string;
}

/** Of the characters, the hyphen alone, as CSS names it. */
export const hyphen = "U+2D";

/** Whether a page carries the font itself. */
export const isInline = (address: string) => address.startsWith("data:");

/**
 * The fonts as a style sheet. `optional`: text that was drawn once never changes its font, which would move it. A font
 * that the page carries is there from the start, so that nothing has to be drawn without it.
 *
 * @param addressOf Makes an address on the site from a path, with the path prefix where there is one.
 */
export const fontFaces = (fonts: readonly SiteFont[], addressOf: (path: string) => string): string =>
  fonts
    .flatMap(({ family, descriptors, cut, whole, lendsHyphenAs }) => [
      { family, descriptors, ...whole },
      { family, descriptors, ...cut },
      ...(lendsHyphenAs
        ? [{ family: lendsHyphenAs, descriptors: "font-weight:700;", address: cut.address, range: hyphen }]
        : []),
    ])
    .map(
      ({ family, descriptors, address, range }) =>
        `@font-face{font-family:"${family}";${descriptors}font-display:${isInline(address) ? "block" : "optional"};src:url("${isInline(address) ? address : addressOf(address)}") format("woff2");unicode-range:${range}}`,
    )
    .join("");
