import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import site from "./data/site.json";
import { kindOfFile } from "./src/content/kinds/kinds";
import { encodeAvifFast } from "./src/gatsby/fast-avif";
import { hostingAdapter } from "./src/hosting/adapter";
import { sitemapOptions } from "./src/publish/sitemap";

process.env.GATSBY_TELEMETRY_DISABLED = "1";

// One more than there are: with the right number, the picture queue leaves a core idle (it keeps one for webpack, which
// has finished by then).
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
encodeAvifFast();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "never",
  pathPrefix: process.env.PATH_PREFIX || "",
  adapter: hostingAdapter({ siteUrl: site.url, securityContact: `mailto:${site.contactEmail}` }),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          kindOfFile(node.relativePath)?.typeName ?? "UnknownContent",
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          placeholder: "dominantColor",
          jpgOptions: { quality: 76 },
          webpOptions: { quality: 74 },
          avifOptions: { quality: 54 },
        },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
