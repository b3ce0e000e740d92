import type { GatsbyNode } from "gatsby";
import { stopEndlessRetries } from "./stop-endless-retries";
import { cacheImages, forgetUnusedPictures, picturesOfBuild } from "./image-cache";
import { replaceImageResolver } from "./image-formats";
import { cacheBundles } from "./bundle-cache";
import { type QueryExtractionCache, cacheQueryExtraction } from "./query-extraction-cache";
import { runInSingleProcess } from "./single-process";
import type { GivenOptions } from "./options";
import { name } from "./package.json";
import { shortenClassNames } from "./css-class-names";
import { ImageMetadataCache } from "./image-metadata-cache";
import { linkAllLaterStyles } from "./later-styles";
import { sortDerivedFields } from "./sort-derived-fields";
import { clearPublic, cleanCache } from "./clean-cache";
import { removeUnusedFiles } from "./unused-static-files";
import { discardOutdatedCache, ignoreEnvironment, type Making, madeBy, skipBuildDependencies } from "./webpack-cache";
import {
  compileOnce,
  EmptyChunkMap,
  minifyWithSwc,
  removeEslint,
  skipPagesInHtmlRenderer,
  splitStyles,
  StableHash,
} from "./webpack-config";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ widths: Joi.array().items(Joi.number()).min(1), tallest: Joi.number() });

/** Plugins that have to be listed above this one: hooks run in the order of the list, and this plugin replaces what they set. */
const after = ["gatsby-plugin-sharp", "gatsby-transformer-sharp"];

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store, reporter }) => {
  const { config, flattenedPlugins, program } = store.getState() as Omit<Making, "directory"> & {
    program: { directory: string };
  };
  const places = [...after, name].map((each) => flattenedPlugins.findIndex((plugin) => plugin.name === each));
  if (places.at(-1) !== Math.max(...places))
    reporter.panic(`In gatsby-config, put ${name} below ${after.join(" and ")}.`);
  cleanCache(store);
  const making = { config, flattenedPlugins, directory: program.directory };
  bundlesMadeBy = await madeBy(making);
  discardOutdatedCache(making, bundlesMadeBy);
};

/** The code that configures webpack, packages and options, as a hash. */
let bundlesMadeBy = "";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  stopEndlessRetries();
  runInSingleProcess();
  sortDerivedFields();
  cacheImages(args);
  queries = cacheQueryExtraction(args);
  if (process.env.NODE_ENV !== "production") return;
  // Not in onPreInit, where another plugin may check the content and end a build that would fail: public/ stays then.
  await clearPublic();
  cacheBundles(args.store, bundlesMadeBy);
};

let queries: QueryExtractionCache | undefined;

/** By now Gatsby has extracted a build's queries; with `npm start` it does so later, before onCreateDevServer. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => queries?.write();

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => queries?.write();

let facts: ImageMetadataCache | undefined;

export const createResolvers: GatsbyNode["createResolvers"] = (args, options) => {
  facts ??= new ImageMetadataCache(picturesOfBuild());
  replaceImageResolver(args, options as GivenOptions, facts);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const config = getConfig();
  skipBuildDependencies(config);
  ignoreEnvironment(config);
  compileOnce(config);
  if (stage === "develop") removeEslint(config);
  if (stage === "develop-html") skipPagesInHtmlRenderer(config);
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config);
  if (stage === "build-javascript") {
    // Source maps would expose local paths.
    config.devtool = false;
    splitStyles(config);
    minifyWithSwc(config);
    config.plugins.push(new StableHash(), new EmptyChunkMap());
  }
  actions.replaceWebpackConfig(config);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store }) => {
  linkAllLaterStyles();
  const digests = new Set(getNodesByType("File").map(({ internal }) => internal.contentDigest));
  removeUnusedFiles(digests, picturesOfBuild().asked);
  await facts?.write();
  forgetUnusedPictures(store);
};
