/** Takes work off webpack that is done elsewhere, or sooner. */
import type { Compiler, Configuration } from "webpack";

interface TerserPlugin {
  constructor: { name: string; swcMinify?: unknown };
  options: { minimizer: { implementation: unknown; options: object } };
}

/** Lets swc make the scripts small: in a twentieth of the time that terser takes, and by 2 % smaller. */
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
 * Before webpack keeps its results, it looks for every file that Gatsby's configuration and the loaders are made of,
 * thousands of them, in order to know when the results are out of date. forgetResults knows that from the package lock.
 */
export function trustKeptResults(config: Configuration): void {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") {
    throw new Error("Gatsby no longer lets webpack keep its results on the disk; see src/gatsby.");
  }
  config.cache.buildDependencies = { defaultWebpack: [] };
  const forgetLoaders = (compiler: Compiler) =>
    compiler.hooks.afterCompile.tap("TrustKeptResults", ({ buildDependencies }) => buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), { apply: forgetLoaders }];
}

/**
 * Gatsby's own rule for scripts compiles TypeScript as well, and its TypeScript plugin adds a rule that compiles the
 * outcome once more.
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
 * With npm start, pages are drawn in the browser alone. The empty page that it gets first asks for the code of all pages
 * none the less, in order to run pages' functions for servers, of which a static site has none.
 */
export function drawInBrowserAlone(config: Configuration): void {
  const alias = config.resolve?.alias;
  if (!config.resolve || !alias || Array.isArray(alias) || !("$virtual" in alias)) {
    throw new Error("Gatsby no longer finds the code of all pages by an alias; see src/gatsby.");
  }
  config.resolve.alias = { "$virtual/async-requires$": false, ...alias };
}

/** Biome has an eye on the code, in the editor and in npm test: with npm start, ESLint would read all of it again. */
export function leaveLintToBiome(config: Configuration): void {
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  if (config.plugins.length === plugins.length) {
    throw new Error("Gatsby no longer runs ESLint by a plugin of webpack's; see src/gatsby.");
  }
}
