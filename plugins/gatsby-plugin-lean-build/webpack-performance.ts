/** Webpack build performance: work that can be done faster, elsewhere, or not at all. */
import type { Compiler, Configuration } from "webpack";
import { gatsbyChanged } from "./gatsby-changed";

interface TerserPlugin {
  constructor: { name: string; swcMinify?: unknown };
  options: { minimizer: { implementation: unknown; options: object } };
}

/** Minifies with swc instead of terser: a twentieth of the time, and 2 % smaller. */
export function minifyWithSwc(config: Configuration): void {
  const plugins = (config.optimization?.minimizer ?? []) as unknown as TerserPlugin[];
  const plugin = plugins.find((each) => each.constructor.name === "TerserPlugin");
  const implementation = plugin?.constructor.swcMinify;
  if (!plugin || !implementation) gatsbyChanged("minifies scripts by a terser-webpack-plugin that knows swc");
  plugin.options.minimizer = { implementation, options: {} };
}

/** Removes gatsby-plugin-typescript's loader rule: Gatsby's own compiles TypeScript as well. */
export function compileOnce(config: Configuration): void {
  const removeSecond = ({ options: { module } }: Compiler) => {
    const isCompiler = (rule: (typeof module.rules)[number]) =>
      rule && typeof rule === "object" && rule.test instanceof RegExp && rule.test.test("page.tsx");
    const [first, second, third] = module.rules.filter(isCompiler);
    if (!first || !second || third) gatsbyChanged("compiles TypeScript twice, by two rules of webpack's");
    module.rules = module.rules.filter((rule) => rule !== second);
  };
  config.plugins = [...(config.plugins ?? []), { apply: removeSecond }];
}

/** `gatsby develop` renders on the client, yet bundles all pages for getServerData: skips that. */
export function skipPagesInHtmlRenderer(config: Configuration): void {
  const alias = config.resolve?.alias;
  if (!config.resolve || !alias || Array.isArray(alias) || !("$virtual" in alias))
    gatsbyChanged("finds the code of all pages by an alias");
  config.resolve.alias = { "$virtual/async-requires$": false, ...alias };
}

/** Removes Gatsby's ESLint plugin from `gatsby develop`: Biome lints, in editors and in npm test. */
export function removeEslint(config: Configuration): void {
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  if (config.plugins.length === plugins.length) gatsbyChanged("runs ESLint by a plugin of webpack's");
}
