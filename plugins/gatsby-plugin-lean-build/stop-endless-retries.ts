/** Gatsby's loader of page data, mended before webpack reads it. */
import { readFileSync, writeFileSync } from "node:fs";

/** Gatsby's own copy of its browser code, written anew at the start of every build. */
const loader = ".cache/loader.js";

const endless = "if (status === 500) {";
const ending = "if (status === 500 && pagePath !== `/500.html`) {";

/** Where /500.html answers 500 as well, Gatsby asks for its data without end; so, three times. */
export function stopEndlessRetries(): void {
  const source = readFileSync(loader, "utf8");
  if (source.includes(ending)) return;
  if (!source.includes(endless))
    throw new Error(`Gatsby's ${loader} no longer handles a 500 as gatsby-plugin-lean-build expects.`);
  writeFileSync(loader, source.replaceAll(endless, ending));
}
