import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Content, Model } from "./check/content";
import { checkBeforeBuild } from "./check-before-build";
import { checkFragments } from "./check-fragments";
import { editorHandler, editorPath } from "./develop/editor";
import { LiveContentCheck } from "./develop/live-check";
import { markDrafts } from "./develop/mark-drafts";
import { answerOwnOriginOnly } from "./develop/same-origin";
import { name } from "./package.json";

/** The model of the content. The option is a function, since Gatsby goes through plain objects and copies them. */
const modelOf = (options: object) => (options as { model: () => Model }).model();

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ model: Joi.function().required() });

let content: Content | undefined;

/** Before Gatsby, or a plugin below this one, has touched anything. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }, options) => {
  if (process.env.NODE_ENV === "development") answerOwnOriginOnly(store.getState().program.host);
  content = await checkBeforeBuild(modelOf(options), reporter);
};

/** Labels of drafts in development. */
export const createResolvers: GatsbyNode["createResolvers"] = (args, options) => {
  if (process.env.NODE_ENV === "development") markDrafts(args, modelOf(options).kinds);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter, store }, options) => {
  // Gatsby compiles this file into .cache, so __dirname is not this folder.
  const { flattenedPlugins, program } = store.getState() as unknown as {
    flattenedPlugins: { name: string; resolve: string }[];
    program: { port: number };
  };
  const folder = flattenedPlugins.find((plugin) => plugin.name === name)?.resolve;
  if (!folder) throw new Error(`Gatsby no longer says where ${name} is; see its gatsby-node.ts.`);
  app.use(editorPath, editorHandler(modelOf(options).kinds, folder));
  reporter.info(`Edit the content with forms, in Chrome or Edge: http://localhost:${program.port}${editorPath}`);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }, options) => {
  // By NODE_ENV as well: what only development uses is then no reason to compile all scripts of a build anew.
  if (process.env.NODE_ENV === "development" && stage === "develop") {
    actions.setWebpackConfig({ plugins: [new LiveContentCheck(modelOf(options), path.resolve("data"))] });
  }
};

/** Only the built pages have all ids that links may name. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  if (content) checkFragments(content, reporter);
};
