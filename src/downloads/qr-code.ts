import { encode } from "uqr";

/** A QR code: how many squares wide it is, and its dark squares as the path of an SVG, a run of them at a time. */
export function codeOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 });
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)]
      .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join("");
  });
  return { size, path: rows.join("") };
}
