import * as React from "react";
import type { Swiper } from "swiper";
import { scriptingAttribute } from "../../wake/names";
import * as styles from "./hero.module.css";
import { pausedAttribute } from "./pause-script";

interface SliderTimes {
  readonly autoplayMs: number;
}

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const canHover = () => window.matchMedia("(hover: hover)").matches;

const savesData = () => document.documentElement.hasAttribute("data-saves-data");

/** The slide in front: the style sheet changes them while the page sleeps, or lays them in a row where scripts have failed. */
function shownAsleep(row: HTMLElement): number {
  if (!document.documentElement.hasAttribute(scriptingAttribute)) return Math.round(row.scrollLeft / row.clientWidth);
  const slides = [...row.children];
  return Math.max(
    0,
    slides.findLastIndex((slide, index) => index > 0 && Number(getComputedStyle(slide).opacity) >= 0.5),
  );
}

/**
 * React owns the active index, CSS the transition, Swiper only swipes, once it has arrived. On hydration the slider starts
 * at the slide that the style sheet shows. Autoplay stops while it is paused, hovered, focused, or in a hidden tab.
 */
export function useSlider(count: number, { autoplayMs }: SliderTimes) {
  const container = React.useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = React.useState<Swiper>();
  const [awake, setAwake] = React.useState(false);
  const [active, setActive] = React.useState(0);
  const [playing, setPlaying] = React.useState(true);
  const [hovered, setHovered] = React.useState(false);
  const [focused, setFocused] = React.useState(false);
  const tabHidden = useTabHidden();

  React.useEffect(() => {
    const element = container.current;
    const row = element?.querySelector("ul");
    if (!element || !row) return;
    const initialSlide = shownAsleep(row);
    let slider: Swiper | undefined;
    let unmounted = false;
    setActive(initialSlide);
    setAwake(true);
    setPlaying(!prefersStillness() && !savesData() && !document.documentElement.hasAttribute(pausedAttribute));
    setHovered(canHover() && element.parentElement?.matches(":hover") === true);

    import("./swiper").then(
      ({ Swiper }) => {
        if (unmounted) return;
        slider = new Swiper(element, {
          wrapperClass: styles.slides,
          slideClass: styles.slide,
          initialSlide,
          rewind: true,
          // The slides lie on one another, so nothing has to be moved.
          virtualTranslate: true,
          speed: 0,
          on: { activeIndexChange: ({ activeIndex }) => setActive(activeIndex) },
        });
        setSwiper(slider);
      },
      // The buttons still change the slides.
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

  const turnTo = (index: number) => setActive((index + count) % count);
  const moving = awake && playing && !hovered && !focused && !tabHidden;
  React.useEffect(() => {
    if (!moving) return;
    const turn = setTimeout(() => setActive((active + 1) % count), autoplayMs);
    return () => clearTimeout(turn);
  }, [moving, active, count, autoplayMs]);

  /** Whether the visitor is at the slider: for the element around the slides and their controls. */
  const attention = {
    onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === "mouse"),
    onPointerLeave: () => setHovered(false),
    // A press focuses a button too, but does not mean that the visitor is reading. Neither does the play button itself.
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
      // The choice holds when the visitor comes back to this page.
      document.documentElement.toggleAttribute(pausedAttribute, playing);
      setPlaying(!playing);
    },
    previous: () => turnTo(active - 1),
    next: () => turnTo(active + 1),
    goTo: turnTo,
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
