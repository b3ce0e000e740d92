/** Scripts that are files of their own: pages import them by themselves, whether they are awake or not. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleScript } from "./bundle-script.cjs";

/** The entry files, each by the constant that holds the address of its script in components. */
const entries = {
  FIND_SCRIPT: "src/templates/find/show-results.ts",
  SWIPER_SCRIPT: "src/components/hero/swiper.ts",
};

/** The scripts with their addresses, such as /find-0a1b2c3d4e.js: hashed, since hosts may keep scripts for ever. */
export function scriptFiles(): { constant: string; address: string; text: string }[] {
  return Object.entries(entries).map(([constant, entry]) => {
    const { text } = bundleScript({ entryPoints: [entry], format: "esm" });
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    return { constant, address: `/${constant.replace("_SCRIPT", "").toLowerCase()}-${hash}.js`, text };
  });
}

/** Writes them into public/. */
export async function writeScriptFiles(folder = "public"): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(scriptFiles().map(({ address, text }) => writeFile(path.join(folder, address), text)));
}
