import { buildSync } from "esbuild";

/**
 * Bundles and minifies a module of src/ with a call to one of its exports, as the text of an inline script.
 * Deterministic.
 */
export function inlineScript(module: string, call: string): string {
  const [, name] = call.match(/^(\w+)/) ?? [];
  const { outputFiles } = buildSync({
    stdin: { contents: `import { ${name} } from "./${module}"; ${call};`, resolveDir: "src" },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
