import type { GatsbyConfig } from "gatsby";
import { staticHosts } from "./plugins/gatsby-adapter-static-hosts";
import { filesToIgnore, kindOfFile } from "./plugins/gatsby-plugin-checked-content";
import { prepareEncoder } from "./plugins/gatsby-plugin-lean-build";
import { tallest, widths } from "./src/components/picture/widths";
import { model } from "./src/content/check/check";
import { kinds } from "./src/content/kinds/kinds";
import { siteSettings } from "./src/gatsby/site-settings";
import { language } from "./src/language";
import { pathPrefix } from "./src/path-prefix";
import { sitemapOptions } from "./src/publish/sitemap";
import { readTrustedOrigins } from "./src/publish/trusted-origins";
import { fonts } from "./src/styles/fonts/fonts";

process.env.GATSBY_TELEMETRY_DISABLED = "1";

prepareEncoder();

const { url, contactEmail } = siteSettings();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: url },
  // The content's paths have no trailing slash anyway. With "never" Gatsby also strips it from the home page below a
  // path prefix, and no host serves a page at "/name".
  trailingSlash: "ignore",
  pathPrefix,
  adapter: staticHosts({
    siteUrl: url,
    securityContact: `mailto:${contactEmail}`,
    pathPrefix,
    language: language(),
    trusted: () => readTrustedOrigins("data"),
  }),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    // First, so that content that is wrong stops a build before anything is touched.
    { resolve: "gatsby-plugin-checked-content", options: { model: () => model } },
    "gatsby-plugin-wake-on-intent",
    {
      resolve: "gatsby-plugin-subset-fonts",
      options: { fonts, nodeTypes: kinds.map(({ typeName }) => typeName) },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: "data",
        ignore: filesToIgnore(kinds, process.env.NODE_ENV !== "production"),
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          kindOfFile(kinds, node.relativePath)?.typeName ?? "UnknownContent",
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          placeholder: "none",
          jpgOptions: { quality: 76 },
          avifOptions: { quality: 48 },
        },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-lean-build", options: { widths, tallest } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
