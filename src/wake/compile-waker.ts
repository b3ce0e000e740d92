import { buildSync } from "esbuild";

/** The waker as the text of an inline script; the same in every page and build, so that one hash allows it. */
export function compileWaker(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: 'import { waker } from "./waker"; waker();', resolveDir: "src/wake" },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
