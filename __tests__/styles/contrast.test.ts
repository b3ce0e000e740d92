/** The colours that the style sheets put over one another, computed: night and paper are both read by everybody. */
import { readFileSync } from "node:fs";
import { coloursOf } from "../../src/content/kinds/palette";
import { withColours } from "../../src/gatsby/palette-styles";
import { readPalette } from "../../src/publish/brand";

/** As visitors get it: with the palette's colours in place. */
const css = withColours(readFileSync("src/styles/tokens.css", "utf8"), coloursOf(readPalette()));
const onScreen = css.slice(0, css.indexOf("@media print"));

type Scheme = "light" | "dark";

/** A role's value: the last one given to `:root` for screens, which is the one with both schemes. */
const declared = new Map(
  [...onScreen.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const),
);

function colourOf(value: string, scheme: Scheme): string {
  const [, light, dark] = value.match(/^light-dark\((.+),\s*(.+)\)$/) ?? [];
  if (light && dark) return colourOf(scheme === "light" ? light : dark, scheme);
  const [, role] = value.match(/^var\((--[\w-]+)\)$/) ?? [];
  if (role) return colourOf(declared.get(role) ?? "", scheme);
  if (!/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/.test(value)) throw new Error(`Not a colour: ${value}`);
  return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value;
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const channels = (hex: string): Colour => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2) || "ff", 16);
  return [at(1), at(3), at(5), at(7) / 255];
};

/** What is seen where a colour that may be see-through lies on a solid one. */
function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mixed = (colour: number, below: number) => colour * alpha + below * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(scheme: Scheme, front: string, ...grounds: string[]): number {
  const drawn = (role: string) => channels(colourOf(`var(--${role})`, scheme));
  const ground = grounds.reduce((below, role) => over(drawn(role), below), channels("#ffffff"));
  const [some, other] = [luminance(over(drawn(front), ground)), luminance(ground)];
  return (Math.max(some, other) + 0.05) / (Math.min(some, other) + 0.05);
}

const grounds = ["page", "page-deep", "panel", "panel-raised"];
/** With what lies over them where a pointer is, and where a thing is chosen. */
const surfaces = grounds.flatMap((ground) => [[ground], [ground, "tint"]]);

describe.each<Scheme>(["light", "dark"])("on %s", (scheme) => {
  const surfacesBelow = (enough: number, role: string) =>
    surfaces.filter((surface) => contrast(scheme, role, ...surface) < enough);

  test.each(["text", "heading"])("%s can be read by almost everybody on every surface (AAA)", (role) => {
    expect(surfacesBelow(7, role)).toEqual([]);
  });

  test.each(["text-soft", "link", "warm"])("%s can be read on every surface (AA)", (role) => {
    expect(surfacesBelow(4.5, role)).toEqual([]);
  });

  test.each(["line-strong", "focus"])("%s, which says where a thing is, is seen on every surface", (role) => {
    expect(surfacesBelow(3, role)).toEqual([]);
  });

  test.each(["action", "action-hover"])("a button's words can be read on %s (AAA)", (ground) => {
    expect(contrast(scheme, "on-action", ground)).toBeGreaterThanOrEqual(7);
  });
});
