/** What pages fetch, in bytes and pixels, as a browser sees it. Times are for `npm run bench`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import type { Hosting } from "../../src/hosting/description";

const KB = 1024;
const { pages, pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
const home = `${pathPrefix}/`;
const unknown = `${pathPrefix}/lost-in-time`;

/** Time enough for everything that a page fetches on its own. */
const settle = (page: Page) => page.waitForTimeout(800);

/** The scripts that the page has fetched. */
const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.m?js(?:$|\?)/.test(name))
      .map(({ name }) => new URL(name).pathname),
  );

for (const address of [...pages, unknown]) {
  test(`${address} fetches no script by itself, asks no other site for anything and moves nothing as it loads`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        const shifted = Number(document.documentElement.dataset.shifted ?? 0);
        document.documentElement.dataset.shifted = `${shifts.reduce((sum, { value }) => sum + value, shifted)}`;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await settle(page);

    expect(await fetchedScripts(page)).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.shifted ?? "0")).toBe("0");
  });
}

test("the home page fetches at most 130 KB of script, and only after the visitor's first move", async ({ page }) => {
  await page.goto(home);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.waitForLoadState("networkidle");
  const files = (await fetchedScripts(page)).map((file) => file.slice(pathPrefix.length));
  const bytes = files.map((file) => gzipSync(readFileSync(path.join("public", file)), { level: 9 }).length);
  expect(files).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130 * KB);
});

test("the artwork page's first screen costs a phone less than 350 KB", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a phone's screen");
  await page.goto(`${pathPrefix}/artwork`);
  await settle(page);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );
  expect(bytes).toBeGreaterThan(20 * KB);
  expect(bytes).toBeLessThan(350 * KB);
});

interface ShownPicture {
  page: string;
  file: string;
  /** Pixels across: of the file, of the picture as it is drawn on this screen, and of the files on offer. */
  fetched: number;
  shown: number;
  offered: number[];
  /** How wide the picture is drawn, in CSS pixels, by its `sizes` attribute and in fact. */
  promisedWidth: number;
  drawnWidth: number;
}

/** Fetches every picture of the page, in view or not, and measures it. */
async function pictures(page: Page, address: string): Promise<ShownPicture[]> {
  await page.goto(address);
  const found = await page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLImageElement>("picture > img")];
    for (const image of all) image.loading = "eager";
    await Promise.all(all.map((image) => image.decode()));
    return all.map((image) => {
      const { currentSrc, naturalWidth, naturalHeight } = image;
      const candidates = [...(image.parentElement?.querySelectorAll<HTMLImageElement>("source, img") ?? [])]
        .map(({ srcset }) => srcset.split(/,\s+/).map((candidate) => candidate.trim().split(" ") as [string, string]))
        .find((list) => list.some(([url]) => new URL(url, location.href).href === currentSrc));
      const widths = (candidates ?? []).map(([url, width]) => ({ url, width: Number.parseInt(width, 10) }));
      // The box without its padding; a picture that covers its box is drawn wider than a box of another shape.
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, objectFit } = getComputedStyle(image);
      const width = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const height = image.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const drawn = objectFit === "cover" ? Math.max(width, (height * naturalWidth) / naturalHeight) : width;
      return {
        file: new URL(currentSrc).pathname.replace(/^.*\//, ""),
        fetched: widths.find(({ url }) => new URL(url, location.href).href === currentSrc)?.width ?? 0,
        shown: Math.round(drawn * devicePixelRatio),
        offered: widths.map(({ width }) => width).sort((a, b) => a - b),
        // A browser's idea of a picture's own width is what `sizes` says.
        promisedWidth: Math.round(naturalWidth),
        drawnWidth: Math.round(drawn),
      };
    });
  });
  return found.map((picture) => ({ page: address, ...picture }));
}

test.describe("pictures fit the screen:", () => {
  test.skip(({ isMobile }) => isMobile, "these tests bring their own screens");

  for (const width of [360, 768, 1440]) {
    for (const deviceScaleFactor of [1, 2]) {
      test(`at ${width} pixels and a density of ${deviceScaleFactor}, no page fetches much wider ones than it shows`, async ({
        browser,
        baseURL,
      }) => {
        test.slow();
        const all: ShownPicture[] = [];
        for (const address of [...pages, unknown]) {
          // Browsers rather take a wider file that they hold already, so every page has a new one.
          const page = await browser.newPage({ baseURL, viewport: { width, height: 800 }, deviceScaleFactor });
          all.push(...(await pictures(page, address)));
          await page.close();
        }

        expect(all.length).toBeGreaterThan(50);
        const tooWide = all.filter(({ fetched, shown, offered }) => {
          const nextStep = offered.find((offer) => offer >= shown) ?? 0;
          return fetched > Math.max(shown * 1.3, nextStep);
        });
        expect(tooWide).toEqual([]);
        const promisedTooNarrow = all.filter(({ promisedWidth, drawnWidth }) => promisedWidth < drawnWidth * 0.9);
        expect(promisedTooNarrow).toEqual([]);
      });
    }
  }
});
