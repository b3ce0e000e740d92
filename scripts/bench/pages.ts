/** How soon each page is there on a slow phone: as built, without any script, and as plain Gatsby would have sent it. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { precompress } from "../../src/hosting/precompress";
import { scriptsTemplateId } from "../../src/wake/names";
import { startServer } from "../serve";
import { type Options, pagesToVisit } from "./options";
import { type Comparison, type Findings, table } from "./report";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;
const latency = 150;
const bytesPerSecond = 1_600_000 / 8;
/** What a page may still do after it has loaded is waited for, in ms. */
const quiet = 2500;

/** A page's HTML without any script: the limit of what the page can reach. */
export const withoutScripts = (html: string) =>
  withoutTemplate(html, () => "").replace(/<script\b[\s\S]*?<\/script>/g, "");

/** What becomes of a page's HTML. */
const variants: Record<string, (html: string) => string> = {
  "as built": (html) => html,
  "no scripts": withoutScripts,
  "plain Gatsby": (html) =>
    withoutTemplate(html, (scripts) => scripts).replace(/<script>(?:(?!<\/script>)[\s\S])*?<\/script>/g, (script) =>
      script.includes(scriptsTemplateId) ? "" : script,
    ),
};
type Variant = keyof typeof variants;

function withoutTemplate(html: string, replace: (content: string) => string): string {
  const template = new RegExp(`<template id="${scriptsTemplateId}">([\\s\\S]*?)</template>`);
  if (!template.test(html)) throw new Error("A page has no sleeping scripts; see src/wake.");
  return html.replace(template, (_, content: string) => replace(content));
}

const kinds = { html: "Document", scripts: "Script", pictures: "Image", fonts: "Font" } as const;

/** What a page tells of itself, in ms from its start. */
interface Seen {
  fcp: number;
  lcp: number;
  /** When the first picture is loaded and painted; missing where the first screen has none. */
  picture?: number;
  cls: number;
  longTasks: [start: number, duration: number][];
}

interface Visit extends Omit<Seen, "longTasks"> {
  tbt: number;
  bytes: Record<keyof typeof kinds | "other", number>;
}

export async function benchPages(options: Options): Promise<Findings> {
  const { runs } = options;
  const addresses = pagesToVisit(options);
  const names = Object.keys(variants);
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  const servers = await Promise.all(
    names.map(async (name, index) =>
      startServer({ port: 0, dir: await makeVariant(path.join(folder, String(index)), variants[name] ?? String) }),
    ),
  );
  const browser = await chromium.launch(findBrowser());
  const visits = new Map<string, Visit[]>();
  for (let run = 0; run < runs; run++) {
    for (const address of addresses) {
      // Whoever comes first has the coldest browser, so they take turns.
      for (let turn = 0; turn < names.length; turn++) {
        const index = (run + turn) % names.length;
        const name = names[index] ?? "";
        const { port } = (servers[index] as Server).address() as AddressInfo;
        const visit = await visitPage(browser, `http://127.0.0.1:${port}${address}`);
        visits.set(`${address} ${name}`, [...(visits.get(`${address} ${name}`) ?? []), visit]);
      }
      console.log(`   ${address}: visit ${run + 1} of ${runs}`);
    }
  }
  await browser.close();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });

  const medians = (address: string, name: Variant) => medianVisit(visits.get(`${address} ${name}`) ?? []);
  const rows = addresses.flatMap((address) => names.map((name) => row(address, name, medians(address, name))));
  const head = ["page", "sent", "FCP", "LCP", "picture", "TBT", "CLS", "HTML", "script", "pictures", "fonts", "all KB"];
  return {
    title: "Pages on a slow phone",
    comparisons: addresses.flatMap((address) =>
      compare(address, medians(address, "as built"), medians(address, "no scripts"), medians(address, "plain Gatsby")),
    ),
    details: [
      `A screen of 412 by 823 at a density of 1.75, a processor ${cpuSlowdown} times slower, ${latency} ms of latency and`,
      `1.6 Mb/s, an empty cache; medians of ${runs}, the three kinds in turn. Times in ms, sizes in KB as sent (brotli).`,
      "",
      "- **as built**: the page, left alone until 2.5 s after it has loaded.",
      "- **no scripts**: the same HTML without any script, the limit of what a page can reach; the ratios are against it.",
      "- **plain Gatsby**: the same HTML with Gatsby's scripts in the body, where Gatsby writes them, and no waker.",
      "",
      "'Picture' is when the first photo or drawing of the content is loaded and painted, as the browser reports it (Element Timing); TBT is the time",
      "beyond 50 ms of each task after the first paint.",
      "",
      table(head, rows),
    ].join("\n"),
  };
}

/** A copy of public/ in which each page's HTML is changed; everything else is a link to the same file. */
export async function makeVariant(folder: string, change: (html: string) => string): Promise<string> {
  execFileSync("cp", ["-aL", "public", folder]);
  const pages = execFileSync("find", [folder, "-type", "f", "-name", "*.html"]).toString().trim().split("\n");
  for (const file of pages) {
    const html = readFileSync(file, "utf8");
    // Pages that only redirect have no scripts of Gatsby's.
    if (!html.includes(scriptsTemplateId)) continue;
    // The small drawings of the header and footer have one size alone.
    writeFileSync(file, change(html).replace(/(<source\b[^>]*>)<img /g, '$1<img elementtiming="picture" '));
  }
  await precompress(folder);
  return folder;
}

async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript(`{ const __name = (named) => named; (${observe})(); }`);
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(quiet);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...seen, tbt: blockingTime(seen), bytes };
}

/** Runs in the page, before anything else. */
function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  Object.assign(window, { seen });
  const on = (type: string, use: (entry: PerformanceEntry & { value: number; renderTime: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry as Parameters<typeof use>[0]);
    }).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  on("layout-shift", ({ value }) => {
    seen.cls += value;
  });
  on("longtask", ({ startTime, duration }) => {
    seen.longTasks.push([startTime, duration]);
  });
  on("element", ({ renderTime }) => {
    seen.picture = Math.min(seen.picture ?? renderTime, renderTime);
  });
}

/** The time beyond 50 ms that each task took after the first paint. */
function blockingTime({ fcp, longTasks }: Seen): number {
  const after = longTasks.map(([start, duration]) => start + duration - Math.max(start, fcp));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

async function countBytes(cdp: CDPSession): Promise<Visit["bytes"]> {
  const bytes: Visit["bytes"] = { html: 0, scripts: 0, pictures: 0, fonts: 0, other: 0 };
  const kindOf = new Map<string, keyof Visit["bytes"]>();
  await cdp.send("Network.enable");
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    const found = Object.entries(kinds).find(([, name]) => name === type);
    kindOf.set(requestId, (found?.[0] ?? "other") as keyof Visit["bytes"]);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? "other"] += encodedDataLength;
  });
  return bytes;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function medianVisit(visits: Visit[]): Visit {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const bytes = { ...(visits[0] as Visit).bytes };
  for (const kind of Object.keys(bytes) as (keyof typeof bytes)[]) bytes[kind] = of((visit) => visit.bytes[kind]);
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    picture: visits[0]?.picture && of(({ picture }) => picture ?? 0),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes,
  };
}

const total = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, size) => sum + size, 0);
const ms = (time: number | undefined) => (time === undefined ? "none" : Math.round(time).toString());
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);

function row(address: string, variant: string, visit: Visit): string[] {
  const { fcp, lcp, picture, tbt, cls, bytes } = visit;
  const sizes = [bytes.html, bytes.scripts, bytes.pictures, bytes.fonts, total(visit)];
  return [address, variant, ms(fcp), ms(lcp), ms(picture), ms(tbt), cls.toFixed(3), ...sizes.map(kilobytes)];
}

function compare(address: string, built: Visit, limit: Visit, gatsby: Visit): Comparison[] {
  const lcp = built.lcp / limit.lcp;
  const against = (value: (visit: Visit) => string) =>
    `${value(limit)} without scripts, ${value(gatsby)} in plain Gatsby`;
  const comparisons: Comparison[] = [
    {
      what: `${address} LCP`,
      measured: `${ms(built.lcp)} ms`,
      against: against(({ lcp }) => `${ms(lcp)} ms`),
      ratio: lcp,
      target: "≤ 1.1",
      met: lcp <= 1.1,
    },
  ];
  if (built.picture && limit.picture) {
    comparisons.push({
      what: `${address} first picture`,
      measured: `${ms(built.picture)} ms`,
      against: against(({ picture }) => `${ms(picture)} ms`),
      ratio: built.picture / limit.picture,
    });
  }
  comparisons.push(
    {
      what: `${address} bytes`,
      measured: `${kilobytes(total(built))} KB`,
      against: against((visit) => `${kilobytes(total(visit))} KB`),
      ratio: total(built) / total(limit),
    },
    {
      what: `${address} TBT`,
      measured: `${ms(built.tbt)} ms`,
      against: against(({ tbt }) => `${ms(tbt)} ms`),
      target: "0",
      met: Math.round(built.tbt) === 0,
    },
  );
  return comparisons;
}
