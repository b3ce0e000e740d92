import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Content } from "./check/content";
import { checkBeforeBuild } from "./check-before-build";
import { checkFragments } from "./check-fragments";
import { EditorAddress, serveEditor } from "./develop/editor";
import { LiveContentCheck } from "./develop/live-check";
import { markDrafts } from "./develop/mark-drafts";
import { answerOwnOriginOnly } from "./develop/same-origin";
import type { GivenOptions } from "./options";
import { name } from "./package.json";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ model: Joi.function().required() });

let content: Content | undefined;

/** Before Gatsby, or a plugin below this one, has touched anything. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }, options) => {
  if (process.env.NODE_ENV === "development") answerOwnOriginOnly(store.getState().program.host);
  content = await checkBeforeBuild((options as GivenOptions).model(), reporter);
};

/** Labels of drafts in development. */
export const createResolvers: GatsbyNode["createResolvers"] = (args, options) => {
  if (process.env.NODE_ENV === "development") markDrafts(args, (options as GivenOptions).model().kinds);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }, options) => {
  // Gatsby compiles this file into .cache, so __dirname is not this folder.
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: { name: string; resolve: string }[] };
  const folder = flattenedPlugins.find((plugin) => plugin.name === name)?.resolve;
  if (!folder) throw new Error(`Gatsby no longer says where ${name} is; see its gatsby-node.ts.`);
  serveEditor(app, (options as GivenOptions).model().kinds, folder);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, reporter, stage, store },
  options,
) => {
  // By NODE_ENV as well: what only development uses is then no reason to compile all scripts of a build anew.
  if (process.env.NODE_ENV === "development" && stage === "develop") {
    const { model } = options as unknown as GivenOptions;
    const { port } = store.getState().program;
    actions.setWebpackConfig({
      plugins: [new LiveContentCheck(model(), path.resolve("data")), new EditorAddress(port, reporter.info)],
    });
  }
};

/** Only the built pages have all ids that links may name. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  if (content) checkFragments(content, reporter);
};
