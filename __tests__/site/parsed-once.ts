/** The environment of the tests that parse public/: what one file has parsed, the next ones in its worker find there. */
import { readFileSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { TestEnvironment } from "jest-environment-node";
import { plainSpaces } from "../plain-spaces";

/** Documents take some 25 times the memory of their HTML: of a long series, not all are kept. In characters. */
const mostKept = 40_000_000;
const parsed = new Map<string, CheerioAPI>();
let kept = 0;
/** The latest one that is not kept, of which several tests ask in turn. */
let latest: { file: string; $: CheerioAPI } | undefined;

/**
 * A file's document as a browser that runs scripts sees it. Nobody may change it, as cheerio's own html() does to the content
 * of a template that it is asked for: read that of the whole page from its file.
 */
export function parsedOnce(file: string): CheerioAPI {
  const known = latest?.file === file ? latest.$ : parsed.get(file);
  if (known) return known;
  const html = readFileSync(file, "utf8");
  const $ = load(plainSpaces(html));
  kept += html.length;
  if (kept < mostKept) parsed.set(file, $);
  else latest = { file, $ };
  return $;
}

export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { parsedOnce });
  }
}
