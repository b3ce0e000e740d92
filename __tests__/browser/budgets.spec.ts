/** What pages fetch, in bytes and pixels, as a browser sees it. Times are for `npm run bench`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { missingAddress, onePerTemplate, pathPrefix, siteFolder } from "../site-under-test";
import { expectFittingPictures } from "./pictures";
import { open } from "./site";

const KB = 1024;
const home = `${pathPrefix}/`;

/** The scripts that the page has fetched. */
const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /\.m?js$/.test(file)),
  );

test("the home page fetches at most 134 KB of script, and only after the visitor's first move @figures", async ({
  page,
}) => {
  await open(page, home);
  await page.waitForLoadState("networkidle");
  const files = (await fetchedScripts(page)).map((file) => file.slice(pathPrefix.length));
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(siteFolder, "public", file)), { level: 9 }).length);
  expect(files).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(134 * KB);
});

/** The screens that every-page.spec.ts does not have: all widths that pages are made for, in both densities. */
const otherScreens = [
  [360, 2],
  [768, 1],
  [768, 2],
  [1440, 2],
] as const;

for (const [width, deviceScaleFactor] of process.env.FULL ? otherScreens : []) {
  test(`at ${width} pixels and a density of ${deviceScaleFactor}, no page fetches much wider pictures than it shows`, {
    tag: "@desktop",
  }, async ({ browser, baseURL }) => {
    for (const address of [...onePerTemplate.map(({ address }) => address), missingAddress]) {
      // Browsers rather take a wider file that they hold already, so every page has a new one.
      const page = await browser.newPage({ baseURL, viewport: { width, height: 800 }, deviceScaleFactor });
      await page.goto(address);
      await expectFittingPictures(page);
      await page.close();
    }
  });
}
