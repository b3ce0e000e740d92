/** What the style sheets may not do. Biome formats them and finds what is wrong in itself. */

/** Where a page's layout may change; the same four in every file. */
const breakpoints = ["40rem", "48rem", "62rem", "78rem"];

/** The last width below each of them. */
const below = breakpoints.map((width) => `${Number.parseFloat(width) - 0.01}rem`);

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-declaration-strict-value"],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    // A colour is a role of tokens.css.
    "scale-unlimited/declaration-strict-value": [
      ["/color$/", "fill", "stroke", "border-radius"],
      { ignoreValues: ["inherit", "transparent", "currentColor", "none", "0", "50%"] },
    ],
    // Room between and around things is one of six tokens.
    "declaration-property-value-disallowed-list": {
      "/^(margin|padding|gap|row-gap|column-gap)/": ["/(^|\\s)-?[\\d.]+rem(?![^(]*\\))/"],
    },
    "media-feature-name-value-allowed-list": { "min-width": breakpoints, "max-width": below },
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: { "color-no-hex": null, "scale-unlimited/declaration-strict-value": null },
    },
  ],
};
