/** What pages fetch, in bytes and pixels, as a browser sees it. Times are for `npm run bench`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { addressesOf, missingAddress, onePerTemplate, pathPrefix, siteFolder } from "../site-under-test";

const KB = 1024;
const home = `${pathPrefix}/`;

/** Time enough for everything that a page fetches on its own. */
const settle = (page: Page) => page.waitForTimeout(800);

/** The scripts that the page has fetched. */
const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /\.m?js$/.test(file)),
  );

test("the home page fetches at most 130 KB of script, and only after the visitor's first move", async ({ page }) => {
  await page.goto(home);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.waitForLoadState("networkidle");
  const files = (await fetchedScripts(page)).map((file) => file.slice(pathPrefix.length));
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(siteFolder, "public", file)), { level: 9 }).length);
  expect(files).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130 * KB);
});

for (const address of addressesOf("artwork")) {
  test(`the first screen of ${address} costs a phone less than 350 KB`, async ({ page }) => {
    await page.goto(address);
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
}

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
    const all = [...document.querySelectorAll<HTMLImageElement>("picture > img")].filter(
      (image) => image.clientWidth > 0,
    );
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

/** A phone and a desktop; npm run test:full looks at every width that pages are made for, in both densities. */
const screens = [
  [360, 2],
  [1440, 1],
  ...(process.env.FULL
    ? ([
        [360, 1],
        [768, 1],
        [768, 2],
        [1440, 2],
      ] as const)
    : []),
] as const;

for (const [width, deviceScaleFactor] of screens) {
  test(`at ${width} pixels and a density of ${deviceScaleFactor}, no page fetches much wider pictures than it shows`, {
    tag: "@desktop",
  }, async ({ browser, baseURL }) => {
    const all: ShownPicture[] = [];
    for (const address of [...onePerTemplate.map(({ address }) => address), missingAddress]) {
      // Browsers rather take a wider file that they hold already, so every page has a new one.
      const page = await browser.newPage({ baseURL, viewport: { width, height: 800 }, deviceScaleFactor });
      all.push(...(await pictures(page, address)));
      await page.close();
    }

    expect(all.length).toBeGreaterThan(0);
    const isTooWide = ({ fetched, shown, offered }: ShownPicture) => {
      const nextStep = offered.find((offer) => offer >= shown) ?? 0;
      return fetched > Math.max(shown * 1.3, nextStep);
    };
    // A page may show one picture large and small: browsers rather take the wider file, which they hold already.
    const isThereAnyway = ({ page, file, fetched }: ShownPicture) =>
      all.some((other) => other.page === page && other.file === file && other.fetched >= fetched && !isTooWide(other));
    expect(all.filter((picture) => isTooWide(picture) && !isThereAnyway(picture))).toEqual([]);
    const promisedTooNarrow = all.filter(({ promisedWidth, drawnWidth }) => promisedWidth < drawnWidth * 0.9);
    expect(promisedTooNarrow).toEqual([]);
  });
}
