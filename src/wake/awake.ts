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
  window.addEventListener("scroll", hideEarlyScroll, true);
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
}

/** The path of the page that is in the document. */
let shownPath = "";

/** For Gatsby's onRouteUpdate: another page is in the document. */
export const noteShownPage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location }) => {
  shownPath = location.pathname;
};

/**
 * When the visitor goes back to another page, the browser changes the address and scrolls before the new page is there.
 * Because Gatsby would remember that place as the old page's, it is not told of it.
 */
function hideEarlyScroll(event: Event) {
  if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
}

/**
 * Says when Gatsby may scroll: when the page changes. It may not when a page wakes, because it would go to the anchor of
 * the address or to a place from an earlier visit, although the visitor has moved on. It may not within a page either
 * (links to a part of it, and going back from there), because it does not remember such places and the browser does.
 */
export const leaveScrollToBrowser: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const [from, to] = [prevRouterProps, routerProps].map(({ location }) => location as Location & { key?: string });
  return from?.pathname !== to?.pathname || from?.key !== to?.key;
};
