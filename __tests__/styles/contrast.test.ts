/** The colours that the style sheets put over one another, computed: night and paper are both read by everybody. */
import { readFileSync } from "node:fs";
import { hashOf } from "../../src/content/check/demo-content";
import demoContent from "../../src/content/check/demo-content.json";
import { contrast } from "../../src/content/check/palette-contrast";
import { coloursOf } from "../../src/content/kinds/palette";
import { withColours } from "../../src/gatsby/postcss-brand-colours";
import { paletteFile, readPalette } from "../../src/publish/palette-file";
import { palette as eightColours } from "../small-site/content";

/** Text that this project's own colours show to almost everybody (AAA); the check asks AA of everybody's. */
const ownColours = demoContent.files.brand.includes(hashOf(paletteFile, readFileSync(paletteFile)));

const tokens = readFileSync("src/styles/tokens.css", "utf8");

type Scheme = "light" | "dark";

/** The styles with a palette's colours in place, as visitors get them. */
function styles(palette: Parameters<typeof coloursOf>[0]) {
  const css = withColours(tokens, coloursOf(palette));
  const onScreen = css.slice(0, css.indexOf("@media print"));
  /** A role's value: the last one given to `:root` for screens, which is the one with both schemes. */
  const declared = new Map(
    [...onScreen.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const),
  );
  return function colourOf(value: string, scheme: Scheme): string {
    const [, light, dark] = value.match(/^light-dark\((.+),\s*(.+)\)$/) ?? [];
    if (light && dark) return colourOf(scheme === "light" ? light : dark, scheme);
    const [, role] = value.match(/^var\((--[\w-]+)\)$/) ?? [];
    if (role) return colourOf(declared.get(role) ?? "", scheme);
    if (!/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/.test(value)) throw new Error(`Not a colour: ${value}`);
    return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value;
  };
}

/** What is seen where a colour that may be see-through lies on a solid one. */
function over(colour: string, ground: string): string {
  const alpha = Number.parseInt(colour.slice(7) || "ff", 16) / 255;
  const mixed = [1, 3, 5].map((at) => {
    const [front = 0, below = 0] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(below + (front - below) * alpha)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

const grounds = ["page", "page-deep", "panel", "panel-raised"];
/** With what lies over them where a pointer is, and where a thing is chosen. */
const surfaces = grounds.flatMap((ground) => [[ground], [ground, "tint"]]);

/** Luma, from 0 to 1: how light a colour is drawn, as those see it who measure a picture of the screen. */
function luma(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Below it a ground is seen as black. */
const nearBlack = 0.14;

test("background colours are not nearly black, in the dark scheme either", () => {
  const colourOf = styles(readPalette());
  const grounds = ["page", "panel", "panel-raised", "night-700"].map((role) => colourOf(`var(--${role})`, "dark"));
  expect(ownColours ? grounds.filter((ground) => luma(ground) < nearBlack * 1.05) : []).toEqual([]);
});

const cases = (["light", "dark"] as const).flatMap((scheme) => [
  { scheme, of: "the site's palette", palette: readPalette(), most: ownColours ? 7 : 4.5 },
  { scheme, of: "a palette of eight colours", palette: eightColours, most: 4.5 },
]);

describe.each(cases)("on $scheme, in the colours of $of", ({ scheme, palette, most }) => {
  const colourOf = styles(palette);
  const drawn = (role: string) => colourOf(`var(--${role})`, scheme);

  function contrastOf(front: string, ...below: string[]): number {
    const ground = below.reduce((solid, role) => over(drawn(role), solid), "#ffffff");
    return contrast(over(drawn(front), ground), ground);
  }

  const surfacesBelow = (enough: number, role: string) =>
    surfaces.filter((surface) => contrastOf(role, ...surface) < enough);

  test.each(["text", "heading"])("the text colour %s has enough contrast on every surface (AAA)", (role) => {
    expect(surfacesBelow(most, role)).toEqual([]);
  });

  test.each(["text-soft", "link", "warm"])("the text colour %s has enough contrast on every surface (AA)", (role) => {
    expect(surfacesBelow(4.5, role)).toEqual([]);
  });

  test.each(["line-strong", "focus"])("the outline colour %s has a contrast of 3 to 1 on every surface", (role) => {
    expect(surfacesBelow(3, role)).toEqual([]);
  });

  test.each(["action", "action-hover"])("a button's text has enough contrast on %s", (ground) => {
    expect(contrastOf("on-action", ground)).toBeGreaterThanOrEqual(most);
  });
});
