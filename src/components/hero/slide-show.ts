import type * as React from "react";

interface SliderTimes {
  readonly autoplayMs: number;
  readonly transitionMs: number;
}

/** Inline custom properties, which hero.module.css reads. */
type Timetable = React.CSSProperties & Record<`--${string}`, string>;

/**
 * The carousel before hydration, as CSS animations without script: custom properties hold durations and linear()
 * easings. The first slide is static at the bottom; each other one fades in over its predecessor, and the last one
 * fades out again.
 */
export function timetable(count: number, { autoplayMs, transitionMs }: SliderTimes) {
  const round = Math.max(count, 1) * autoplayMs;
  const percent = (ms: number) => `${Number(((100 * ms) / round).toFixed(3))}%`;
  /** A slide is in the viewport for half a turn before it fades in, so that its lazy image can load. */
  const lead = autoplayMs / 2;

  const hero: Timetable = {
    "--round": `${round}ms`,
    "--transition": `${transitionMs}ms`,
    "--turn": `linear(1, 1 ${percent(autoplayMs)}, 0 ${percent(autoplayMs)}, 0)`,
  };

  const slide = (index: number): Timetable | undefined => {
    if (index === 0) {
      const gone = percent(autoplayMs + transitionMs);
      return count > 1 ? { "--covered": `linear(0, 0 ${gone}, 1 ${gone}, 1)` } : undefined;
    }
    const shown = lead + transitionMs;
    const covered = shown + autoplayMs;
    const leaves = index === count - 1 ? covered - transitionMs : covered;
    return {
      "--starts": `${index * autoplayMs - lead}ms`,
      "--appears": `linear(0, 0 ${percent(lead)}, 1 ${percent(shown)}, 1 ${percent(leaves)}, 0 ${percent(covered)}, 0)`,
      "--speaks": `linear(0, 0 ${percent(shown)}, 1 ${percent(shown)}, 1 ${percent(leaves)}, 0 ${percent(leaves)}, 0)`,
    };
  };

  const dot = (index: number): Timetable => ({ "--starts": `${index * autoplayMs}ms` });

  return { hero, slide, dot };
}
