import * as React from "react";
import type { Swiper } from "swiper";
import { scriptingAttribute } from "../../../plugins/gatsby-plugin-wake-on-intent";
import { isPlaying, setPlaying, shownAsleep, stopAttributes } from "./asleep-script";
import * as styles from "./hero.module.css";

interface SliderTimes {
  readonly autoplayMs: number;
}

const canHover = () => window.matchMedia("(hover: hover)").matches;

/** The slide that the page shows before hydration; in the scroller, the one scrolled to. */
function shownBefore(hero: Element, row: Element): number {
  if (!document.documentElement.hasAttribute(scriptingAttribute)) return Math.round(row.scrollLeft / row.clientWidth);
  return shownAsleep(hero, [...row.children]);
}

/**
 * React owns the active index, CSS the transition; Swiper only swipes, and is fetched when a pointer first comes to the
 * slides. On hydration the slider starts at the slide that is shown. Autoplay stops while it is paused, hovered, focused,
 * or in a hidden tab.
 */
export function useSlider(count: number, { autoplayMs }: SliderTimes) {
  const container = React.useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = React.useState<Swiper>();
  const [awake, setAwake] = React.useState(false);
  const [active, setActive] = React.useState(0);
  const playing = React.useSyncExternalStore(watchPlaying, isPlaying, () => true);
  const [hovered, setHovered] = React.useState(false);
  const [focused, setFocused] = React.useState(false);
  const [pointed, setPointed] = React.useState(false);
  const tabHidden = useTabHidden();

  // A layout effect: no press may come between the reading of what is shown and its rendering.
  React.useLayoutEffect(() => {
    const hero = container.current?.parentElement;
    const row = container.current?.querySelector("ul");
    if (!hero || !row) return;
    setActive(shownBefore(hero, row));
    setAwake(true);
    if (!canHover() || !hero.matches(":hover")) return;
    setHovered(true);
    setPointed(true);
  }, []);

  React.useEffect(() => {
    const element = container.current;
    if (!pointed || !element) return;
    let slider: Swiper | undefined;
    let unmounted = false;
    import("./swiper").then(
      ({ Swiper }) => {
        if (unmounted) return;
        slider = new Swiper(element, {
          wrapperClass: styles.slides,
          slideClass: styles.slide,
          rewind: true,
          // The slides are stacked, so Swiper must not translate the row.
          virtualTranslate: true,
          speed: 0,
        });
        // Only from now on: as it begins, Swiper reports a slide that the visitor may have left meanwhile.
        slider.on("activeIndexChange", ({ activeIndex }) => setActive(activeIndex));
        setSwiper(slider);
      },
      // Without Swiper only dragging is lost.
      () => undefined,
    );
    return () => {
      unmounted = true;
      slider?.destroy(true, false);
    };
  }, [pointed]);

  React.useEffect(() => {
    swiper?.slideTo(active);
  }, [swiper, active]);

  // Relative to the latest value: presses may come faster than renders.
  const turnBy = (steps: number) => setActive((index) => (index + steps + count) % count);
  const moving = awake && playing && !hovered && !focused && !tabHidden;
  React.useEffect(() => {
    if (!moving) return;
    const turn = setTimeout(() => setActive((active + 1) % count), autoplayMs);
    return () => clearTimeout(turn);
  }, [moving, active, count, autoplayMs]);

  /** Handlers that stop autoplay on hover and keyboard focus, for the element around slides and controls. */
  const attention = {
    onPointerEnter: (event: React.PointerEvent) => {
      setPointed(true);
      setHovered(event.pointerType === "mouse");
    },
    onPointerLeave: () => setHovered(false),
    // :focus-visible, since a click focuses a button too; and never for the play button, which would then stop
    // autoplay.
    onFocus: ({ target }: React.FocusEvent<HTMLElement>) =>
      setFocused(target.matches(":focus-visible") && !("playButton" in target.dataset)),
    onBlur: () => setFocused(false),
  };

  return {
    container,
    attention,
    active,
    awake,
    playing,
    toggle: () => setPlaying(!playing),
    previous: () => turnBy(-1),
    next: () => turnBy(1),
    goTo: setActive,
  };
}

function watchPlaying(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: stopAttributes });
  return () => observer.disconnect();
}

function useTabHidden(): boolean {
  const [hidden, setHidden] = React.useState(false);
  React.useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return hidden;
}
