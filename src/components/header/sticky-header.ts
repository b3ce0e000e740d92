/** On <html>: "on" while the header is sticky, else "off"; absent without script. */
const stickyAttribute = "data-sticky-header";

/**
 * Inline head script (stringified), so that the header becomes sticky before hydration as well. A document starts at its
 * top: to read scrollY there would lay the page out (10 ms and more on a slow phone) before the first paint.
 */
export function stickyHeader(threshold: number): void {
  const set = (state: string) => document.documentElement.setAttribute(stickyAttribute, state);
  const update = () => set(scrollY >= threshold ? "on" : "off");
  set(threshold > 0 ? "off" : "on");
  addEventListener("scroll", update, { passive: true });
  // bfcache, scroll restoration and fragment URLs scroll before the first scroll event.
  addEventListener("pageshow", update);
}
