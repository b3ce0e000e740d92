/** The style sheet of the site's fonts, wherever pages are made. */
import { withPrefix } from "gatsby";
import { fontFaces, type SiteFont } from "./font-faces";

/** The fonts, cut to the words of the content, which gatsby-node makes before the build of the HTML; not in the browser's code. */
declare const SITE_FONTS: SiteFont[];

/** The id of the style sheet in every page. */
export const fontsId = "fonts";

/** The fonts as a style sheet: made for the HTML, and read from the page in the browser. */
export const siteFonts = (): string =>
  typeof document === "undefined"
    ? fontFaces(SITE_FONTS, withPrefix)
    : (document.getElementById(fontsId)?.textContent ?? "");
