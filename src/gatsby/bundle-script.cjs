/** A script of the site's own with all that it imports, for browsers. Plain JavaScript, as webpack's loaders are. */
const { buildSync } = require("esbuild");

/** Bundles and minifies by esbuild; `files` are those that it was made of. Deterministic. */
exports.bundleScript = (options) => {
  const { metafile, outputFiles } = buildSync({
    bundle: true,
    minify: true,
    target: "es2020",
    legalComments: "none",
    metafile: true,
    write: false,
    ...options,
  });
  return { text: outputFiles[0].text.trim(), files: Object.keys(metafile.inputs) };
};
