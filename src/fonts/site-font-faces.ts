/** The fonts' CSS, for server-side rendering and for the browser. */
import { withPrefix } from "gatsby";
import { fontFaces, type SiteFont } from "./font-faces";

/**
 * The subset fonts, which gatsby-node makes and defines for server-side rendering only, to keep them out of the
 * bundles.
 */
declare const SITE_FONTS: SiteFont[];

/** The id of the <style> element in every page. */
export const fontsId = "fonts";

/** The fonts' CSS: generated on the server, read from the <style> element in the browser. */
export const siteFonts = (): string =>
  typeof document === "undefined"
    ? fontFaces(SITE_FONTS, withPrefix)
    : (document.getElementById(fontsId)?.textContent ?? "");
