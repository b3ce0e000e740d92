/** How wide pictures are drawn in the grids that most pages use, as in the HTML attribute `sizes`. */

/**
 * In rows of three (see rows.module.css): one on a phone, and a first one that is left over lies down beside its words.
 *
 * @param index the picture's place among the cards
 * @param count how many cards there are
 */
export function rowSizes(index: number, count: number): string {
  const isLeftOver = (columns: number) => index === 0 && count % columns === 1;
  return [
    isLeftOver(3)
      ? "(min-width: 86rem) 48rem, (min-width: 62rem) 56vw"
      : "(min-width: 86rem) 25.5rem, (min-width: 62rem) 30vw",
    isLeftOver(2) ? "(min-width: 40rem) 46.5vw" : "(min-width: 40rem) 46vw",
    "92vw",
  ].join(", ");
}

/** In columns of at least 9rem, of which a row has four at most. */
export const narrowColumnSizes =
  "(min-width: 86rem) 19rem, (min-width: 43.2rem) 22vw, (min-width: 32rem) 29vw, (min-width: 21rem) 44vw, 90vw";
