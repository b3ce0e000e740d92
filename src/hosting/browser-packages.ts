/** The packages whose code or fonts are published with the site, and their licences. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What pages import, and what Gatsby and React bring along for the browser. */
export const browserPackages = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource/lilita-one",
  "@gatsbyjs/reach-router",
  "gatsby",
  "gatsby-link",
  "gatsby-plugin-image",
  "gatsby-react-router-scroll",
  "gatsby-script",
  "react",
  "react-dom",
  "scheduler",
  "swiper",
  "yet-another-react-lightbox",
];

/** A text with the licence of every package that is published with the site. */
export function licencesFile(): string {
  const parts = browserPackages.map((name) => {
    const folder = ["node_modules/gatsby/node_modules", "node_modules"]
      .map((modules) => path.join(modules, name))
      .find(existsSync);
    if (!folder) throw new Error(`${name} is not installed; mend the list in src/hosting/browser-packages.ts.`);
    const { version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : "";
    return `${name} ${version} (${license})\n\n${text}`.trim();
  });
  return `This site is built with the work of others. Their licences:\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
