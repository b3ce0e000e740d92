/** The palette: eight colours in data/brand/palette.json, and shades derived from them. */
import { z } from "zod";

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'A colour as # and six digits or letters a to f, such as "#120e33".')
    .describe(description);

/** What the eight colours are for. */
export const roles = {
  night: colour("The page by night, and the frame that browsers and phones draw around the site."),
  light: colour("Text by night."),
  paper: colour("The page by day."),
  ink: colour("Text by day, and on buttons."),
  action: colour("Buttons, and links by night."),
  link: colour("Links by day."),
  spark: colour("The first colour of light effects, and the ring around what the keyboard has reached by night."),
  glow: colour("The second colour of light effects."),
};

/** Shades, which are derived unless the file gives them. */
const shadeNames = [
  "nightDeep",
  "nightPanel",
  "nightRaised",
  "nightSky",
  "nightStrong",
  "nightLine",
  "nightShade",
  "lightSoft",
  "actionSoft",
  "actionWarm",
  "onAction",
  "paperDeep",
  "paperRaised",
  "inkSoft",
  "inkDeep",
  "inkLine",
  "inkShade",
  "warm",
  "focus",
] as const;

type Shade = (typeof shadeNames)[number];

export const paletteSchema = z.strictObject({
  ...roles,
  shades: z
    .strictObject(
      Object.fromEntries(shadeNames.map((name) => [name, colour("A shade that is not to be mixed.").optional()])),
    )
    .describe("Shades that are not to be mixed from the eight colours.")
    .optional(),
});

export type Palette = z.infer<typeof paletteSchema>;

/** All colours that styles may use. */
export type Colours = Record<keyof typeof roles | Shade, string>;

/** Red, green and blue, from 0 to 255. */
export function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours in sRGB. */
export function mix(colourOf: string, other: string, share: number): string {
  const [red, green, blue] = channels(colourOf);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  const mixed = (one: number, to: number) => Math.round(one + (to - one) * share);
  const value = (mixed(red, otherRed) << 16) | (mixed(green, otherGreen) << 8) | mixed(blue, otherBlue);
  return `#${value.toString(16).padStart(6, "0")}`;
}

/** A palette's colours with derived shades. */
export function coloursOf({ shades = {}, ...palette }: Palette): Colours {
  const { night, light, paper, ink, action, link, glow } = palette;
  return {
    ...palette,
    nightDeep: mix(night, "#000000", 0.35),
    nightPanel: mix(night, link, 0.2),
    nightRaised: mix(night, link, 0.4),
    nightSky: mix(mix(night, link, 0.6), "#ffffff", 0.04),
    nightStrong: mix(mix(night, link, 0.65), "#ffffff", 0.04),
    nightLine: mix(light, link, 0.4),
    nightShade: mix(night, "#000000", 0.7),
    lightSoft: mix(light, night, 0.15),
    actionSoft: mix(action, "#ffffff", 0.3),
    actionWarm: mix(action, glow, 0.4),
    onAction: mix(ink, "#000000", 0.15),
    paperDeep: mix(paper, action, 0.12),
    paperRaised: mix(paper, action, 0.08),
    inkSoft: mix(ink, paper, 0.17),
    inkDeep: mix(ink, "#000000", 0.25),
    inkLine: mix(ink, paper, 0.3),
    inkShade: mix(ink, link, 0.3),
    warm: mix(glow, ink, 0.6),
    focus: link,
    ...(shades as Partial<Record<Shade, string>>),
  };
}
