import type { FontOptions } from "../../../plugins/gatsby-plugin-subset-fonts";

/** The site's two fonts; tokens.css says where each is used. */
export const fonts: FontOptions[] = [
  {
    family: "Lilita One",
    package: "@fontsource/lilita-one",
    file: "files/lilita-one-latin-400-normal.woff2",
    // Its hyphen is wider than its en dash: that comes from Atkinson.
    without: "-",
    // Prices are set in it: the content has codes of currencies, and signs come with the language's way of writing.
    keep: "€¥",
  },
  {
    family: "Atkinson Hyperlegible Next",
    package: "@fontsource-variable/atkinson-hyperlegible-next",
    // The package's file with an unslashed zero; docs/decisions/fonts-are-cut-at-build-time.md says how it was made.
    file: "./src/styles/fonts/atkinson-hyperlegible-next-unslashed.woff2",
    weights: { min: 400, max: 700 },
    // Letters that names in running text have, and signs of currencies, as above.
    keep: "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœ€¥",
    lends: { family: "Lilita Hyphen", characters: "-", weight: 700 },
  },
];
