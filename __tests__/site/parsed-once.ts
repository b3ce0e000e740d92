/** The environment of the tests that parse public/: what one file has parsed, the next ones in its worker find there. */
import { readFileSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { TestEnvironment } from "jest-environment-node";

const parsed = new Map<string, CheerioAPI>();

/**
 * A file's document as a browser that runs scripts sees it. Nobody may change it, as cheerio's own html() does to the content
 * of a template that it is asked for: read that of the whole page from its file.
 */
export function parsedOnce(file: string): CheerioAPI {
  const $ = parsed.get(file) ?? load(readFileSync(file, "utf8"));
  parsed.set(file, $);
  return $;
}

export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { parsedOnce });
  }
}
