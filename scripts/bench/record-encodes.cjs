/**
 * Loaded into every process of a measured build by NODE_OPTIONS: notes each picture that gatsby-plugin-sharp encodes, one
 * line of JSON per file. Where BENCH_ENCODED names a folder with the files of an earlier build, they are taken from there.
 */
const { appendFileSync, copyFileSync, existsSync, mkdirSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const { BENCH_SITE, BENCH_RECORD, BENCH_ENCODED } = process.env;

const recording =
  (processFile) =>
  async (input, operations, pluginOptions = {}) => {
    for (const { outputPath, args } of operations) {
      appendFileSync(BENCH_RECORD, `${JSON.stringify({ input, output: outputPath, args, pluginOptions })}\n`);
    }
    const ready = operations.map(({ outputPath }) =>
      path.join(BENCH_ENCODED ?? "", path.relative(BENCH_SITE, outputPath)),
    );
    if (!BENCH_ENCODED || !ready.every((file) => existsSync(file)))
      return processFile(input, operations, pluginOptions);
    for (const [index, { outputPath }] of operations.entries()) {
      mkdirSync(path.dirname(outputPath), { recursive: true });
      copyFileSync(ready[index], outputPath);
    }
  };

const load = Module._load;
Module._load = function (request, parent, ...rest) {
  const loaded = load.call(this, request, parent, ...rest);
  const isQueue = request === "./process-file" && /gatsby-plugin-sharp.gatsby-worker\.js$/.test(parent?.filename ?? "");
  return isQueue ? { ...loaded, processFile: recording(loaded.processFile) } : loaded;
};
