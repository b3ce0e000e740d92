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
      if (!button || button.closest("[data-awake]")) return;
      document.documentElement.toggleAttribute(pausedAttribute);
      // Handled: neither the waker (which replays clicks) nor React, hydrating meanwhile, may handle this press again.
      event.stopImmediatePropagation();
    },
    true,
  );
}
