import type { GatsbyBrowser } from "gatsby";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { hydratedEvent, scriptingAttribute } from "./names";
import { mayLeadNowhere, pressIfOnline } from "./offline";

/**
 * Removes a malformed fragment such as "#%", which names nothing: Gatsby's scroll handler decodes it, and would throw
 * above every error boundary, which blanks the page.
 */
export function dropMalformedFragment(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

/** Hydrates inside startTransition, so that React yields between units of work instead of blocking in one long task. */
const hydrateInSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (page: React.ReactNode, container: Element) => {
    dropMalformedFragment();
    React.startTransition(() => {
      hydrateRoot(container, page);
    });
  };

/** Production only: `gatsby develop` has no server-rendered HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined;

/** Gatsby's onInitialClientRender: tells the waker that hydration is done. From here Gatsby prefetches by itself. */
export function announceHydration(): void {
  // Again: the waker may have removed it after its timeout, and `npm start` has no waker.
  document.documentElement.setAttribute(scriptingAttribute, "");
  window.addEventListener("click", stayWhileOffline, true);
  window.addEventListener("scroll", hideEarlyScroll, true);
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
}

/** Offline: keeps the page instead of following a link to one that is not prefetched, but for components' own links. */
function stayWhileOffline(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([data-needs-wake])");
  const { ___loader: loader } = window as { ___loader?: { loadPageSync(path: string): unknown } };
  if (!link || !mayLeadNowhere(link) || loader?.loadPageSync(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressIfOnline(link);
}

/** The path of the rendered page, which on Back lags behind location. */
let shownPath = "";

/** Gatsby's onRouteUpdate. */
export const noteShownPage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  shownPath = location.pathname;
  if (prevLocation?.pathname === location.pathname) keepAnnouncement();
};

/**
 * After a fragment link Gatsby's live region announces "Navigated to" the same page again. Gatsby writes that in an
 * animation frame requested just before; ours runs in the same frame and restores the text.
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
 * Scroll restoration: Gatsby's when the page changes, the browser's otherwise. On hydration Gatsby would scroll away to
 * the fragment or to an earlier visit's position, and within a page it saves no positions.
 */
export const leaveScrollToBrowser: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const [from, to] = [prevRouterProps, routerProps].map(({ location }) => location as Location & { key?: string });
  return from?.pathname !== to?.pathname || from?.key !== to?.key;
};
