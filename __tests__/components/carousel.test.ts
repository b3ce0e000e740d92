/** @jest-environment jsdom */
import { runCarousel } from "../../src/components/hero/carousel";

test("slides that move pause whenever the reader stops all movement, and play again when that is taken back", async () => {
  document.body.innerHTML = `<section data-autoplay="1000"><button data-play-button></button><ul><li></li><li></li></ul></section>`;
  runCarousel();
  const isPaused = () => document.querySelector("button")?.hasAttribute("data-paused");
  for (const isStopped of [true, false, true]) {
    document.documentElement.toggleAttribute("data-reading-movement", isStopped);
    // Whoever observes attributes is told of them in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    expect(isPaused()).toBe(isStopped);
  }
});
