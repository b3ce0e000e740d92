/**
 * The colour scheme whose text colour contrasts with a placeholder colour, on which the text alternative shows while
 * the image loads, or if it fails.
 */
export function placeholderScheme(colour: string): "light" | "dark" {
  const linear = (start: number) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
  // Relative luminance (WCAG) at which white and the dark text colour have equal contrast.
  return luminance > 0.19 ? "light" : "dark";
}
