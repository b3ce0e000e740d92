import type { GatsbyConfig } from "gatsby";
import site from "./data/site.json";
import { kindOfFile } from "./src/content/kinds";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "never",
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
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
          jpgOptions: { quality: 76 },
          webpOptions: { quality: 74 },
          avifOptions: { quality: 54 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-sitemap",
  ],
};

export default config;
