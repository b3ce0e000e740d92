/** Changes of webpack's configuration, but for its cache (webpack-cache.ts) and class names (css-class-names.ts). */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
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

/** CSS code splitting: Gatsby merges all styles into one sheet and inlines it into every page. */
export function splitStyles(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  if (!groups || !("styles" in groups)) gatsbyChanged("gathers all styles in the group 'styles'");
  groups.styles = false;
}

/** Gatsby's slice with the scripts of every page. */
const scriptsSlice = path.join("_gatsby", "slices", "_gatsby-scripts-1.html");

/** Empties Gatsby's chunk map, 3 % of a page, which with slices is encoded twice and cannot be read. */
export class EmptyChunkMap {
  constructor(private readonly publicFolder = path.resolve("public")) {}

  apply(compiler: Compiler): void {
    // After Gatsby's own plugin, which writes the file in the same hook.
    compiler.hooks.done.tap("EmptyChunkMap", () => {
      const file = path.join(this.publicFolder, scriptsSlice);
      const before = readFileSync(file, "utf8");
      const after = before.replace(
        /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s,
        "<script>window.___chunkMapping={}</script>",
      );
      if (after === before) gatsbyChanged("writes its chunk map into the page");
      writeFileSync(file, after);
    });
  }
}

/** Replaces webpack's compilation hash, which depends on its cache, by one over the hashed file names. */
export class StableHash {
  apply(compiler: Compiler): void {
    // Runs before Gatsby's plugins read the stats.
    compiler.hooks.afterEmit.tap("StableHash", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 10);
    });
  }
}
