/** Jest setup: browser APIs that jsdom lacks. */
if (typeof window !== "undefined")
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
