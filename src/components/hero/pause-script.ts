import { noAutoplayAttribute } from "./autoplay-script";

/** On <html>: pauses the slides' CSS animations before hydration. */
export const pausedAttribute = "data-slides-paused";

/**
 * Inline head script (stringified): Pause and Play work before hydration, also where the scripts are slow or blocked.
 * Afterwards React handles the button.
 */
export function pauseSlides(): void {
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("[data-play-button]");
      const root = document.documentElement;
      // Without autoplay there are no CSS animations to play: the press waits for React.
      if (!button || button.closest("[data-awake]") || root.hasAttribute(noAutoplayAttribute)) return;
      root.toggleAttribute(pausedAttribute);
      // Handled: neither the waker (which replays clicks) nor React, hydrating meanwhile, may handle this press again.
      event.stopImmediatePropagation();
    },
    true,
  );
}
