import { stickyHeader } from "./sticky-header";

/** Of data/site.json, put in by inline-script-loader.cjs. */
declare const SETTINGS: Pick<Queries.SiteSettings, "stickyHeaderPx">;

export default () => stickyHeader(SETTINGS.stickyHeaderPx);
