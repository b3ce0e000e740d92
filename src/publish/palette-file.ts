import { type Palette, paletteSchema } from "../content/kinds/palette";
import { readJson } from "../content/read-json";

export const paletteFile = "data/brand/palette.json";

/** The palette, which the content check has validated. */
export const readPalette = (): Palette => paletteSchema.parse(readJson(paletteFile));
