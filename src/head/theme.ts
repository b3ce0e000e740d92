import type { Colours } from "../content/kinds/palette";

/** data/brand/palette.json, inlined by webpack's DefinePlugin: bundles hold only the colours that they use. */
declare const BRAND: Colours;

/** <meta name="theme-color">: the page's dark background. */
export const themeColour = BRAND.night;
