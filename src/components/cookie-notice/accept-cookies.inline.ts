import { cookieNotice, cookieNoticeOrScroll } from "./accept-cookies";

/** The settings in data/site.json, inlined by inline-script-loader.cjs. */
declare const SETTINGS: Pick<Queries.SiteSettings, "cookieNotice">;

export default () => {
  const settings = { cookieName: SETTINGS.cookieNotice.cookieName, days: SETTINGS.cookieNotice.days };
  if (SETTINGS.cookieNotice.acceptOnScroll.enabled)
    cookieNoticeOrScroll(settings, SETTINGS.cookieNotice.acceptOnScroll.thresholdPercent);
  else cookieNotice(settings);
};
