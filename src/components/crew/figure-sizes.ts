import { sizesOf } from "../picture/sizes";

/** The figures' relative sizes, in heights of a figure of 100 percent. Keep in step with crew.module.css. */

/** In percent. A creature that fits in a palm would otherwise be too small to be seen, and to be pressed. */
const leastHeight = 30;

/** A figure this wide, in the same measure, takes two places of a phone's row. */
const broad = 1;

/** How tall a figure of 100 percent is where there is room: in rem, and on phones in vw. */
const fullHeight = 16;
const onPhones = 51;

/** Up to this many stand in one row on tablets, too. */
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

/** What the row's style sheet divides its width by: all that stands in it. */
export const widthsOf = (figures: readonly FigureSize[]) => ({
  "--sum": Math.round(figures.reduce((sum, { wide }) => sum + wide, 0) * 100) / 100,
  "--count": figures.length,
});

/** A figure's `sizes` attribute: its share of the row, until all stand at their full height. */
export function sizesInRow({ wide, isBroad }: FigureSize, figures: readonly FigureSize[]): string {
  const full = `${fullHeight}rem` as const;
  /** A figure's height from a breakpoint (in rem) on, in a row of this width (in vw). */
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
