/** Compiles gatsby-config and gatsby-node by esbuild, in the place of Gatsby's module that calls Parcel (4 s). */
const { existsSync, readdirSync, rmSync } = require("node:fs");
const path = require("node:path");

const compiled = ".cache/compiled";

function entriesIn(project) {
  const plugins = path.join(project, "plugins");
  const folders = existsSync(plugins) ? readdirSync(plugins).map((name) => path.join(plugins, name)) : [];
  return [project, ...folders]
    .flatMap((folder) => ["gatsby-config.ts", "gatsby-node.ts"].map((file) => path.join(folder, file)))
    .filter((file) => existsSync(file));
}

function compileGatsbyFiles(project) {
  const outdir = path.join(project, compiled);
  rmSync(outdir, { recursive: true, force: true });
  // Not at the top: every process that Gatsby starts loads this file.
  require("esbuild").buildSync({
    entryPoints: entriesIn(project),
    outdir,
    outbase: project,
    absWorkingDir: project,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
  });
}

/** Does what the function of this name in Gatsby's own module does. */
function findCompiledLocalPluginModule(project, plugin, module) {
  const folder = plugin === "default-site-plugin" ? compiled : `${compiled}/plugins/${plugin}`;
  const file = `${project}/${folder}/${module}.js`;
  return existsSync(file) ? file : undefined;
}

const filename = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");
require.cache[filename] = {
  id: filename,
  filename,
  loaded: true,
  exports: {
    __esModule: true,
    COMPILED_CACHE_DIR: compiled,
    compileGatsbyFiles: async (project) => compileGatsbyFiles(project),
    findCompiledLocalPluginModule,
    getResolvedFieldsForPlugin: (project, plugin) => ({
      resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(project, plugin, "gatsby-node"),
    }),
  },
};

module.exports = { compileGatsbyFiles };
