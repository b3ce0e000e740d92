/**
 * How wide the pictures of small cards are drawn, as the HTML attribute says it.
 *
 * @param cover How many times as wide as its place a picture is drawn that is cut to fit.
 */
export function smallSizes(index: number, count: number, cover: number): string {
  const times = (width: number) => Math.round(width * cover * 10) / 10;
  // One that is left over on a phone comes first and has a row to itself.
  const onPhones = index === 0 && count % 2 === 1 ? 92 : 44;
  return `(min-width: 86rem) ${times(15)}rem, (min-width: 62rem) ${times(17)}vw, (min-width: 40rem) ${times(30)}vw, ${times(onPhones)}vw`;
}
