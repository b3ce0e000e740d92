/** Patches Gatsby's loader of page data, before webpack reads it. */
import { readFileSync, writeFileSync } from "node:fs";
import { gatsbyChanged } from "./gatsby-changed";

/** Gatsby's own copy of its browser code, written anew at the start of every build. */
const loader = ".cache/loader.js";

const endless = "if (status === 500) {";
const ending = "if (status === 500 && pagePath !== `/500.html`) {";

/** Infinite loop: after a 500 the loader asks for the data of /500.html, without end if that answers 500, too; now it gives up. */
export function stopEndlessRetries(): void {
  const source = readFileSync(loader, "utf8");
  if (source.includes(ending)) return;
  if (!source.includes(endless)) gatsbyChanged(`handles a 500 in ${loader} by "${endless}"`);
  writeFileSync(loader, source.replaceAll(endless, ending));
}
