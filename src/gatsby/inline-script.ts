import { buildSync } from "esbuild";

/** A module of src/ and a call of what it exports, as the text of an inline script; the same in every page and build. */
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
