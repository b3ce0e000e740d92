/** What the settings say about the notice. */
export interface CookieNoticeSettings {
  cookieName: string;
  days: number;
  acceptOnScroll: { enabled: boolean; thresholdPercent: number };
}

/** What marks the notice's button. */
export const acceptAttribute = "data-accept-cookies";

/**
 * Runs inline in the head of every page, before it is painted, so that the notice never flashes at visitors who have
 * answered it; and answers its button whether or not the page is awake.
 */
export function cookieNotice({ cookieName, days, acceptOnScroll }: CookieNoticeSettings): void {
  const root = document.documentElement;
  const hide = () => root.setAttribute("data-cookies-accepted", "");
  const hideIfAccepted = () => {
    if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${cookieName}=`))) hide();
  };
  const accept = () => {
    const secure = location.protocol === "https:" ? ";secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would answer too late for the next page.
    document.cookie = `${cookieName}=accepted;max-age=${days * 86_400};path=/;samesite=lax${secure}`;
    hide();
  };

  hideIfAccepted();
  // A page that comes back as it was left may have been left before the answer.
  addEventListener("pageshow", hideIfAccepted);
  addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(`[${acceptAttribute}]`)) return;
    accept();
    // The notice takes the focus with it when it goes; the page's heading is the place to read on from.
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });

  if (!acceptOnScroll.enabled) return;
  const scrolling = new AbortController();
  const acceptFarDown = () => {
    const room = root.scrollHeight - innerHeight;
    if (room <= 0 || (scrollY / room) * 100 < acceptOnScroll.thresholdPercent) return;
    scrolling.abort();
    accept();
  };
  addEventListener("scroll", acceptFarDown, { passive: true, signal: scrolling.signal });
}
