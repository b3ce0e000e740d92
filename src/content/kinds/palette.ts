/** The site's colours: eight roles in data/brand/palette.json, and the shades that follow from them. */
import { z } from "zod";

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'A colour as # and six digits or letters a to f, such as "#120e33".')
    .describe(description);

const roles = {
  night: colour("The page by night, and the frame that browsers and phones draw around the site."),
  light: colour("Text by night."),
  paper: colour("The page by day."),
  ink: colour("Text by day, and on buttons."),
  action: colour("Buttons, and links by night."),
  link: colour("Links by day."),
  spark: colour("The first colour of light effects, and the ring around what the keyboard has reached by night."),
  glow: colour("The second colour of light effects."),
};

/** Shades that are mixed from the roles unless the file gives them. */
const shadeNames = [
  "nightDeep",
  "nightPanel",
  "nightRaised",
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

/** Every colour that styles may name: the roles and the shades. */
export type Colours = Record<keyof typeof roles | Shade, string>;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** One colour with some of another in it. */
function mix(colourOf: string, other: string, share: number): string {
  const [from, to] = [channels(colourOf), channels(other)];
  return `#${from
    .map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** All colours of a palette. */
export function coloursOf({ shades = {}, ...palette }: Palette): Colours {
  const { night, light, paper, ink, action, link, glow } = palette;
  return {
    ...palette,
    nightDeep: mix(night, "#000000", 0.35),
    nightPanel: mix(night, link, 0.2),
    nightRaised: mix(night, link, 0.4),
    nightStrong: mix(mix(night, link, 0.7), "#ffffff", 0.1),
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

/** How bright a colour is, as WCAG 2 measures it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 measures it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Name = keyof Colours;

const nights = ["night", "nightDeep", "nightPanel", "nightRaised"] as const;
const papers = ["paper", "paperDeep", "paperRaised"] as const;

const onAll = (what: readonly Name[], grounds: readonly Name[], least: number) =>
  what.flatMap((name) => grounds.map((ground): [what: Name, on: Name, least: number] => [name, ground, least]));

/** What stands on what, and the least contrast that it needs: 4.5 for text, 3 for signs. */
export const pairs = [
  ...onAll(["light", "lightSoft", "action", "actionSoft"], nights, 4.5),
  ...onAll(["ink", "inkSoft", "inkDeep", "link", "warm"], papers, 4.5),
  ...onAll(["onAction"], ["action", "actionSoft"], 4.5),
  ...onAll(["spark", "nightLine"], nights, 3),
  ...onAll(["focus", "inkLine"], papers, 3),
];
