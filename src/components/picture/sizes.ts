/**
 * All `sizes` attributes, by which browsers choose a file of a srcset before they know the layout: from the breakpoints of the
 * style sheets, with which they keep in step. Written with plain lengths, since WebKit knows no min() there.
 */

/** Breakpoints in rem: of layouts, then the largest width of a page (--width), and of full-bleed bands. */
type Breakpoint = 40 | 48 | 62 | 78 | 86 | 104;

/** A number is in vw, capped from 86rem on; a string is as written. */
type Width = number | `${number}${"vw" | "rem"}`;

/** From 86rem on a page is 80rem wide, below it 92vw. */
const remPerVw = 80 / 92;

/**
 * @param phones the width on phones, of which dense screens are told a share (denseSizes)
 * @param wider the widths from breakpoints on
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
 * Cards of the grid in three, two or one columns, where a remainder of one spans its row (card-grid.module.css).
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
 * Small cards in full rows (cards-per-row.ts); on phones a row that is swiped, of two or more.
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
  // Of a page's 92vw, without the gaps of some 2vw.
  const shareOf = (cards: number) => Math.ceil((92 - 2 * (cards - 1)) / cards);
  return sizesOf(onPhones, { 40: shareOf(between), 62: shareOf(wide) }, cover);
};

/**
 * A part of a panel of the ride, whose next panel shows by a third on wide screens (ride.module.css).
 *
 * @param part 1 is the panel itself
 * @param isAlone the strip's only panel is no wider than a phone
 * @param least in vw: what is to be pressed on a phone is no smaller than a finger's tip
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
