/** Webpack build performance: work that can be done faster, elsewhere, or not at all. */
import type { Compiler, Configuration } from "webpack";

interface TerserPlugin {
  constructor: { name: string; swcMinify?: unknown };
  options: { minimizer: { implementation: unknown; options: object } };
}

/** Minifies with swc instead of terser: a twentieth of the time, and 2 % smaller. */
export function minifyWithSwc(config: Configuration): void {
  const plugins = (config.optimization?.minimizer ?? []) as unknown as TerserPlugin[];
  const plugin = plugins.find((each) => each.constructor.name === "TerserPlugin");
  const implementation = plugin?.constructor.swcMinify;
  if (!plugin || !implementation) {
    throw new Error("Gatsby no longer minifies scripts by a terser-webpack-plugin that knows swc; see src/gatsby.");
  }
  plugin.options.minimizer = { implementation, options: {} };
}

/**
 * Skips cache.buildDependencies: webpack would resolve thousands of files of Gatsby and its loaders to decide when its
 * cache is stale. invalidateCache decides that from package-lock.json.
 */
export function skipBuildDependencies(config: Configuration): void {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") {
    throw new Error("Gatsby no longer lets webpack keep its results on the disk; see src/gatsby.");
  }
  config.cache.buildDependencies = { defaultWebpack: [] };
  const forgetLoaders = (compiler: Compiler) =>
    compiler.hooks.afterCompile.tap("SkipBuildDependencies", ({ buildDependencies }) => buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), { apply: forgetLoaders }];
}

/**
 * Removes gatsby-plugin-typescript's loader rule: Gatsby's own rule compiles TypeScript as well, so each file would be
 * transpiled twice.
 */
export function compileOnce({ module }: Configuration): void {
  const compilers = (module?.rules ?? []).filter(
    (rule) => rule && typeof rule === "object" && rule.test instanceof RegExp && rule.test.test("page.tsx"),
  );
  if (!module?.rules || compilers.length !== 2) {
    throw new Error("Gatsby no longer compiles TypeScript twice, by two rules of webpack's; see src/gatsby.");
  }
  module.rules = module.rules.filter((rule) => rule !== compilers[1]);
}

/**
 * `gatsby develop` renders on the client only, yet its HTML renderer bundles all pages for getServerData, which a
 * static site does not have.
 */
export function skipPagesInHtmlRenderer(config: Configuration): void {
  const alias = config.resolve?.alias;
  if (!config.resolve || !alias || Array.isArray(alias) || !("$virtual" in alias)) {
    throw new Error("Gatsby no longer finds the code of all pages by an alias; see src/gatsby.");
  }
  config.resolve.alias = { "$virtual/async-requires$": false, ...alias };
}

/** Removes Gatsby's ESLint plugin from `gatsby develop`: Biome lints, in editors and in npm test. */
export function removeEslint(config: Configuration): void {
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  if (config.plugins.length === plugins.length) {
    throw new Error("Gatsby no longer runs ESLint by a plugin of webpack's; see src/gatsby.");
  }
}
