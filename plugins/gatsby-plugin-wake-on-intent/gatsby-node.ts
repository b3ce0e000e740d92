import type { GatsbyNode } from "gatsby";
import { compileWaker } from "./compile-waker";
import { name } from "./package.json";

/** Defines the waker's text for server-side rendering. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage, store }) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  // Gatsby compiles this file into .cache, so __dirname is not this folder.
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: { name: string; resolve: string }[] };
  const folder = flattenedPlugins.find((plugin) => plugin.name === name)?.resolve;
  if (!folder) throw new Error(`Gatsby no longer says where ${name} is; see its gatsby-node.ts.`);
  actions.setWebpackConfig({
    plugins: [plugins.define({ WAKER: JSON.stringify(compileWaker(folder)) })],
  });
};
