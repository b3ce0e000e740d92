/**
 * Breakpoints in pixels for all responsive images. Queries list some of these and no others, so that a picture that many
 * pages show is encoded once. The last of a list is about as wide as any screen draws the picture.
 */
export const widths: readonly number[] = [120, 170, 240, 280, 360, 540, 720, 960, 1280, 1664, 1920, 2400];

/** The maximum height in pixels: upright pictures (phone wallpapers) are shown no wider than a phone. */
export const tallest = 2000;
