/** The attribute of the page's root that says whether the header comes along: "on" or "off". */
export const stickyAttribute = "data-sticky-header";

/** Runs inline in the head of every page, so that the header comes along on pages asleep as well. */
export function stickyHeader(threshold: number): void {
  const update = () => document.documentElement.setAttribute(stickyAttribute, scrollY >= threshold ? "on" : "off");
  update();
  addEventListener("scroll", update, { passive: true });
  // A page from the browser's memory, or one opened at a part of it, may scroll before the first event.
  addEventListener("pageshow", update);
}
