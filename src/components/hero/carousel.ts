import { chooseMovement, movementAttribute } from "../reading-settings/reduced-motion";
import { onSwipe } from "../swipe/on-swipe";

/** On the carousel: how long a slide stays, in ms; the address of swiper.ts; that the script has begun. */
export const autoplayAttribute = "data-autoplay";
export const swiperAttribute = "data-swiper";
const startedAttribute = "data-started";

/** On the current slide, and on those whose picture is loaded. */
export const shownAttribute = "data-shown";
export const loadsAttribute = "data-loads";

/** On buttons: Pause and Play, and that it is Play; how many slides to go on or back; the index of the slide to go to. */
export const playAttribute = "data-play-button";
const pausedAttribute = "data-paused";
export const stepAttribute = "data-step";
export const goToAttribute = "data-go-to";

/** Inline script of the carousel: its timer, buttons and fingers. Called again, it begins with one inserted since. */
export function runCarousel(): void {
  const hero = document.querySelector<HTMLElement>(`[${autoplayAttribute}]:not([${startedAttribute}])`);
  const row = hero?.querySelector("ul");
  const face = hero?.querySelector(`[${playAttribute}]`);
  if (!hero || !row || !face) return;
  hero.setAttribute(startedAttribute, "");
  const slides = [...row.children];
  const buttons = [...hero.querySelectorAll("button")];
  const half = Number(hero.getAttribute(autoplayAttribute)) / 2;
  const { connection } = navigator as { connection?: { saveData?: boolean } };

  /** Play overrules the device. */
  let allowed = !connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  let shown = 0;
  let hovered = false;
  let timer: ReturnType<typeof setTimeout>;
  let swiper: { slideTo(index: number): unknown } | undefined;

  const isPlaying = () => allowed && !document.documentElement.hasAttribute(movementAttribute);
  // Only visible focus: a click focuses a button, too. Play itself would stop what it starts.
  const isHeld = () =>
    hovered || document.hidden || hero.querySelector(`:focus-visible:not([${playAttribute}])`) !== null;
  const from = (steps: number) => (shown + steps + slides.length) % slides.length;
  const loadPicture = (index: number) => slides[index]?.setAttribute(loadsAttribute, "");

  /** Says whether the slides move, and lets the time of the one that is shown begin anew. */
  const restart = () => {
    clearTimeout(timer);
    if (!hero.isConnected) {
      observer.disconnect();
      document.removeEventListener("visibilitychange", restart);
      return;
    }
    const isPaused = !isPlaying();
    face.toggleAttribute(pausedAttribute, isPaused);
    const words = face.querySelector("span");
    if (words) words.textContent = `${isPaused ? "Play" : "Pause"} the slides`;
    row.setAttribute("aria-live", isPaused ? "polite" : "off");
    if (isPaused || isHeld()) return;
    timer = setTimeout(() => {
      loadPicture(from(1));
      timer = setTimeout(() => show(from(1)), half);
    }, half);
  };

  const show = (index: number) => {
    shown = index;
    loadPicture(index);
    slides.forEach((slide, position) => {
      slide.toggleAttribute(shownAttribute, position === index);
    });
    for (const button of buttons) {
      if (button.getAttribute(goToAttribute) === `${index}`) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    swiper?.slideTo(index);
    restart();
  };

  const observer = new MutationObserver(restart);
  observer.observe(document.documentElement, { attributeFilter: [movementAttribute] });
  document.addEventListener("visibilitychange", restart);
  hero.addEventListener("focusin", restart);
  hero.addEventListener("focusout", () => setTimeout(restart));
  hero.addEventListener("pointerenter", ({ pointerType }) => {
    hovered = pointerType === "mouse";
    restart();
  });
  hero.addEventListener("pointerleave", () => {
    hovered = false;
    restart();
  });

  hero.addEventListener("click", ({ target }) => {
    const button = (target as Partial<Element>).closest?.("button");
    if (!button) return;
    const step = Number(button.getAttribute(stepAttribute));
    if (step) show(from(step));
    else if (button !== face) show(Number(button.getAttribute(goToAttribute)));
    else {
      // Pause stops all movement of the site, and is kept like the other reading settings; Play takes that back.
      const play = !isPlaying();
      if (play) allowed = true;
      chooseMovement(play ? "" : "off");
      restart();
    }
  });

  // Fingers are Swiper's, once it has come; without it dragging by the mouse is lost.
  hero.addEventListener(
    "pointerenter",
    () => {
      (import(/* webpackIgnore: true */ `${hero.getAttribute(swiperAttribute)}`) as Promise<typeof import("./swiper")>)
        .then(({ dragSlides }) => {
          swiper = dragSlides(row, shown, (index) => index !== shown && show(index));
        })
        .catch(() => {});
    },
    { once: true },
  );
  onSwipe(
    row,
    () => !swiper,
    (right) => right && show(from(-Math.sign(right))),
  );

  restart();
}
