/** Reads the built pages as a browser would and holds them against the policy that each carries. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { listFiles } from "../../../plugins/gatsby-adapter-static-hosts";
import { pathPrefix, siteFolder } from "../../site-under-test";

const documents = new Map<string, CheerioAPI>();

beforeAll(async () => {
  const files = await listFiles(path.join(siteFolder, "public"));
  for (const file of files) {
    if (!file.endsWith(".html") || file.startsWith("_gatsby/")) continue;
    // The other spelling of a page has the same bytes: a test below sees to that.
    if (file !== "404.html" && files.includes(file.replace(/\.html$/, "/index.html"))) continue;
    documents.set(
      file,
      load(readFileSync(path.join(siteFolder, "public", file), "utf8"), { scriptingEnabled: false } as object),
    );
  }
});

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

/** The texts of elements, those inside templates and framed documents included. */
function inlineTexts($: CheerioAPI, selector: string): string[] {
  return [
    ...$(selector)
      .get()
      .map((element) => $(element).text() || $(element).html() || ""),
    ...$("template")
      .get()
      .flatMap((template) => inlineTexts(load($(template).html() ?? ""), selector)),
    ...$("iframe[srcdoc]")
      .get()
      .flatMap((frame) => inlineTexts(load($(frame).attr("srcdoc") ?? ""), selector)),
  ];
}

test("there are pages to look at", () => {
  expect(documents.size).toBeGreaterThan(20);
});

test("each page has one policy, before all scripts, styles and links", () => {
  for (const [file, $] of documents) {
    const head = $("head")
      .children()
      .get()
      .map((element) => $.html(element).slice(0, 60));
    expect([file, head.findIndex((html) => html.includes("Content-Security-Policy"))]).toEqual([file, 1]);
    expect(head[0]).toMatch(/charset="utf-8"/i);
    expect([file, $('meta[http-equiv="Content-Security-Policy"]').length]).toEqual([file, 1]);
  }
});

test("the policy of each page names exactly its inline scripts", () => {
  for (const [file, $] of documents) {
    const expected = new Set(inlineTexts($, "script:not([src])").map(hash));
    const [self, ...hashes] = policyOf($)["script-src"] ?? [];
    expect([file, self, ...hashes.sort()]).toEqual([file, "'self'", ...[...expected].sort()]);
  }
});

test("the policy of each page names all its style elements", () => {
  for (const [file, $] of documents) {
    const allowed = policyOf($)["style-src-elem"] ?? [];
    expect([file, inlineTexts($, "style").filter((style) => !allowed.includes(hash(style)))]).toEqual([file, []]);
  }
});

test("scripts need neither 'unsafe-inline' nor 'unsafe-eval'", () => {
  for (const $ of documents.values()) {
    const policy = policyOf($);
    expect([...(policy["script-src"] ?? []), ...(policy["default-src"] ?? [])].join()).not.toContain("unsafe");
    expect(policy).toMatchObject({ "base-uri": ["'none'"], "object-src": ["'none'"], "connect-src": ["'self'"] });
  }
});

test("no page has an event handler, a javascript: address, or anything loaded from another site", () => {
  for (const [file, $] of documents) {
    const loaded = $(
      "script[src], img[src], source[src], link[rel=preload][href], link[rel=stylesheet], link[rel~=icon], iframe[src]",
    )
      .get()
      .map((element) => $(element).attr("src") ?? $(element).attr("href") ?? "");
    expect([file, loaded.filter((address) => !/^(\/(?!\/)|data:)/.test(address))]).toEqual([file, []]);
    const html = $.html();
    expect([file, html.match(/<[^>]+\son(?:click|error|load|focus)=/i)]).toEqual([file, null]);
    expect([file, html.match(/href="javascript:/i)]).toEqual([file, null]);
  }
});

test("a page is the same under both spellings", () => {
  for (const file of documents.keys()) {
    if (!file.endsWith("/index.html") || file === "404/index.html") continue;
    const flat = file.replace(/\/index\.html$/, ".html");
    expect(readFileSync(path.join(siteFolder, "public", flat), "utf8")).toBe(
      readFileSync(path.join(siteFolder, "public", file), "utf8"),
    );
  }
});

test("every address on a page carries the path prefix", () => {
  for (const [file, $] of documents) {
    const addresses = $("[href^='/'], [src^='/']")
      .get()
      .map((element) => $(element).attr("href") ?? $(element).attr("src") ?? "");
    expect([file, addresses.filter((address) => !`${address}/`.startsWith(`${pathPrefix}/`))]).toEqual([file, []]);
  }
});
