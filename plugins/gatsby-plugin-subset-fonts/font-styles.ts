/** The fonts' CSS, for server-side rendering and for the browser. */
import { withPrefix } from "gatsby";
import { fontFaces, type SubsetFont } from "./font-faces";

/** Defined by gatsby-node.ts for server-side rendering only, to keep the fonts out of the bundles. */
declare const SUBSET_FONTS: SubsetFont[];

/** The id of the <style> element in every page. */
export const fontsId = "fonts";

/** The fonts on the server; none where the plugin is switched off. */
const subsetFonts = (): SubsetFont[] => (typeof SUBSET_FONTS === "undefined" ? [] : SUBSET_FONTS);

/** The fonts' CSS: generated on the server, read from the <style> element in the browser. */
export const fontStyles = (): string =>
  typeof document === "undefined"
    ? fontFaces(subsetFonts(), withPrefix)
    : (document.getElementById(fontsId)?.textContent ?? "");
