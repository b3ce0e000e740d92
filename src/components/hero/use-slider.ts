import * as React from "react";
import type { Swiper } from "swiper";
import * as styles from "./hero.module.css";

interface SliderTimes {
  readonly autoplayMs: number;
  readonly transitionMs: number;
}

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * Turns a row of slides into a slider, once Swiper has arrived; until then, and without it, the row scrolls sideways.
 * It moves by itself unless the visitor has paused it, is at it, or looks elsewhere.
 */
export function useSlider({ autoplayMs, transitionMs }: SliderTimes) {
  const container = React.useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = React.useState<Swiper>();
  const [active, setActive] = React.useState(0);
  const [playing, setPlaying] = React.useState(true);
  const [hovered, setHovered] = React.useState(false);
  const [focused, setFocused] = React.useState(false);
  const tabHidden = useTabHidden();

  React.useEffect(() => {
    const element = container.current;
    const row = element?.querySelector("ul");
    if (!element || !row) return;
    const still = prefersStillness();
    let slider: Swiper | undefined;
    let unmounted = false;
    setPlaying(!still && !savesData());

    import("./swiper").then(
      ({ Swiper, Autoplay }) => {
        if (unmounted) return;
        const initialSlide = Math.round(row.scrollLeft / row.clientWidth);
        element.toggleAttribute("data-sliding", true);
        row.scrollLeft = 0;
        slider = new Swiper(element, {
          modules: [Autoplay],
          wrapperClass: styles.slides,
          slideClass: styles.slide,
          initialSlide,
          loop: true,
          // A second press of a button counts, although the first has not come to its end.
          loopPreventsSliding: false,
          speed: still ? 0 : transitionMs,
          // Without a transition there is no end of it to wait for.
          autoplay: { enabled: false, delay: autoplayMs, waitForTransition: !still },
          on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
        });
        setActive(initialSlide);
        setSwiper(slider);
      },
      // The row still scrolls, and its controls stay away.
      () => undefined,
    );
    return () => {
      unmounted = true;
      slider?.destroy(true, false);
    };
  }, [autoplayMs, transitionMs]);

  const moving = playing && !hovered && !focused && !tabHidden;
  React.useEffect(() => {
    if (!swiper || !moving) return;
    swiper.autoplay.start();
    return () => {
      swiper.autoplay.stop();
    };
  }, [swiper, moving]);

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
    ready: swiper !== undefined,
    playing,
    toggle: () => setPlaying(!playing),
    previous: () => swiper?.slidePrev(),
    next: () => swiper?.slideNext(),
    goTo: (index: number) => swiper?.slideToLoop(index),
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
