/** Jest setup: browser APIs that jsdom lacks. */
if (typeof window !== "undefined")
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

/** Swiper needs layout, which jsdom has not. */
jest.mock("../src/components/hero/swiper", () => {
  throw new Error("There is no layout here.");
});
