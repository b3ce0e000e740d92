/** The notice's settings in data/site.json. */
interface CookieNoticeSettings {
  cookieName: string;
  days: number;
}

/** Marks the notice's button for the script's delegated click handler. */
export const acceptAttribute = "data-accept-cookies";

/** Marks the notice itself. */
export const noticeAttribute = "data-cookie-notice";

/** Attribute of <html>: the notice was accepted. */
export const acceptedAttribute = "data-cookies-accepted";

const hide = () => document.documentElement.setAttribute(acceptedAttribute, "");

function accept({ cookieName, days }: CookieNoticeSettings): void {
  const secure = location.protocol === "https:" ? ";secure" : "";
  hide();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would answer too late for the next page.
  document.cookie = `${cookieName}=accepted;max-age=${days * 86_400};path=/;samesite=lax${secure}`;
}

/** Inline head script: hides an accepted notice before the first paint, and handles its button before hydration, too. */
export function cookieNotice(settings: CookieNoticeSettings): void {
  const hideIfAccepted = () => {
    if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${settings.cookieName}=`))) hide();
  };

  // bfcache: a page restored as it was left may predate the answer.
  addEventListener("pageshow", hideIfAccepted);
  addEventListener("click", ({ target }) => {
    if (!(target as Partial<Element>).closest?.(`[${acceptAttribute}]`)) return;
    // Hiding the notice will lose the focus with its button; the page's heading receives it.
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    accept(settings);
  });

  // Comes last, because document.cookie throws where cookies are blocked; the button hides the notice there, too.
  hideIfAccepted();
}

/** Inline head script where scrolling accepts as well: a function of its own, so that other sites' pages do not include it. */
export function cookieNoticeOrScroll(settings: CookieNoticeSettings, thresholdPercent: number): void {
  const scrolling = new AbortController();
  const acceptFarDown = () => {
    const room = document.documentElement.scrollHeight - innerHeight;
    if (room <= 0 || (scrollY / room) * 100 < thresholdPercent) return;
    scrolling.abort();
    accept(settings);
  };
  addEventListener("scroll", acceptFarDown, { passive: true, signal: scrolling.signal });
  cookieNotice(settings);
}
