/** Reads the built pages as a browser would and holds them against the policy that each carries. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { pathPrefix } from "../../site-under-test";
import { filesBelow, publicFolder, staticFiles } from "../built-site";

const all = filesBelow(publicFolder);
const known = new Set(all);

/** The other spelling of a page has the same bytes: a test below sees to that. */
const isOtherSpelling = (file: string) => file !== "404.html" && known.has(file.replace(/\.html$/, "/index.html"));

const files = all.filter(
  (file) => file.endsWith(".html") && !file.startsWith("_gatsby/") && !isOtherSpelling(file) && !staticFiles.has(file),
);

const read = (file: string) => readFileSync(path.join(publicFolder, file), "utf8");

const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

function policyOf($: CheerioAPI): Record<string, string[]> {
  const content = $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
  return Object.fromEntries(
    content.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** By htmlparser2: what stands in noscript and template is elements like any others to it. */
const parse = (html: string) => load(html, { xml: { xmlMode: false } });

/** The texts of elements, those inside framed documents included. */
function inlineTexts($: CheerioAPI, selector: string): string[] {
  return [
    ...$(selector)
      .get()
      .map((element) => $(element).text() || $(element).html() || ""),
    ...$("iframe[srcdoc]")
      .get()
      .flatMap((frame) => inlineTexts(parse($(frame).attr("srcdoc") ?? ""), selector)),
  ];
}

// One document at a time: all of a long series take gigabytes.
describe.each(files)("%s", (file) => {
  let $: CheerioAPI;
  beforeAll(() => {
    $ = parse(read(file));
  });

  test("has one policy, before all scripts, styles and links", () => {
    const head = $("head")
      .children()
      .get()
      .map((element) => $.html(element).slice(0, 60));
    expect(head.findIndex((html) => html.includes("Content-Security-Policy"))).toBe(1);
    expect(head[0]).toMatch(/charset="utf-8"/i);
    expect($('meta[http-equiv="Content-Security-Policy"]').length).toBe(1);
  });

  test("names exactly its inline scripts in its policy", () => {
    const expected = new Set(inlineTexts($, "script:not([src])").map(hash));
    const [self, ...hashes] = policyOf($)["script-src"] ?? [];
    expect([self, ...hashes.sort()]).toEqual(["'self'", ...[...expected].sort()]);
  });

  test("names all its style elements in its policy", () => {
    const allowed = policyOf($)["style-src-elem"] ?? [];
    expect(inlineTexts($, "style").filter((style) => !allowed.includes(hash(style)))).toEqual([]);
  });

  test("needs neither 'unsafe-inline' nor 'unsafe-eval' for its scripts", () => {
    const policy = policyOf($);
    expect([...(policy["script-src"] ?? []), ...(policy["default-src"] ?? [])].join()).not.toContain("unsafe");
    expect(policy).toMatchObject({ "base-uri": ["'none'"], "object-src": ["'none'"], "connect-src": ["'self'"] });
  });

  test("has no event handler, no javascript: address, and nothing loaded from another site", () => {
    const loaded = $(
      "script[src], img[src], source[src], link[rel=preload][href], link[rel=stylesheet], link[rel~=icon], iframe[src]",
    )
      .get()
      .map((element) => $(element).attr("src") ?? $(element).attr("href") ?? "");
    expect(loaded.filter((address) => !/^(\/(?!\/)|data:)/.test(address))).toEqual([]);
    const html = $.html();
    expect(html.match(/<[^>]+\son(?:click|error|load|focus)=/i)).toBe(null);
    expect(html.match(/href="javascript:/i)).toBe(null);
  });

  test("has the path prefix on every address", () => {
    const addresses = $("[href^='/'], [src^='/']")
      .get()
      .map((element) => $(element).attr("href") ?? $(element).attr("src") ?? "");
    expect(addresses.filter((address) => !`${address}/`.startsWith(`${pathPrefix}/`))).toEqual([]);
  });
});

test("a page is the same under both spellings", () => {
  for (const file of files) {
    if (!file.endsWith("/index.html") || file === "404/index.html") continue;
    expect(read(file.replace(/\/index\.html$/, ".html"))).toBe(read(file));
  }
});
