import { buildSync } from "esbuild";

/** waker.ts with all that it imports, as the text of an inline script: bundled and minified. Deterministic. */
export function bundleWaker(folder: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import { waker } from "./waker"; waker();`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
