/** Measures first visits and first presses on a slow phone (CPU ÷ 4, 1.6 Mb/s, 150 ms). */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { addressesOf, items, onePerTemplate } from "../../__tests__/site-under-test";
import { startServer } from "../../plugins/gatsby-adapter-static-hosts";
import { median, type Row } from "./table";

const ms = (time: number) => `${Math.round(time)} ms`;

export async function benchPages(runs: number): Promise<Row[]> {
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch(findBrowser());
  const twins = serveTwins().listen(0, "127.0.0.1");
  await once(twins, "listening");
  const [origin, twinOrigin] = [server, twins].map(
    (one) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`,
  ) as [string, string];
  try {
    return [...(await firstVisits(browser, origin, twinOrigin)), ...(await firstPresses(browser, origin, runs))];
  } finally {
    await browser.close();
    server.close();
    twins.close();
  }
}

/** Opens a page in a browser without cache, and waits until it rests. */
async function visit(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.addInitScript(() => {
    for (const type of ["paint", "largest-contentful-paint"]) {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) Object.assign(window, { [name || type]: startTime });
      }).observe({ type, buffered: true });
    }
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/**
 * The same words, links and pictures as a page's, without fonts, classes and scripts: what the page costs beyond it is
 * its frame.
 */
function plainTwin(html: string): string {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
  const plain = main
    .replace(/<(script|style|template|noscript|dialog|svg|iframe)\b[\s\S]*?<\/\1>/g, "")
    .replace(/ (?:class|style|data-[\w-]+|aria-[\w-]+|inert|hidden|popover|tabindex)(?:="[^"]*")?(?=[\s/>])/g, "");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>body{max-width:60rem;margin:auto;padding:1rem;font:1.1rem/1.6 sans-serif}img{max-width:100%;height:auto;display:block}ul{padding-left:1rem}</style>${plain}`;
}

/**
 * Serves the twin of each page, and the pictures as they are; in a process of the browser's of its own, as the site's
 * headers demand it of its pages: that takes time, too, and is no part of a page.
 */
const serveTwins = (): Server =>
  createServer(async ({ url = "" }, response) => {
    const file = path.join("public", decodeURIComponent(new URL(url, "http://localhost").pathname));
    try {
      if (path.extname(file)) response.end(await readFile(file));
      else {
        const html = gzipSync(plainTwin(await readFile(path.join(file, "index.html"), "utf8")), { level: 9 });
        const headers = {
          "content-type": "text/html; charset=utf-8",
          "content-encoding": "gzip",
          "cross-origin-opener-policy": "same-origin",
        };
        response.writeHead(200, headers).end(html);
      }
    } catch {
      response.writeHead(404).end();
    }
  });

const paints = { first: "first-contentful-paint", largest: "largest-contentful-paint" };

/** How often each page and its twin are visited: an odd number, for the median. Five visits each would take a quarter of an hour. */
const visits = 3;

/** When a page shows its first and its largest part, in ms. */
async function timePaints(browser: Browser, url: string): Promise<Record<keyof typeof paints, number>> {
  const page = await visit(browser, url);
  // On a busy machine the browser reports a paint some time after it.
  const time = async (name: string) =>
    Number(await (await page.waitForFunction((key) => (window as never)[key], name)).jsonValue());
  const times = { first: await time(paints.first), largest: await time(paints.largest) };
  await page.close();
  return times;
}

/** One page per template beside its plain twin, by turns; what a first visit may weigh is held by tests. */
async function firstVisits(browser: Browser, origin: string, twinOrigin: string): Promise<Row[]> {
  const found: { address: string; first: number; largest: number }[] = [];
  for (const { address } of onePerTemplate) {
    const times: { ours: Awaited<ReturnType<typeof timePaints>>; plain: Awaited<ReturnType<typeof timePaints>> }[] = [];
    for (let run = 0; run < visits; run++) {
      times.push({
        ours: await timePaints(browser, origin + address),
        plain: await timePaints(browser, twinOrigin + address),
      });
    }
    const ratio = (paint: keyof typeof paints) =>
      median(times.map(({ ours }) => ours[paint])) / median(times.map(({ plain }) => plain[paint]));
    const one = { address, first: ratio("first"), largest: ratio("largest") };
    console.log(`   ${address}: first ${one.first.toFixed(2)}, largest ${one.largest.toFixed(2)}`);
    found.push(one);
  }
  return (["first", "largest"] as const).map((paint) => {
    const [furthest] = found.toSorted((a, b) => b[paint] - a[paint]);
    const middle = median(found.map((one) => one[paint])).toFixed(2);
    return {
      what: `${paint} paint beside that of a plain page, furthest of ${found.length}: ${furthest?.address} (in the middle ${middle})`,
      time: `${(furthest?.[paint] ?? 0).toFixed(2)} times`,
      wanted: paint === "first" ? "1.3 times" : "1.25 times",
    };
  });
}

interface Press {
  what: string;
  /** Undefined where the site has none of the kind. */
  page: string | undefined;
  /** The selectors of what is pressed, and of what appears then. */
  press: string;
  appears: string;
  /** What is typed into it. */
  type?: string;
  wanted: string;
}

const presses: Press[] = [
  {
    what: "a picture large",
    page: galleryPage(),
    press: "[data-lightbox]",
    appears: "[role=dialog] img, dialog[open] img",
    wanted: "1300 ms",
  },
  {
    what: "Find's first answer",
    page: addressesOf("find")[0],
    press: "input[type=search]",
    type: "p",
    appears: "search ~ ul li",
    wanted: "1000 ms",
  },
  {
    what: "the slider's next slide",
    page: items("slides").length > 1 ? addressesOf("home")[0] : undefined,
    press: "[data-step='1']",
    appears: "li[data-shown]:not(:first-child)",
    wanted: "200 ms",
  },
  {
    what: "the sign that a press which waits for scripts was heard",
    page: addressesOf("quiz")[0],
    press: "main form [type=submit]",
    appears: "[data-held]",
    wanted: "100 ms",
  },
];

function galleryPage(): string | undefined {
  const [picture] = items("gallery");
  return items("books").find(({ slug }) => slug === picture?.book)?.path;
}

async function firstPresses(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const found: Row[] = [];
  for (const { what, page: address, press, type, appears, wanted } of presses.filter(({ page }) => page)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await visit(browser, origin + address);
      const target = page.locator(press).first();
      await target.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const time = page.evaluate(
        async ([selector, event]) => {
          const start: number = await new Promise((resolve) => {
            addEventListener(event, () => resolve(performance.now()), { capture: true, once: true });
          });
          for (;;) {
            const element = document.querySelector(selector);
            const isWhole = !(element instanceof HTMLImageElement) || element.naturalWidth > 0;
            if (element?.checkVisibility() && isWhole) break;
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - start;
        },
        [appears, type ? "keydown" : "pointerdown"] as const,
      );
      await target.tap();
      if (type) await page.keyboard.type(type);
      times.push(await time);
      await page.close();
    }
    console.log(`   ${what}: ${times.map(ms).join(", ")}`);
    found.push({ what: `${what}, asleep`, time: ms(median(times)), wanted });
  }
  return found;
}
