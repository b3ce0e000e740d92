/** Webpack loader of x.inline.ts: in HTML the bundled text that runs it, with SETTINGS from the query. */
const path = require("node:path");
const { bundleScript } = require("./bundle-script.cjs");

/** Constants for esbuild's `define`, by their paths: SETTINGS.cookieNotice.days is 365. */
const constants = (value, place) =>
  value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, part]) => constants(part, `${place}.${name}`))
    : [[place, JSON.stringify(value)]];

module.exports = function inlineLoader() {
  const { text, files } = bundleScript({
    stdin: { contents: `import run from ${JSON.stringify(this.resourcePath)}; run();`, resolveDir: this.context },
    define: Object.fromEntries(constants(JSON.parse(this.query.slice(1)), "SETTINGS")),
    format: "iife",
  });
  // Webpack does not track changes of loaders: gatsby-plugin-lean-build switches that off (skipBuildDependencies).
  for (const file of [__filename, require.resolve("./bundle-script.cjs")]) this.addDependency(file);
  for (const file of files) if (file !== "<stdin>") this.addDependency(path.resolve(file));
  return `export default ${JSON.stringify(text)};`;
};
