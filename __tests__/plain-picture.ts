import sharp from "sharp";

/** A picture of one colour, or of noise, which compresses badly, as photos do. */
export const plainPicture = (width: number, height: number, background = "#120e33") =>
  sharp({ create: { width, height, channels: 3, background } });
export const noisyPicture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });
