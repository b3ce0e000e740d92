import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { bundleWaker } from "./bundle-waker";
import { name } from "./package.json";

/** The scripts of each named chunk, without those that every page loads: from webpack's stats, which Gatsby has written by now. */
function readChunks(directory: string): Record<string, string[]> {
  const stats = JSON.parse(readFileSync(path.join(directory, "public/webpack.stats.json"), "utf8"));
  const { app, ...chunks } = stats.assetsByChunkName as Record<string, string[]>;
  const files = Object.entries(chunks).map(([chunk, names]) => [
    chunk,
    names.filter((file) => file.endsWith(".js") && !app?.includes(file)),
  ]);
  return Object.fromEntries(files);
}

/** Defines the waker's text, and what there is to preload, for server-side rendering. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage, store }) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  // Gatsby compiles this file into .cache, so __dirname is not this folder.
  const { flattenedPlugins, program } = store.getState() as {
    flattenedPlugins: { name: string; resolve: string }[];
    program: { directory: string };
  };
  const folder = flattenedPlugins.find((plugin) => plugin.name === name)?.resolve;
  if (!folder) throw new Error(`Gatsby no longer says where ${name} is; see its gatsby-node.ts.`);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        WAKER: JSON.stringify(bundleWaker(folder)),
        CHUNKS: JSON.stringify(stage === "build-html" ? readChunks(program.directory) : {}),
      }),
    ],
  });
};
