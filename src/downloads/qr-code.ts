import { encode } from "uqr";

/**
 * A QR code: how many squares wide it is, and its dark squares as the path of an SVG. Each run of them is a line along their
 * middle, one square thick: half as many bytes as their outlines, on sheets that carry a dozen codes.
 */
export function codeOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 });
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return `M0 ${y}${line.replace(/(0*)(1+)|0+$/g, (_, light = "", dark = "") => {
      const gap = light ? `m${light.length} 0` : "";
      return dark && `${gap}h${dark.length}`;
    })}`;
  });
  return { size, path: rows.join("") };
}
