/** public/find-….js: the search, which the page that finds things imports by itself, whether it is awake or not. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { moduleScript } from "./inline-script";

export function findScript(): { address: string; text: string } {
  const text = moduleScript("templates/find/answer-in");
  // Hashed, since hosts may keep scripts for ever.
  return { address: `/find-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.js`, text };
}

export async function writeFindScript(folder = "public"): Promise<void> {
  const { address, text } = findScript();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, address), text);
}
