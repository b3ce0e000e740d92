import { pathAttribute } from "./attribute-names";

/** Whether the page is at its original URL. From a saved, archived or proxied copy, the router would navigate away to it. */
export function isAtOriginalUrl(): boolean {
  const { origin, pathname } = location;
  /** The path that the page was built for; the 404 page, which is served at any address, names none. */
  const own = document.querySelector(`script[${pathAttribute}]`)?.getAttribute(pathAttribute) ?? pathname;
  const addressOf = (url: URL | Location) => (url.origin + url.pathname).replace(/\/$/, "");
  try {
    return (
      // A proxy that keeps paths says by its name or by <base> that the page is another site's.
      /^http(?!.*\.translate\.goog$)/.test(origin) &&
      addressOf(new URL(own, document.baseURI)) === addressOf(location) &&
      decodeURI(pathname) === decodeURIComponent(pathname)
    );
  } catch {
    return false;
  }
}
