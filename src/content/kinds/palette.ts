/** The palette: eight colours in data/brand/palette.json, and shades derived from them. */
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

function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours in sRGB. */
function mix(colourOf: string, other: string, share: number): string {
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

/** Linear light of each 8-bit channel value (a lookup table). */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Contrast ratio of two luminances, from 1 to 21 (WCAG 2). */
const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio, from 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number => ratio(luminance(one), luminance(other));

type Name = keyof Colours;

/** A background: a colour, with an optional tint (hover, selection). */
type Ground = { on: Name | "white"; tint?: { of: Name | "white"; share: number } };

const withTint = (names: readonly Ground["on"][], tint: Ground["tint"]): Ground[] =>
  names.flatMap((on) => [{ on }, { on, tint }]);

const nights = withTint(["night", "nightDeep", "nightPanel", "nightRaised", "nightSky", "nightStrong"], {
  of: "white",
  share: 0x14 / 255,
});
const papers = withTint(["paper", "paperDeep", "paperRaised", "white"], { of: "ink", share: 0x10 / 255 });

/** A foreground and its background. */
interface Pair {
  what: Name;
  ground: Ground;
  /** The required contrast ratio: 4.5 for text, 3 for graphics. */
  least: number;
}

const onAll = (what: readonly Name[], grounds: readonly Ground[], least: number): Pair[] =>
  what.flatMap((name) => grounds.map((ground) => ({ what: name, ground, least })));

const pairs: readonly Pair[] = [
  ...onAll(["light", "lightSoft", "action", "actionSoft"], nights, 4.5),
  ...onAll(["ink", "inkSoft", "inkDeep", "link", "warm"], papers, 4.5),
  ...onAll(["onAction"], [{ on: "action" }, { on: "actionSoft" }], 4.5),
  ...onAll(["spark", "nightLine"], nights, 3),
  ...onAll(["focus", "inkLine"], papers, 3),
];

/** A pair with insufficient contrast. */
interface FailedPair extends Pair {
  found: number;
  colours: [what: string, on: string];
}

/** The function with its answers kept: hundreds of palettes are tried, and each asks for few colours many times. */
function once<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? answer(key);
    known.set(key, value);
    return value;
  };
}

/** A palette's pairs with insufficient contrast, worst first. */
function failedPairs(palette: Palette): FailedPair[] {
  const named = { ...coloursOf(palette), white: "#ffffff" };
  const colourOn = once(({ on, tint }: Ground) => (tint ? mix(named[on], named[tint.of], tint.share) : named[on]));
  const light = once(luminance);
  return pairs
    .flatMap((pair): FailedPair[] => {
      const colours: FailedPair["colours"] = [named[pair.what], colourOn(pair.ground)];
      const found = ratio(light(colours[0]), light(colours[1]));
      return found < pair.least ? [{ ...pair, found, colours }] : [];
    })
    .sort((a, b) => b.least - b.found - (a.least - a.found));
}

/** A colour of the palette's file. */
type GivenColour = [role: keyof typeof roles] | ["shades", Shade];

const colourAt = (palette: Palette, [name, shade]: GivenColour): string =>
  (shade ? (palette.shades as Partial<Record<Shade, string>>)?.[shade] : palette[name as keyof typeof roles]) ?? "";

function withColour(palette: Palette, [name, shade]: GivenColour, value: string): Palette {
  return shade ? { ...palette, shades: { ...palette.shades, [shade]: value } } : { ...palette, [name]: value };
}

/** A colour to change, the worst pair that fails because of it, and the nearest colour that passes. */
interface FailingColour {
  at: GivenColour;
  colour: string;
  nearest: string;
  worst: FailedPair;
}

const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50);

/** The colour whose change makes most pairs pass; undefined if all do. */
export function failingColour(palette: Palette): FailingColour | undefined {
  const fails = failedPairs(palette);
  if (fails.length === 0) return undefined;
  const given: GivenColour[] = [
    ...Object.keys(roles).map((role): GivenColour => [role as keyof typeof roles]),
    ...Object.keys(palette.shades ?? {}).map((shade): GivenColour => ["shades", shade as Shade]),
  ];
  const changes = given.flatMap((at) =>
    ["#000000", "#ffffff"].flatMap((end) =>
      steps.map((share) => {
        const colour = colourAt(palette, at);
        const nearest = mix(colour, end, share);
        return { at, colour, nearest, share, left: failedPairs(withColour(palette, at, nearest)) };
      }),
    ),
  );
  const [best] = changes.sort((a, b) => a.left.length - b.left.length || a.share - b.share);
  if (!best) return undefined;
  const still = new Set(best.left.map(keyOf));
  const worst = fails.find((pair) => !still.has(keyOf(pair))) ?? fails[0];
  return worst && { ...best, worst };
}

const keyOf = ({ what, ground }: Pair) => [what, ground.on, ground.tint?.share].join();
