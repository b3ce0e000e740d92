/** How wide the panels of the line are: keep in step with ride.module.css. */

/**
 * The `sizes` attribute of what takes a part of a panel's width.
 *
 * @param part 1 is the panel itself
 * @param isAlone the strip's only panel is no wider than a phone
 * @param least in vw: what is to be pressed on a phone is no smaller than a finger's tip
 */
export function sizesInPanel(part: number, isAlone: boolean, least = 0): string {
  const wide = (panel: number) => Math.ceil(10 * part * panel) / 10;
  return `(min-width: 104rem) ${wide(isAlone ? 104 : 73)}rem, (min-width: 62rem) ${wide(isAlone ? 100 : 70)}vw, (min-width: 40rem) ${wide(100)}vw, ${Math.max(wide(isAlone ? 100 : 190), least)}vw`;
}
