import { encode } from "uqr";

/** A QR code as an SVG path: each run of dark modules is one line, half the bytes of outlines. */
export function codeOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 });
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return line.replace(
      /(0*)(1+)|0+$/g,
      (_, light = "", dark = "", at) => dark && `${at ? `m${light.length} 0` : `M${light.length} ${y}`}h${dark.length}`,
    );
  });
  return { size, path: rows.join("") };
}
