import { readFileSync } from "node:fs";
import { type Palette, paletteSchema } from "../content/kinds/palette";

export const paletteFile = "data/brand/palette.json";

/** The palette, which the content check has validated. */
export const readPalette = (): Palette => paletteSchema.parse(JSON.parse(readFileSync(paletteFile, "utf8")));
