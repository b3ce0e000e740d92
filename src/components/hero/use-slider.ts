import * as React from "react";
import type { Swiper } from "swiper";
import { scriptingAttribute } from "../../../plugins/gatsby-plugin-wake-on-intent";
import { noAutoplayAttribute } from "./autoplay-script";
import * as styles from "./hero.module.css";
import { pausedAttribute } from "./pause-script";

interface SliderTimes {
  readonly autoplayMs: number;
}

const canHover = () => window.matchMedia("(hover: hover)").matches;

const beginsPaused = () =>
  [noAutoplayAttribute, pausedAttribute].some((attribute) => document.documentElement.hasAttribute(attribute));

/** The slide that CSS shows before hydration: the topmost opaque one, or, in the scroller, the one scrolled to. */
function shownAsleep(row: HTMLElement): number {
  if (!document.documentElement.hasAttribute(scriptingAttribute)) return Math.round(row.scrollLeft / row.clientWidth);
  const slides = [...row.children];
  return Math.max(
    0,
    slides.findLastIndex((slide, index) => index > 0 && Number(getComputedStyle(slide).opacity) >= 0.5),
  );
}

/**
 * React owns the active index, CSS the transition, Swiper only swipes, once it has arrived. On hydration the slider
 * starts at the slide that the style sheet shows. Autoplay stops while it is paused, hovered, focused, or in a hidden
 * tab.
 */
export function useSlider(count: number, { autoplayMs }: SliderTimes) {
  const container = React.useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = React.useState<Swiper>();
  const [awake, setAwake] = React.useState(false);
  const [active, setActive] = React.useState(0);
  // Not rendered before hydration, so that the server's value need not match.
  const [playing, setPlaying] = React.useState(() => typeof document === "undefined" || !beginsPaused());
  const [hovered, setHovered] = React.useState(false);
  const [focused, setFocused] = React.useState(false);
  const tabHidden = useTabHidden();

  React.useEffect(() => {
    const element = container.current;
    const row = element?.querySelector("ul");
    if (!element || !row) return;
    let slider: Swiper | undefined;
    let unmounted = false;
    setActive(shownAsleep(row));
    setAwake(true);
    setHovered(canHover() && element.parentElement?.matches(":hover") === true);

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
      // Without Swiper only swiping is lost.
      () => undefined,
    );
    return () => {
      unmounted = true;
      slider?.destroy(true, false);
    };
  }, []);

  React.useEffect(() => {
    swiper?.slideTo(active);
  }, [swiper, active]);

  // Relative to the latest value: a click that waited for hydration comes before the first effect has been rendered.
  const turnBy = (steps: number) => setActive((index) => (index + steps + count) % count);
  const moving = awake && playing && !hovered && !focused && !tabHidden;
  React.useEffect(() => {
    if (!moving) return;
    const turn = setTimeout(() => setActive((active + 1) % count), autoplayMs);
    return () => clearTimeout(turn);
  }, [moving, active, count, autoplayMs]);

  /** Handlers that stop autoplay on hover and keyboard focus, for the element around slides and controls. */
  const attention = {
    onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === "mouse"),
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
    toggle: () => {
      // On <html> the choice outlives this component: client-side navigation back to the page keeps it.
      document.documentElement.toggleAttribute(pausedAttribute, playing);
      setPlaying(!playing);
    },
    previous: () => turnBy(-1),
    next: () => turnBy(1),
    goTo: setActive,
  };
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
