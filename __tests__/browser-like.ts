/** What jsdom lacks of a browser; tests in Node have no window. */
if (typeof window !== "undefined")
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

/** Swiper measures and moves slides, which jsdom does not lay out. Without it the row of slides just scrolls. */
jest.mock("../src/components/hero/swiper", () => {
  throw new Error("There is no layout here.");
});
