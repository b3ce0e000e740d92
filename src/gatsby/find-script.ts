/** public/find-….js: the search, which the page that finds things imports by itself, whether it is awake or not. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildSync } from "esbuild";

export function findScript(): { address: string; text: string } {
  const { outputFiles } = buildSync({
    entryPoints: ["src/templates/find/answer-in.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    legalComments: "none",
    write: false,
  });
  const text = outputFiles.map((file) => file.text.trim()).join();
  // Hashed, since hosts may keep scripts for ever.
  return { address: `/find-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.js`, text };
}

export async function writeFindScript(folder = "public"): Promise<void> {
  const { address, text } = findScript();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, address), text);
}
