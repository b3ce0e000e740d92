import type { GatsbyBrowser } from "gatsby";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { arrivalAttribute, hydratedEvent, scriptingAttribute } from "./names";
import { mayLeadNowhere, pressIfOnline } from "./offline";

/** Hydrates as a transition, so that React yields to the browser between steps instead of in one long task. */
const hydrateInSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (page: React.ReactNode, container: Element) =>
    React.startTransition(() => {
      hydrateRoot(container, page);
    });

/** In `gatsby develop`, where there is no HTML to take over, Gatsby does as it likes. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined;

/** Tells the waker that React has taken over; from here Gatsby's own prefetching makes navigation instant. */
export function announceHydration(): void {
  // Late scripts take back the version without script; and `npm start` has no waker that would have set this.
  document.documentElement.setAttribute(scriptingAttribute, "");
  window.addEventListener("click", stayWhileOffline, true);
  window.addEventListener("scroll", hideEarlyScroll, true);
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
}

/** Keeps this page where the next one cannot come; what components answer themselves is theirs. */
function stayWhileOffline(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([data-needs-wake])");
  const { ___loader: loader } = window as { ___loader?: { loadPageSync(path: string): unknown } };
  if (!link || !mayLeadNowhere(link) || loader?.loadPageSync(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressIfOnline(link);
}

/** The path of the page that is in the document. */
let shownPath = "";

/** For Gatsby's onRouteUpdate: another page is in the document. */
export const noteShownPage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  shownPath = location.pathname;
  if (prevLocation) document.documentElement.removeAttribute(arrivalAttribute);
  if (prevLocation?.pathname === location.pathname) keepAnnouncement();
};

/**
 * Gatsby announces "Navigated to" the same page after every link to a part of it. It has just asked for an animation
 * frame to write that in; ours follows in the same frame and puts back what was there.
 */
function keepAnnouncement() {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  const { textContent } = announcer;
  announcer.setAttribute("aria-live", "off");
  requestAnimationFrame(() => {
    announcer.textContent = textContent;
    requestAnimationFrame(() => announcer.setAttribute("aria-live", "assertive"));
  });
}

/** On Back the browser scrolls before Gatsby swaps pages; stop that event, or Gatsby saves it under the old page. */
function hideEarlyScroll(event: Event) {
  if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
}

/**
 * Scroll restoration: Gatsby's when the page changes, the browser's else. On hydration Gatsby would jump to the fragment,
 * or to the place of an earlier visit, from where the visitor is now; and within a page it saves no positions.
 */
export const leaveScrollToBrowser: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const [from, to] = [prevRouterProps, routerProps].map(({ location }) => location as Location & { key?: string });
  return from?.pathname !== to?.pathname || from?.key !== to?.key;
};
