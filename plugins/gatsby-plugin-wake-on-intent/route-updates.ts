/** Corrections of what Gatsby does when the router shows a page: scroll restoration, and the live region. */
import type { GatsbyBrowser } from "gatsby";
import { noteOtherPage } from "./hydration-state";
import { noteShown } from "./offline-navigation";

/** The path of the rendered page, which on Back lags behind location. */
let shownPath = "";

/** Gatsby's onRouteUpdate: notes the page that is shown. */
export const noteShownPage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  if (prevLocation && shownPath !== location.pathname) noteOtherPage();
  shownPath = location.pathname;
  noteShown(location);
  if (prevLocation?.pathname === location.pathname) keepAnnouncement();
};

/** Live region: Gatsby announces the page again after a fragment link, in the next animation frame; switches that off for it. */
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

/** Scroll listener: on Back the browser scrolls before Gatsby swaps pages, and Gatsby would save that position for the old page. */
export function hideEarlyScroll(event: Event) {
  if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
}

/** Scroll restoration is Gatsby's when the page changes, and the browser's on hydration and within a page. */
export const leaveScrollToBrowser: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) => {
  if (!prevRouterProps) return false;
  const [from, to] = [prevRouterProps, routerProps].map(({ location }) => location as Location & { key?: string });
  return from?.pathname !== to?.pathname || from?.key !== to?.key;
};
