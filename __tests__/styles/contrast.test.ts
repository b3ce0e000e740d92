/** The colours that the style sheets put over one another, computed: night and paper are both read by everybody. */
import { readFileSync } from "node:fs";

const css = readFileSync("src/styles/tokens.css", "utf8");

type Scheme = "light" | "dark";

/** A role's value: the last one given to `:root` for screens, which is the one with both schemes. */
const declared = new Map(
  [...css.split("@media print")[0].matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

function colourOf(value: string, scheme: Scheme): string {
  const pair = value.match(/^light-dark\((.+),\s*(.+)\)$/);
  if (pair) return colourOf(pair[scheme === "light" ? 1 : 2], scheme);
  const role = value.match(/^var\((--[\w-]+)\)$/);
  if (role) return colourOf(declared.get(role[1]) ?? "", scheme);
  if (!/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/.test(value)) throw new Error(`Not a colour: ${value}`);
  return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value;
}

const channels = (hex: string) => (hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));

/** What is seen where a colour that may be see-through lies on a solid one. */
function over(colour: number[], ground: number[]): number[] {
  const alpha = (colour[3] ?? 255) / 255;
  return [0, 1, 2].map((index) => colour[index] * alpha + ground[index] * (1 - alpha));
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(rgb: number[]): number {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: Scheme, front: string, ...grounds: string[]): number {
  const drawn = (role: string) => channels(colourOf(`var(--${role})`, scheme));
  const ground = grounds.reduce((below, role) => over(drawn(role), below), [255, 255, 255]);
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
