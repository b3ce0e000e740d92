/** On <html>: "on" while the header is sticky, else "off"; absent without script. */
export const stickyAttribute = "data-sticky-header";

/** Inline head script (stringified), so that the header becomes sticky before hydration as well. */
export function stickyHeader(threshold: number): void {
  const update = () => document.documentElement.setAttribute(stickyAttribute, scrollY >= threshold ? "on" : "off");
  update();
  addEventListener("scroll", update, { passive: true });
  // bfcache, scroll restoration and fragment URLs scroll before the first scroll event.
  addEventListener("pageshow", update);
}
