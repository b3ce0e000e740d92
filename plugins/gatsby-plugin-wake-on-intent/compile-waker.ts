import { buildSync } from "esbuild";
import type { WakeOnIntentOptions } from "./options";

/** waker.ts with all that it imports, as the text of an inline script: bundled and minified. Deterministic. */
export function compileWaker(folder: string, { wakeParameter = "" }: WakeOnIntentOptions): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import { waker } from "./waker"; waker();`, resolveDir: folder },
    define: { WAKE_PARAMETER: JSON.stringify(wakeParameter) },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
