import { offlineAttribute } from "./names";

/** How long the line about the connection is shown, in ms. */
const shownFor = 12_000;

/** Says in one line, on this page, that there is no connection: better than the browser's error page in its place. */
export function sayOffline(): void {
  const root = document.documentElement;
  const hide = () => root.removeAttribute(offlineAttribute);
  root.setAttribute(offlineAttribute, "");
  setTimeout(hide, shownFor);
  addEventListener("online", hide, { once: true });
}

/**
 * Whether following this link would replace the page by the browser's own error page. A second press goes through,
 * because browsers are sometimes wrong about the connection.
 */
export const leadsNowhere = (link: HTMLAnchorElement): boolean =>
  navigator.onLine === false &&
  !document.documentElement.hasAttribute(offlineAttribute) &&
  /^https?:$/.test(link.protocol) &&
  link.href.split("#")[0] !== location.href.split("#")[0];
