import type * as React from "react";

interface SliderTimes {
  readonly autoplayMs: number;
  readonly transitionMs: number;
}

/** Custom properties for the style sheet of the hero. */
type Timetable = React.CSSProperties & Record<`--${string}`, string>;

/**
 * When each slide is shown while the page sleeps, as custom properties: the style sheet does the rest, without any script.
 * The first slide lies still at the bottom. Each other one appears over the one before it, and the last one goes away
 * again, which shows the first.
 */
export function timetable(count: number, { autoplayMs, transitionMs }: SliderTimes) {
  const round = Math.max(count, 1) * autoplayMs;
  const percent = (ms: number) => `${Number(((100 * ms) / round).toFixed(3))}%`;
  /** A slide is in its place for half a turn before it appears: time for its picture to come. */
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
