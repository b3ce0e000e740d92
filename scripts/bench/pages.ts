/** Measures first visits and first presses on a slow phone (CPU ÷ 4, 1.6 Mb/s, 150 ms). */
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { addressesOf, items, onePerTemplate } from "../../__tests__/site-under-test";
import { startServer } from "../../plugins/gatsby-adapter-static-hosts";
import { median, type Row } from "./table";

const ms = (time: number) => `${Math.round(time)} ms`;

export async function benchPages(runs: number): Promise<Row[]> {
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch(findBrowser());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return [await firstVisits(browser, origin), ...(await firstPresses(browser, origin, runs))];
  } finally {
    await browser.close();
    server.close();
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
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/** One page per template; what a first visit may weigh is held by tests. */
async function firstVisits(browser: Browser, origin: string): Promise<Row> {
  const paints: { address: string; time: number }[] = [];
  for (const { address } of onePerTemplate) {
    const page = await visit(browser, origin + address);
    // On a busy machine the browser tells of it later than it shows it.
    const paint = await page.waitForFunction(() => (window as unknown as { largestPaint?: number }).largestPaint);
    const time = Number(await paint.jsonValue());
    console.log(`   ${address}: ${ms(time)}`);
    paints.push({ address, time });
    await page.close();
  }
  const [slowest] = paints.toSorted((a, b) => b.time - a.time);
  const middle = ms(median(paints.map(({ time }) => time)));
  return {
    what: `largest paint, slowest of ${paints.length} pages: ${slowest?.address} (in the middle ${middle})`,
    time: ms(slowest?.time ?? 0),
    wanted: "2500 ms",
  };
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
    wanted: "1300 ms",
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
