import { pathAttribute } from "./attribute-names";

/** Whether the page stands where it was built for: of a saved, archived or proxied copy the router would lead away. */
export function isAtOriginalUrl(): boolean {
  const { origin, pathname } = location;
  /** None of the page for addresses that are not there, which stands at any of them. */
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
