/** The attribute of the page's root by which the style sheet stops the slides of a sleeping page. */
export const pausedAttribute = "data-slides-paused";

/**
 * Runs inline in the head of every page: Pause and Play work at once, also where the scripts come late or never. Awake,
 * React answers the button.
 */
export function pauseSlides(): void {
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("[data-play-button]");
      if (!button || button.closest("[data-awake]")) return;
      document.documentElement.toggleAttribute(pausedAttribute);
      // Neither the waker nor React, which may be taking over at this moment, does the press a second time.
      event.stopImmediatePropagation();
    },
    true,
  );
}
