/** Values of the `sizes` attribute for the shared grids. Keep in step with rows.module.css. */

/**
 * Rows of three, two or one by viewport; where the count leaves a remainder of one, the first card spans its row.
 *
 * @param index the card's index
 * @param count the number of cards
 * @param onPhones the card's width on phones, in vw
 */
export function rowSizes(index: number, count: number, onPhones = 92): string {
  const isLeftOver = (columns: number) => index === 0 && count % columns === 1;
  return [
    isLeftOver(3)
      ? "(min-width: 86rem) 48rem, (min-width: 62rem) 56vw"
      : "(min-width: 86rem) 25.5rem, (min-width: 62rem) 30vw",
    isLeftOver(2) ? "(min-width: 40rem) 46.5vw" : "(min-width: 40rem) 46vw",
    `${onPhones}vw`,
  ].join(", ");
}

/** Portrait pictures: four in a row, or three where four would orphan the last; on phones a row that is swiped. */
export function tallSizes(count: number): string {
  const wide =
    count % 4 === 1
      ? "(min-width: 86rem) 25.5rem, (min-width: 40rem) 30vw"
      : "(min-width: 86rem) 19rem, (min-width: 62rem) 22vw, (min-width: 40rem) 30vw";
  return `${wide}, ${count > 1 ? 37 : 92}vw`;
}
