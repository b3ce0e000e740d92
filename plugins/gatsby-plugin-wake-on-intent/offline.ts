import { offlineAttribute } from "./attribute-names";

/** How long a link waits for scripts and data, in ms: within transient user activation, for new tabs. */
export const linkTimeout = 4000;

/** How long the site may take to answer, in ms, before it counts as unreachable: some networks drop requests silently. */
export const answerTimeout = 8000;

/** How long the offline message shows, in ms. */
const shownFor = 12_000;

/** Shows the offline message on this page, instead of the browser's error page in its place. */
export function sayOffline(): void {
  const root = document.documentElement;
  const hide = () => root.removeAttribute(offlineAttribute);
  root.setAttribute(offlineAttribute, "");
  setTimeout(hide, shownFor);
  addEventListener("online", hide, { once: true });
}

/** True once the site has responded while navigator.onLine was false: some browsers report that on local networks. */
let answersAnyway = false;

/** Whether a link may end on the browser's error page. False for a second click on it. */
export const mayLeadNowhere = (link: HTMLAnchorElement): boolean =>
  navigator.onLine === false &&
  !answersAnyway &&
  !document.documentElement.hasAttribute(offlineAttribute) &&
  /^https?:$/.test(link.protocol) &&
  link.href.split("#")[0] !== location.href.split("#")[0];

/** Probes the site with an uncached HEAD request; rejects if it is unreachable, or does not answer in time. */
export const askSite = () =>
  Promise.race([
    fetch(location.href, { method: "HEAD", cache: "no-store" }),
    new Promise<never>((_, reject) => setTimeout(reject, answerTimeout)),
  ]);

/** Repeats a prevented click if the site responds; else shows the offline message. */
export const pressIfOnline = (link: HTMLElement) =>
  askSite().then(() => {
    answersAnyway = true;
    link.click();
  }, sayOffline);
