/** Webpack's own cache, which is kept while packages, options and the code that configures webpack stay the same. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import type { Compiler, Configuration } from "webpack";
import { gatsbyChanged } from "./gatsby-changed";

/** What is known of a build by the time of onPreInit. */
export interface Making {
  /** The project's folder. */
  directory: string;
  /** gatsby-config, as Gatsby has read it. */
  config: object;
  flattenedPlugins: readonly { name: string; version: string; resolve: string; pluginOptions?: object }[];
}

/** Tree shaking: leaves out each module of which nothing is used, as if no module had side effects. */
const onlyWhatIsUsed: Plugin = {
  name: "only-what-is-used",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path: module, pluginData, ...where }) => {
      if (pluginData === "resolved") return undefined;
      return { ...(await resolve(module, { ...where, pluginData: "resolved" })), sideEffects: false };
    });
  },
};

/** The code of a gatsby-node that configures webpack, with all that it uses of the project; "" if there is none. */
async function webpackCodeIn(folder: string): Promise<string> {
  const file = path.join(folder, "gatsby-node.ts");
  if (!existsSync(file) || !readFileSync(file, "utf8").includes("onCreateWebpackConfig")) return "";
  const { outputFiles } = await build({
    stdin: { contents: 'export { onCreateWebpackConfig } from "./gatsby-node";', resolveDir: folder },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    minify: true,
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV) },
    plugins: [onlyWhatIsUsed],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join();
}

/** A hash of what decides how bundles are made: packages, options, and the code that configures webpack. */
export async function madeBy({ directory, config, flattenedPlugins }: Making): Promise<string> {
  const lock = path.join(directory, "package-lock.json");
  const local = flattenedPlugins.filter(({ resolve }) => !resolve.split(path.sep).includes("node_modules"));
  const folders = [directory, ...local.map(({ resolve }) => resolve)].sort();
  const parts = [
    // Webpack's cache holds absolute paths, which are wrong in a copied project.
    directory,
    existsSync(lock) ? readFileSync(lock, "utf8") : "",
    config,
    flattenedPlugins.map(({ name, version, pluginOptions }) => [name, version, pluginOptions]),
    await Promise.all([...new Set(folders)].map(webpackCodeIn)),
  ];
  const withFunctions = (_: string, value: unknown) => (typeof value === "function" ? String(value) : value);
  return createHash("sha256").update(JSON.stringify(parts, withFunctions)).digest("hex");
}

/** Discards webpack's cache if that hash has changed. Builds and `npm start` have a cache each. */
export function discardOutdatedCache(making: Pick<Making, "directory">, current: string): void {
  const cache = path.join(making.directory, ".cache", "webpack");
  const [own, other] =
    process.env.NODE_ENV === "development" ? ["stage-develop", "stage-build"] : ["stage-build", "stage-develop"];
  const note = path.join(cache, `${own}.made-by.txt`);
  if (existsSync(note) && readFileSync(note, "utf8") === current) return;
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    // Files of no stage, such as what Babel has compiled, are shared by all stages.
    if (!name.startsWith(other)) rmSync(path.join(cache, name), { recursive: true });
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, current);
}

/** Skips cache.buildDependencies, for which webpack resolves thousands of files; the hash decides instead. */
export function skipBuildDependencies(config: Configuration): void {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem")
    gatsbyChanged("lets webpack keep its results on the disk");
  config.cache.buildDependencies = { defaultWebpack: [] };
  const forgetLoaders = (compiler: Compiler) =>
    compiler.hooks.afterCompile.tap("SkipBuildDependencies", ({ buildDependencies }) => buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), { apply: forgetLoaders }];
}

/** The environment variables that pages can read while they are rendered: those of the browser, and those that Gatsby sets. */
const variableOfPages = /^process\.env(?:$|\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/;

interface DefinePlugin {
  constructor: { name: string };
  definitions: Record<string, unknown>;
}

/** Leaves the environment out of DefinePlugin: a variable that comes or goes would recompile all. */
export function ignoreEnvironment(config: Configuration): void {
  const plugins = (config.plugins ?? []) as unknown as DefinePlugin[];
  const defining = plugins.find(
    (plugin) => plugin.constructor.name === "DefinePlugin" && "process.env" in plugin.definitions,
  );
  if (!defining) gatsbyChanged("defines process.env for webpack");
  for (const name of Object.keys(defining.definitions))
    if (name.startsWith("process.env") && !variableOfPages.test(name)) delete defining.definitions[name];
}
