/** Project rules for CSS: tokens and breakpoints. Biome formats style sheets and finds errors. */

/** The four layout breakpoints. */
const breakpoints = ["40rem", "48rem", "62rem", "78rem"];

/** Narrower than any phone at its usual text size: reached by the browser's enlarged text alone. */
const enlarged = "15rem";

/** The breakpoints as upper limits (max-width). */
const below = breakpoints.map((width) => `${Number.parseFloat(width) - 0.01}rem`);

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-declaration-strict-value"],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    // Colours and radii only through role tokens (tokens.css).
    "scale-unlimited/declaration-strict-value": [
      ["/color$/", "fill", "stroke", "border-radius"],
      { ignoreValues: ["inherit", "transparent", "currentColor", "none", "0", "50%"] },
    ],
    // Spacing only through the six --gap tokens.
    "declaration-property-value-disallowed-list": {
      "/^(margin|padding|gap|row-gap|column-gap)/": ["/(^|\\s)-?[\\d.]+rem(?![^(]*\\))/"],
    },
    // Chromium computes the styles of the whole page anew with each element that comes to it, where such a rule stands.
    "selector-disallowed-list": [
      ["/:has\\(.*[\\s>+~](?::(?!is|where|global)[\\w-]+(?:\\([^()]*\\))?|\\*)+$/"],
      { message: "After :has(), end the selector in a class, an attribute or an element's name." },
    ],
    "media-feature-name-value-allowed-list": { "min-width": breakpoints, "max-width": [...below, enlarged] },
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: { "color-no-hex": null, "scale-unlimited/declaration-strict-value": null },
    },
  ],
};
