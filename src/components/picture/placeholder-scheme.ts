/**
 * The colour scheme whose text can be read on a picture's placeholder colour: until the picture has come, or when it does
 * not, its text alternative stands there.
 */
export function placeholderScheme(colour: string): "light" | "dark" {
  const linear = (start: number) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
  // Where white and the dark text are equally far from the colour.
  return luminance > 0.19 ? "light" : "dark";
}
