/**
 * The `sizes` attribute of pictures in `.small` rows (rows.module.css).
 *
 * @param cover the drawn width as a multiple of the box's (see coverOf)
 */
export function smallSizes(count: number, cover: number): string {
  const times = (width: number) => Math.round(width * cover * 10) / 10;
  // Four columns where the usual three or five would leave one alone.
  const isLeftOver = (columns: number) => count > columns && count % columns === 1;
  const [atMost, wide] = isLeftOver(5) ? [19, 22] : [15, 17];
  const onTablets = isLeftOver(3) ? 22 : 30;
  // A row that is swiped on phones, of two or more.
  const onPhones = count > 1 ? 39 : 92;
  return `(min-width: 86rem) ${times(atMost)}rem, (min-width: 62rem) ${times(wide)}vw, (min-width: 40rem) ${times(onTablets)}vw, ${times(onPhones)}vw`;
}
