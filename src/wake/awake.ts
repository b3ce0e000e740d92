import type { GatsbyBrowser } from "gatsby";
import { hydratedEvent } from "./names";

/** Tells the waker that React has taken over; from here Gatsby's own prefetching makes navigation instant. */
export function announceHydration(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
}

/**
 * Leaves the page where the visitor has scrolled it. Gatsby, which expects to start at once, would go to the anchor of
 * the address or to a position saved on an earlier visit.
 */
export const keepScrollOnWaking: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({ prevRouterProps }) =>
  Boolean(prevRouterProps);
