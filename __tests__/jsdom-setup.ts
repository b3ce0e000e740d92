/** Jest setup: browser APIs that jsdom lacks, and as long a wait for what is asynchronous as a busy machine may take. */
if (typeof window !== "undefined") {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  // Not for tests without a DOM, each of which would load it.
  const { configure } = require("@testing-library/dom") as typeof import("@testing-library/dom");
  configure({ asyncUtilTimeout: 30_000 });
}
