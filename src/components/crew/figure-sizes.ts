import { sizesOf } from "../picture/sizes";

/** The figures' relative sizes: 1 is the height of a figure of 100 percent. Keep in step with crew.module.css. */

/** The least height, in percent: a creature that fits in a palm would otherwise be too small to see and to press. */
const leastHeight = 30;

/** A figure wider than this, relative to the height of 100 percent, takes two columns on phones. */
const broad = 1;

/** The drawn height of a figure of 100 percent: at most, in rem, and on phones, in vw. */
const fullHeight = 16;
const onPhones = 51;

/** More figures than these are in two rows on tablets. */
const mostInOneRow = 3;

interface FigureSize {
  wide: number;
  isBroad: boolean;
}

/**
 * @param shape the picture's width ÷ height
 * @param height how tall the figure is, in percent
 */
export function figureSize(shape: number, height?: number | null): FigureSize {
  const wide = Math.round(shape * Math.max(height ?? 100, leastHeight) * 10) / 1000;
  return { wide, isBroad: wide > broad };
}

/** The custom properties by which crew.module.css divides the row: the sum of the figures' widths, and their number. */
export const widthsOf = (figures: readonly FigureSize[]) => ({
  "--sum": Math.round(figures.reduce((sum, { wide }) => sum + wide, 0) * 100) / 100,
  "--count": figures.length,
});

/** A figure's `sizes` attribute: its share of the row, until the row is wide enough for all at full height. */
export function sizesInRow({ wide, isBroad }: FigureSize, figures: readonly FigureSize[]): string {
  const full = `${fullHeight}rem` as const;
  /** The height of a figure of 100 percent from a breakpoint (in rem) on, in a row of this width (in vw). */
  const high = (from: number, room: number) => {
    const share = room / widthsOf(figures)["--sum"];
    return (share * from) / 100 >= fullHeight ? full : (`${share}vw` as const);
  };
  return sizesOf(
    `${Math.min(onPhones, (isBroad ? 80 : 40) / wide)}vw`,
    { 40: high(40, figures.length > mostInOneRow ? 140 : 85), 62: high(62, 103), 86: full },
    wide,
  );
}
