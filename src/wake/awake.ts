import type { GatsbyBrowser } from "gatsby";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { hydratedEvent, scriptingAttribute } from "./names";
import { leadsNowhere, sayOffline } from "./offline";

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
  if (!link || !leadsNowhere(link) || loader?.loadPageSync(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  sayOffline();
}

/** The path of the page that is in the document. */
let shownPath = "";

/** For Gatsby's onRouteUpdate: another page is in the document. */
export const noteShownPage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  shownPath = location.pathname;
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
