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

/** True once the site has answered though the browser says that it is offline: some say so wherever only a local network is. */
let answersAnyway = false;

/**
 * Whether following this link may replace the page by the browser's own error page. A second press goes through, whatever
 * the browser believes of the connection.
 */
export const mayLeadNowhere = (link: HTMLAnchorElement): boolean =>
  navigator.onLine === false &&
  !answersAnyway &&
  !document.documentElement.hasAttribute(offlineAttribute) &&
  /^https?:$/.test(link.protocol) &&
  link.href.split("#")[0] !== location.href.split("#")[0];

/** The site's answer to whether it is there. */
export const askSite = () => fetch(location.href, { method: "HEAD", cache: "no-store" });

/** Presses a link whose press was stopped once more if the site answers; else says that there is no connection. */
export const pressIfOnline = (link: HTMLElement) =>
  askSite().then(() => {
    answersAnyway = true;
    link.click();
  }, sayOffline);
