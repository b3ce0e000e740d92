/** Colours as #rrggbb, in sRGB. Part of the browser bundle, so it has no imports. */

/** Red, green and blue, from 0 to 255. */
function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two colours in sRGB. */
export function mix(colour: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(colour).map((one, index) => Math.round(one + ((to[index] ?? 0) - one) * share));
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance (WCAG 2). */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
