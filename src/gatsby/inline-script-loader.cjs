/** Webpack loader of x.inline.ts: in HTML the bundled text that runs it, with SETTINGS from the query. */
const path = require("node:path");
const { buildSync } = require("esbuild");

/** Each value by its place, as esbuild puts it in: SETTINGS.cookieNotice.days is 365. */
const constants = (value, place) =>
  value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, part]) => constants(part, `${place}.${name}`))
    : [[place, JSON.stringify(value)]];

module.exports = function inlineLoader() {
  const { metafile, outputFiles } = buildSync({
    stdin: { contents: `import run from ${JSON.stringify(this.resourcePath)}; run();`, resolveDir: this.context },
    define: Object.fromEntries(constants(JSON.parse(this.query.slice(1)), "SETTINGS")),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    legalComments: "none",
    metafile: true,
    write: false,
  });
  // Webpack is not asked whether loaders have changed.
  this.addDependency(__filename);
  for (const file of Object.keys(metafile.inputs)) if (file !== "<stdin>") this.addDependency(path.resolve(file));
  return `export default ${JSON.stringify(outputFiles[0].text.trim())};`;
};
