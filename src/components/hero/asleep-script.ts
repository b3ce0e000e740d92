import { chooseMovement, movementAttribute } from "../reading-settings/movement";

/** On <html> where the slides begin paused: Save-Data or reduced motion. */
export const noAutoplayAttribute = "data-no-autoplay";

/** On the hero: attributes say which slide is shown, no longer the CSS animations. Then it is React that sets them. */
export const turnedAttribute = "data-turned";
export const awakeAttribute = "data-awake";

/** On the slide that is shown. */
export const shownAttribute = "data-shown";

/** On buttons: Pause and Play; how many slides to go on or back; the index of the slide to go to. */
export const playAttribute = "data-play-button";
export const stepAttribute = "data-step";
export const goToAttribute = "data-go-to";

/** On <html>, while it is there, the slides do not change by themselves. */
export const stopAttributes = [movementAttribute, noAutoplayAttribute];

export const isPlaying = () => !stopAttributes.some((name) => document.documentElement.hasAttribute(name));

/** Pause stops all movement of the site, and is kept like the other reading settings; Play takes that back. */
export function setPlaying(play: boolean): void {
  if (play) document.documentElement.removeAttribute(noAutoplayAttribute);
  chooseMovement(play ? "" : "off");
}

/** The index of the slide that the hero shows before hydration: by its attributes, or the topmost opaque one. */
export function shownAsleep(hero: Element, slides: readonly Element[]): number {
  if (hero.hasAttribute(turnedAttribute)) return slides.findIndex((slide) => slide.hasAttribute(shownAttribute));
  return Math.max(
    0,
    slides.findLastIndex((slide, index) => index > 0 && Number(getComputedStyle(slide).opacity) >= 0.5),
  );
}

/** How far a finger goes before it means the next slide, in px. */
const swipe = 40;

/**
 * Inline script (stringified) at the hero's end: its buttons and fingers change the slides before hydration, too, so
 * that no press waits for the scripts. Afterwards React handles the buttons; Swiper the fingers, once it has come.
 */
export function slidesAsleep(): void {
  const hero = document.currentScript?.parentElement as HTMLElement;
  const buttons = [...hero.querySelectorAll("button")];
  const row = hero.querySelector("ul") as HTMLElement;
  const slides = [...row.children];

  const show = (index: number) => {
    hero.setAttribute(turnedAttribute, "");
    slides.forEach((slide, position) => {
      slide.toggleAttribute(shownAttribute, position === index);
    });
    for (const button of buttons) {
      button.ariaCurrent = button.getAttribute(goToAttribute) === `${index}` ? "true" : null;
    }
  };

  hero.addEventListener("click", ({ target }) => {
    const button = (target as Partial<Element>).closest?.("button");
    if (!button || hero.hasAttribute(awakeAttribute)) return;
    const shown = shownAsleep(hero, slides);
    const step = Number(button.getAttribute(stepAttribute));
    if (step) show((shown + step + slides.length) % slides.length);
    else if (!button.hasAttribute(playAttribute)) show(Number(button.getAttribute(goToAttribute)));
    else {
      const play = !isPlaying();
      // What is shown stays, though all animations end.
      if (!play) show(shown);
      setPlaying(play);
    }
  });

  let from: Touch | undefined;
  row.addEventListener(
    "touchstart",
    ({ touches }) => {
      from = touches.length > 1 || hero.querySelector(".swiper-initialized") ? undefined : touches[0];
    },
    { passive: true },
  );
  row.addEventListener("touchend", ({ changedTouches: [to] }) => {
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    if (Math.abs(across) < Math.max(swipe, 2 * Math.abs(to.clientY - from.clientY))) return;
    buttons.find((button) => button.getAttribute(stepAttribute) === `${-Math.sign(across)}`)?.click();
  });
}
