import type { GatsbyNode } from "gatsby";
import { BundleHash } from "./bundle-hash";
import { stopEndlessRetries } from "./stop-endless-retries";
import { cacheImages, forgetUnusedPictures, picturesOfBuild } from "./image-cache";
import { replaceImageResolver } from "./image-formats";
import { cacheBundles } from "./bundle-cache";
import { type QueryCache, cacheQueries } from "./query-cache";
import { runInSingleProcess } from "./single-process";
import { changes, type GivenOptions, makes } from "./options";
import { name } from "./package.json";
import { EmptyChunkMap, shortenClassNames, splitStyles } from "./page-weight";
import { ImageMetadataCache } from "./image-metadata-cache";
import { linkAllLaterStyles } from "./later-styles";
import { sortDerivedFields } from "./sort-derived-fields";
import { clearPublic, invalidateCache } from "./invalidate-cache";
import { removeUnusedFiles } from "./unused-static-files";
import { discardOutdatedCache, ignoreEnvironment, type Making, madeBy, skipBuildDependencies } from "./webpack-cache";
import { compileOnce, minifyWithSwc, removeEslint, skipPagesInHtmlRenderer } from "./webpack-performance";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    widths: Joi.array().items(Joi.number()).min(1),
    tallest: Joi.number(),
    without: Joi.array().items(Joi.string().valid(...changes)),
  });

/** Gatsby's hooks run in the order of the plugins; this one takes over what these have set. */
const after = ["gatsby-plugin-sharp", "gatsby-transformer-sharp"];

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store, reporter }, options) => {
  const given = options as GivenOptions;
  const { config, flattenedPlugins, program } = store.getState() as Omit<Making, "directory"> & {
    program: { directory: string };
  };
  const places = [...after, name].map((each) => flattenedPlugins.findIndex((plugin) => plugin.name === each));
  if (places.at(-1) !== Math.max(...places))
    reporter.panic(`In gatsby-config, put ${name} below ${after.join(" and ")}.`);
  if (makes(given, "clean-cache")) invalidateCache(store);
  const making = { config, flattenedPlugins, directory: program.directory };
  bundlesMadeBy = await madeBy(making);
  if (makes(given, "webpack-cache-key")) discardOutdatedCache(making, bundlesMadeBy);
};

/** The code that configures webpack, packages and options, as a hash. */
let bundlesMadeBy = "";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args, options) => {
  const given = options as GivenOptions;
  // By now a site has looked at its content in onPreInit, and may have ended a build that would only fail.
  if (process.env.NODE_ENV === "production" && makes(given, "clean-cache")) await clearPublic();
  if (makes(given, "stop-endless-retries")) stopEndlessRetries();
  if (makes(given, "single-process")) runInSingleProcess();
  if (makes(given, "sort-derived-fields")) sortDerivedFields();
  if (makes(given, "image-cache")) cacheImages(args);
  if (process.env.NODE_ENV === "production" && makes(given, "bundle-cache")) cacheBundles(args.store, bundlesMadeBy);
  if (makes(given, "query-cache")) queries = cacheQueries(args);
};

let queries: QueryCache | undefined;

/** Gatsby has looked for queries by now in a build, and with `npm start` by the time of its server. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => queries?.write();

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => queries?.write();

let facts: ImageMetadataCache | undefined;

export const createResolvers: GatsbyNode["createResolvers"] = (args, options) => {
  const given = options as GivenOptions;
  facts ??= new ImageMetadataCache(picturesOfBuild());
  if (makes(given, "avif-with-fallback")) replaceImageResolver(args, given, facts);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }, options) => {
  const given = options as GivenOptions;
  const config = getConfig();
  if (makes(given, "webpack-cache-key")) {
    skipBuildDependencies(config);
    ignoreEnvironment(config);
  }
  if (makes(given, "one-compiler")) compileOnce(config);
  if (stage === "develop" && makes(given, "no-eslint")) removeEslint(config);
  if (stage === "develop-html" && makes(given, "lean-renderer")) skipPagesInHtmlRenderer(config);
  const isBuild = stage === "build-javascript" || stage === "build-html";
  if (isBuild && makes(given, "numbered-classes")) shortenClassNames(config);
  if (stage === "build-javascript") {
    // Source maps would expose local paths.
    config.devtool = false;
    if (makes(given, "split-styles")) splitStyles(config);
    if (makes(given, "swc")) minifyWithSwc(config);
    if (makes(given, "stable-hash")) config.plugins.push(new BundleHash());
    if (makes(given, "no-chunk-map")) config.plugins.push(new EmptyChunkMap());
  }
  actions.replaceWebpackConfig(config);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store }, options) => {
  const given = options as GivenOptions;
  if (makes(given, "later-styles")) linkAllLaterStyles();
  if (makes(given, "no-unused-files")) {
    const digests = new Set(getNodesByType("File").map(({ internal }) => internal.contentDigest));
    // Gatsby's workers would ask on their own.
    const isKnown = makes(given, "image-cache") && makes(given, "single-process");
    removeUnusedFiles(digests, isKnown ? picturesOfBuild()?.asked : undefined);
  }
  await facts?.write();
  if (makes(given, "image-cache")) forgetUnusedPictures(store);
};
