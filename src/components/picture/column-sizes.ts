/** How wide pictures are drawn in the grids that most pages use, as in the HTML attribute `sizes`. */

/** In columns of at least 19rem: one on a phone, three where the page is widest. */
export const columnSizes = "(min-width: 77rem) 22.5rem, (min-width: 64.7rem) 30vw, (min-width: 42.5rem) 46vw, 92vw";

/** In columns of at least 9rem, of which a row has four at most. */
export const narrowColumnSizes =
  "(min-width: 77rem) 17rem, (min-width: 43.2rem) 22vw, (min-width: 32rem) 29vw, (min-width: 21rem) 44vw, 90vw";
