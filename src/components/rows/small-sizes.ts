/**
 * How wide the pictures of small cards are drawn, as the HTML attribute says it.
 *
 * @param wide The width, in hundredths of a phone's, of the picture that is left over there, comes first and has a row to itself.
 */
export const smallSizes = (index: number, count: number, wide: number): string =>
  `(min-width: 86rem) 15rem, (min-width: 62rem) 17vw, (min-width: 40rem) 30vw, ${index === 0 && count % 2 === 1 ? wide : 44}vw`;
