import type { GatsbyBrowser } from "gatsby";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { hydratedEvent } from "./names";

/**
 * Lets React take over as a transition: in small steps, between which the browser can paint and answer, and not in one
 * task that a slow phone hangs in.
 */
const hydrateInSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (page: React.ReactNode, container: Element) =>
    React.startTransition(() => {
      hydrateRoot(container, page);
    });

/** In `gatsby develop`, where there is no HTML to take over, Gatsby does as it likes. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined;

/** Tells the waker that React has taken over; from here Gatsby's own prefetching makes navigation instant. */
export function announceHydration(): void {
  (window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", leaveScrollToGatsby);
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
}

/**
 * Between pages, Gatsby restores the scroll position. The browser would do so too early, while the page that is left is
 * still shown, and Gatsby would note the position as that page's.
 */
function leaveScrollToGatsby(event: Event) {
  const { url, sameDocument } = (event as Event & { destination: { url: string; sameDocument: boolean } }).destination;
  if (sameDocument && new URL(url).pathname !== window.location.pathname) window.history.scrollRestoration = "manual";
}

/**
 * Leaves the page where it is when it wakes: Gatsby, which expects to start at once, would go to the anchor of the address
 * or to a position saved on an earlier visit. It stays out of moves within a page as well (links to a part of it, going
 * back from there), which the browser knows better: to Gatsby, those that it has not made itself share one position.
 */
export const leaveScrollToBrowser: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  window.history.scrollRestoration = "auto";
  const [from, to] = [prevRouterProps, routerProps].map(({ location }) => location as Location & { key?: string });
  return from?.pathname !== to?.pathname || from?.key !== to?.key;
};
