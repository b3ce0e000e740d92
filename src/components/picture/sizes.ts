/**
 * The `sizes` attributes, by which browsers choose a file of a srcset before layout. They repeat the breakpoints of the style
 * sheets: keep them in step. All lengths are plain, because WebKit does not support min() in `sizes`.
 */

/** Breakpoints in rem: those of layouts, then the maximum width of a page (86, --width) and of full-bleed bands (104). */
type Breakpoint = 40 | 48 | 62 | 78 | 86 | 104;

/** A number is in vw, and capped where the page stops growing (86rem); a string is used as it is. */
type Width = number | `${number}${"vw" | "rem"}`;

/** A page is 92vw wide, and 80rem from 86rem on. */
const remPerVw = 80 / 92;

/**
 * The `sizes` attribute of a picture.
 *
 * @param phones the width on phones, which denseSizes reduces for dense screens
 * @param wider the width from each breakpoint on
 * @param cover the drawn width as a multiple of the box's (see coverScale)
 */
export function sizesOf(phones: Width, wider: Partial<Record<Breakpoint, Width>> = {}, cover = 1): string {
  const drawn = (width: Width) =>
    `${Math.round(10 * cover * Number.parseFloat(`${width}`)) / 10}${`${width}`.endsWith("rem") ? "rem" : "vw"}`;
  const steps = Object.entries<Width>({ 0: phones, ...wider });
  const [, last = phones] = steps.at(-1) ?? [];
  if (typeof last === "number") steps.push(["86", `${Math.round(last * remPerVw)}rem`]);
  return steps
    .map(([from, width]) => [from, drawn(width)] as const)
    .filter(([, width], index, all) => index < 2 || width !== all[index - 1]?.[1])
    .map(([from, width]) => (from === "0" ? width : `(min-width: ${from}rem) ${width}`))
    .reverse()
    .join(", ");
}

/**
 * The `sizes` of cards in three, two or one columns; if one card is left over, the first spans its row (card-grid.module.css).
 *
 * @param index the card's index
 * @param count the number of cards
 * @param onPhones the card's width on phones, in vw
 */
export function rowSizes(index: number, count: number, onPhones = 92): string {
  const isLeftOver = (columns: number) => index === 0 && count % columns === 1;
  return sizesOf(onPhones, { 40: isLeftOver(2) ? 56 : 46, 62: isLeftOver(3) ? 57 : count === 2 ? 46 : 30 });
}

/**
 * The `sizes` of small cards in full rows (cards-per-row.ts); on phones two or more are a horizontal scroller.
 *
 * @param row how many cards share the card's row
 * @param count the number of cards
 * @param cover the drawn width as a multiple of the box's (see coverScale)
 * @param onPhones the card's width on phones
 */
export const smallSizes = (
  { between, wide }: { between: number; wide: number },
  count: number,
  cover = 1,
  onPhones: Width = count > 1 ? 39 : 92,
): string => {
  // A share of the page's 92vw, less gaps of some 2vw each.
  const shareOf = (cards: number) => Math.ceil((92 - 2 * (cards - 1)) / cards);
  return sizesOf(onPhones, { 40: shareOf(between), 62: shareOf(wide) }, cover);
};

/**
 * The `sizes` of a picture in a panel of the ride; on wide screens a third of the next panel is in view (ride.module.css).
 *
 * @param part the picture's share of the panel's width: 1 is the whole panel
 * @param isAlone true if the strip has one panel, which is as wide as the screen
 * @param least the least width on phones, in vw: that of a touch target
 */
export const panelSizes = (part: number, isAlone: boolean, least = 0): string =>
  sizesOf(
    `${Math.max(isAlone ? 100 : 150, least / part)}vw`,
    isAlone ? { 40: "100vw", 104: "104rem" } : { 40: "100vw", 62: "70vw", 104: "73rem" },
    part,
  );

/**
 * Caps the device pixel ratio that phones fetch images for, at about 2 for a page's first image and 1.5 for others, by
 * shrinking the last entry of `sizes` on dense screens. More is hardly visible and weighs two to four times as much.
 * Not with sizes="auto", which is always the width of the layout.
 *
 * @param sizes a `sizes` attribute whose last entry, a number with a unit, is for phones
 * @param isFirst true for the page's likely LCP image
 */
export function denseSizes(sizes: string, isFirst: boolean): string {
  const phone = sizes.slice(sizes.lastIndexOf(" ") + 1);
  const wider = sizes.slice(0, -phone.length);
  const share = (part: number) => phone.replace(/[\d.]+/, (width) => `${Math.round(Number(width) * part * 10) / 10}`);
  const [atThree, atTwo] = isFirst ? [0.56, 0.88] : [0.42, 0.65];
  return `${wider}(min-resolution: 2.5dppx) ${share(atThree)}, (min-resolution: 1.7dppx) ${share(atTwo)}, ${phone}`;
}
