/**
 * Caps the device pixel ratio (DPR) that phones fetch images for: about 2 for the first image of a page, 1.5 for
 * others. More is hardly visible and weighs two to four times as much. Works by shrinking the last entry of `sizes` on
 * dense screens, by shares low enough for large phones to pick the same file as small ones.
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
