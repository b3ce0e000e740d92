import { pathAttribute } from "./attribute-names";

/**
 * Whether the page stands where it was built for. A copy (saved to disk, in an archive, behind a translator's proxy) does
 * not: Gatsby's router would lead it to the address that it was made for, which is none there. Nor does it at a path that
 * cannot be decoded, or has signs encoded that divide paths ("%2f"), where Gatsby finds another page's data.
 */
export function isAtOwnAddress(): boolean {
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
