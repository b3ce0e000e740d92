/** How much room each figure takes, in heights of a figure of 100 percent. Read by crew.module.css. */

/** In percent. A creature that fits in a palm would otherwise be too small to be seen, and to be pressed. */
const leastHeight = 30;

/** A figure this wide, in the same measure, takes two places of a phone's row. */
const broad = 1;

interface Standing {
  wide: number;
  isBroad: boolean;
}

/**
 * @param shape the picture's width ÷ height
 * @param height how tall the figure is, in percent
 */
export function standing(shape: number, height?: number | null): Standing {
  const wide = Math.round(shape * Math.max(height ?? 100, leastHeight) * 10) / 1000;
  return { wide, isBroad: wide > broad };
}

/** What the row's style sheet divides its width by: all that stands in it. */
export const widthsOf = (figures: readonly Standing[]) => ({
  "--sum": Math.round(figures.reduce((sum, { wide }) => sum + wide, 0) * 100) / 100,
  "--count": figures.length,
});
