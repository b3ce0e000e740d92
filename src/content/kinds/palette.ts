/** The palette: eight colours in data/brand/palette.json, and shades derived from them. */
import { z } from "zod";
import { mix } from "../../colours";

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'A colour as # and six digits or letters a to f, such as "#120e33".')
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

type Colour = keyof typeof roles;

/** Shades, each mixed from the eight colours unless the file gives it. */
const shades = {
  nightDeep: ({ night }) => mix(night, "#000000", 0.35),
  nightPanel: ({ night, link }) => mix(night, link, 0.2),
  nightRaised: ({ night, link }) => mix(night, link, 0.4),
  nightSky: ({ night, link }) => mix(mix(night, link, 0.6), "#ffffff", 0.04),
  nightStrong: ({ night, link }) => mix(mix(night, link, 0.65), "#ffffff", 0.04),
  nightLine: ({ light, link }) => mix(light, link, 0.4),
  nightShade: ({ night }) => mix(night, "#000000", 0.7),
  lightSoft: ({ light, night }) => mix(light, night, 0.15),
  actionSoft: ({ action }) => mix(action, "#ffffff", 0.3),
  actionWarm: ({ action, glow }) => mix(action, glow, 0.4),
  onAction: ({ ink }) => mix(ink, "#000000", 0.15),
  paperDeep: ({ paper, action }) => mix(paper, action, 0.12),
  paperRaised: ({ paper, action }) => mix(paper, action, 0.08),
  inkSoft: ({ ink, paper }) => mix(ink, paper, 0.17),
  inkDeep: ({ ink }) => mix(ink, "#000000", 0.25),
  inkLine: ({ ink, paper }) => mix(ink, paper, 0.3),
  inkShade: ({ ink, link }) => mix(ink, link, 0.3),
  warm: ({ glow, ink }) => mix(glow, ink, 0.6),
  focus: ({ link }) => link,
} satisfies Record<string, (colours: Record<Colour, string>) => string>;

type Shade = keyof typeof shades;

const shadeNames = Object.keys(shades) as Shade[];

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
export type Colours = Record<Colour | Shade, string>;

/** A palette's colours with derived shades. */
export const coloursOf = ({ shades: given = {}, ...palette }: Palette): Colours => ({
  ...palette,
  ...(Object.fromEntries(shadeNames.map((name) => [name, given[name] ?? shades[name](palette)])) as Record<
    Shade,
    string
  >),
});

/** The roles that a shade is mixed from; none for a role, or a shade that the palette gives. */
export const mixedFrom = (palette: Palette, name: string): Colour[] =>
  name in roles
    ? []
    : (Object.keys(roles) as Colour[]).filter((role) => {
        const changed = coloursOf({ ...palette, [role]: "#808080" });
        return changed[name as Shade] !== coloursOf(palette)[name as Shade];
      });
