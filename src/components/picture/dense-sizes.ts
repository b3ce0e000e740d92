/**
 * The attribute `sizes`, with fewer pixels for the dense screens of phones: about two for each CSS pixel are asked for where
 * the picture comes first on its page, about one and a half for all others. More can hardly be seen on a hand's width of
 * screen, and would weigh two to four times as much. The shares are low enough for large phones to take the same files
 * as small ones, which then show them a little denser.
 *
 * @param sizes how wide the picture is drawn, phones last, by a number and a unit
 * @param isFirst whether it is the one that fills the first screen
 */
export function denseSizes(sizes: string, isFirst: boolean): string {
  const phone = sizes.slice(sizes.lastIndexOf(" ") + 1);
  const wider = sizes.slice(0, -phone.length);
  const share = (part: number) => phone.replace(/[\d.]+/, (width) => `${Math.round(Number(width) * part * 10) / 10}`);
  const [atThree, atTwo] = isFirst ? [0.56, 0.88] : [0.42, 0.65];
  return `${wider}(min-resolution: 2.5dppx) ${share(atThree)}, (min-resolution: 1.7dppx) ${share(atTwo)}, ${phone}`;
}
