import sharp from "sharp";

/** A picture of one colour but for a corner, which is a little greyer, or of noise, which compresses badly, as photos do. */
export function plainPicture(width: number, height: number, background = "#120e33") {
  const corner = { width: Math.ceil(width / 8), height: Math.ceil(height / 8), channels: 4 as const };
  const input = { create: { ...corner, background: { r: 120, g: 120, b: 120, alpha: 0.15 } } };
  return sharp({ create: { width, height, channels: 3, background } }).composite([{ input, left: 0, top: 0 }]);
}

/** A picture of one colour, with a transparent strip above it. */
export function plainCutOut(width: number, height: number, background = "#120e33") {
  const solid = { width, height: Math.ceil(height * 0.8), channels: 3 as const, background };
  return sharp({ create: { width, height, channels: 4, background: "#0000" } }).composite([
    { input: { create: solid }, gravity: "south" },
  ]);
}

export const noisyPicture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });
