import type { GatsbyNode } from "gatsby";
import { compileWaker } from "./compile-waker";
import type { WakeOnIntentOptions } from "./options";
import { name } from "./package.json";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ wakeParameter: Joi.string() });

/** Defines the waker's text for server-side rendering. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, stage, store },
  options,
) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  // Gatsby compiles this file into .cache, so __dirname is not this folder.
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: { name: string; resolve: string }[] };
  const folder = flattenedPlugins.find((plugin) => plugin.name === name)?.resolve;
  if (!folder) throw new Error(`Gatsby no longer says where ${name} is; see its gatsby-node.ts.`);
  actions.setWebpackConfig({
    plugins: [plugins.define({ WAKER: JSON.stringify(compileWaker(folder, options as WakeOnIntentOptions)) })],
  });
};
