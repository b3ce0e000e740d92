/**
 * The widths in pixels in which pictures are made. Queries list some of them and no others, so that a picture that many
 * pages show is encoded once. A browser takes the next one up: in each list the last is as wide as any screen draws the
 * picture, or nearly, and widths that no common screen would choose are left out. 1664 is the width of a scene, 170 of a figure in a row on phones.
 */
export const widths: readonly number[] = [120, 170, 240, 280, 360, 540, 720, 960, 1280, 1664, 1920, 2400];

/** The height in pixels above which no picture is made: a phone's wallpaper is shown no wider than a phone. */
export const tallest = 2000;
