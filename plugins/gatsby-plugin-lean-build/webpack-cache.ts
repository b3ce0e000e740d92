/** Webpack's cache, which is kept for as long as nothing changes that the bundles are made by. */
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

/** Leaves out each module of which nothing is used, whatever it does when it is loaded. */
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

/** A hash of what bundles are made by: packages, options, and the code that configures webpack. */
export async function madeBy({ directory, config, flattenedPlugins }: Making): Promise<string> {
  const lock = path.join(directory, "package-lock.json");
  const local = flattenedPlugins.filter(({ resolve }) => !resolve.split(path.sep).includes("node_modules"));
  const folders = [directory, ...local.map(({ resolve }) => resolve)].sort();
  const parts = [
    // It holds absolute paths, which are wrong in a copied project.
    directory,
    existsSync(lock) ? readFileSync(lock, "utf8") : "",
    config,
    flattenedPlugins.map(({ name, version, pluginOptions }) => [name, version, pluginOptions]),
    await Promise.all([...new Set(folders)].map(webpackCodeIn)),
  ];
  const withFunctions = (_: string, value: unknown) => (typeof value === "function" ? String(value) : value);
  return createHash("sha256").update(JSON.stringify(parts, withFunctions)).digest("hex");
}

/** Discards webpack's cache of other code, options, packages or folder, of builds and `npm start` apart. */
export function discardOutdatedCache(making: Pick<Making, "directory">, current: string): void {
  const cache = path.join(making.directory, ".cache", "webpack");
  const [own, other] =
    process.env.NODE_ENV === "development" ? ["stage-develop", "stage-build"] : ["stage-build", "stage-develop"];
  const note = path.join(cache, `${own}.made-by.txt`);
  if (existsSync(note) && readFileSync(note, "utf8") === current) return;
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    // What belongs to no stage is used by all, such as what Babel has compiled.
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

/** What pages read of the environment: the same as in the browser, and what Gatsby sets itself. */
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
