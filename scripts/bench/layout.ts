/**
 * Benchmarks style, layout and paint of a phone's first screen, with the CPU throttled four times: as built, without
 * each of the expensive CSS features, and without any CSS as the lower bound.
 */
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { addressesOf } from "../../__tests__/site-under-test";
import { startServer } from "../serve";
import type { Options } from "./options";
import { type Findings, table } from "./report";

type Change = (html: string) => string;

const without =
  (property: string): Change =>
  (html) =>
    html.replace(new RegExp(`(?<=[;{])${property}:[^;}]*`, "g"), "");

const features: Record<string, Change> = {
  "no shadows": without("(?:box|text)-shadow"),
  "no gradients": without("background(?:-image)?:[^;}]*gradient"),
  "no balanced lines": without("text-wrap"),
  "no container queries": without("container-type"),
  "drawn in pieces": (html) => html.replace(/<link[^>]*rel="expect"[^>]*>/, ""),
};

const variants: Record<string, Change> = {
  "as built": (html) => html,
  ...features,
  "none of these": (html) => Object.values(features).reduce((changed, change) => change(changed), html),
  "no style": (html) => html.replace(/<style[\s\S]*?<\/style>/g, ""),
};

const steps = ["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"];

interface TraceEvent {
  name: string;
  ph: string;
  dur?: number;
}

/** One page load; returns the time in style, layout and paint, in ms. */
async function visit(browser: Browser, address: string, change: Change): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.route(address, async (route) => {
    const html = await (await route.fetch()).text();
    // The Content Security Policy would block the changed styles, whose hashes differ.
    const body = change(html.replace(/<meta[^>]*content-security-policy[^>]*>/i, ""));
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const events: TraceEvent[] = [];
  devTools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
  const traceConfig = { includedCategories: ["devtools.timeline"] };
  await devTools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await page.goto(address);
  await page.waitForTimeout(300);
  await devTools.send("Tracing.end");
  await ended;
  await context.close();
  return events
    .filter(({ name, ph }) => ph === "X" && steps.includes(name))
    .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
}

const medianOf = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

export async function benchLayout({ pages, runs }: Options): Promise<Findings> {
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch(findBrowser());
  const found: { page: string; times: Record<string, number> }[] = [];
  try {
    for (const page of pages ?? ["/", ...addressesOf("artwork")]) {
      const tries = Object.keys(variants).map((name): [string, number[]] => [name, []]);
      // Interleaved, so that other load on the machine affects all variants alike.
      for (let run = 0; run < runs; run++) {
        for (const [name, times] of tries) {
          const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`;
          times.push(await visit(browser, address, variants[name] as Change));
        }
      }
      found.push({ page, times: Object.fromEntries(tries.map(([name, times]) => [name, medianOf(times)])) });
    }
  } finally {
    await browser.close();
    server.close();
  }
  return {
    title: "Layout",
    comparisons: found.map(({ page, times: { "as built": built = 0, "no style": bare = 0 } }) => ({
      what: `style, layout and paint of ${page}`,
      measured: `${Math.round(built)} ms`,
      against: `${Math.round(bare)} ms without any style`,
      ratio: built / bare,
    })),
    details: [
      `On a phone's screen and a processor four times slower; median of ${runs}, in milliseconds.`,
      "",
      table(
        ["page", ...Object.keys(variants)],
        found.map(({ page, times }) => [page, ...Object.values(times).map((time) => `${Math.round(time)}`)]),
      ),
    ].join("\n"),
  };
}
