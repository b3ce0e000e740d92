import type { Colours } from "../content/kinds/palette";

/** The colours of data/brand/palette.json, put here by webpack: a page carries only those that it names. */
declare const BRAND: Colours;

/** The colour of the browser's own frame: the page's background by night. */
export const themeColour = BRAND.night;
