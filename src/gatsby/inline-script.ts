import { type BuildOptions, buildSync } from "esbuild";

const bundle = (contents: string, format: BuildOptions["format"]) =>
  buildSync({
    stdin: { contents, resolveDir: "src" },
    bundle: true,
    minify: true,
    format,
    target: "es2020",
    legalComments: "none",
    write: false,
  })
    .outputFiles.map(({ text }) => text.trim())
    .join();

/**
 * Bundles and minifies a module of src/ with a call to one of its exports, as the text of an inline script.
 * Deterministic.
 */
export function inlineScript(module: string, call: string): string {
  const [, name] = call.match(/^(\w+)/) ?? [];
  return bundle(`import { ${name} } from "./${module}"; ${call};`, "iife");
}

/** Bundles and minifies a module of src/ as a module that an inline script may import. Deterministic. */
export const moduleScript = (module: string): string => bundle(`export * from "./${module}";`, "esm");
