/** public/licences.txt: the licence of every package whose code or fonts reach browsers. */
import path from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";

const installed = (name: string) => ({ name, directory: path.resolve("node_modules", name) });

/** What the plugin does not find: Gatsby's code is bundled from a copy, fonts are in no bundle, the lightbox is joined to ours. */
const besidesBundles = [
  "gatsby",
  "yet-another-react-lightbox",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource/lilita-one",
];

const line = "-".repeat(72);

/** Collects the licences while the browser's bundles are made. */
export const licences = () =>
  new LicenseWebpackPlugin({
    outputFilename: "licences.txt",
    perChunkOutput: false,
    additionalModules: besidesBundles.map(installed),
    stats: { warnings: false, errors: true },
    // Gatsby's component for third-party scripts names it; it is never loaded, and taken out of public/.
    excludedPackageTest: (name) => name.includes("partytown"),
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
