/**
 * The `sizes` attribute of pictures in `.small` rows (rows.module.css).
 *
 * @param cover the drawn width as a multiple of the box's (see coverOf)
 */
export function smallSizes(index: number, count: number, cover: number): string {
  const times = (width: number) => Math.round(width * cover * 10) / 10;
  // Two columns on phones, where the first of an odd count spans its row.
  const onPhones = index === 0 && count % 2 === 1 ? 92 : 44;
  return `(min-width: 86rem) ${times(15)}rem, (min-width: 62rem) ${times(17)}vw, (min-width: 40rem) ${times(30)}vw, ${times(onPhones)}vw`;
}
