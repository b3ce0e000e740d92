/** What holds of every page, asleep and awake, on every screen. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, hydrated, missingPath, paths, watchComplaints, watchOtherSites } from "./site";

const pages = [...paths, missingPath];

/** A page that is missing is answered with 404, which the browser's console tells as an error. */
const isExpected = (complaint: string) => complaint.includes("status of 404");

/** Goes down the page as a visitor would, so that everything that waits to be seen is there. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

for (const path of pages) {
  test(`${path} is accessible, silent and keeps to itself, asleep and awake`, async ({ page }) => {
    test.slow();
    const complaints = watchComplaints(page);
    const requests = await watchOtherSites(page);
    await page.goto(path);
    await expectAccessible(page);
    await page.keyboard.press("Shift");
    await hydrated(page);
    await scrollThrough(page);
    await expectAccessible(page);
    expect(complaints.filter((complaint) => !(path === missingPath && isExpected(complaint)))).toEqual([]);
    expect(requests).toEqual([]);
  });
}

test.describe("at 200% and 400% zoom", () => {
  test.skip(({ isMobile }) => isMobile, "these tests bring their own screens");

  for (const [width, height] of [
    [640, 360],
    [320, 256],
  ] as const) {
    test(`no page scrolls sideways on ${width} by ${height} pixels`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const path of pages) {
        await page.goto(path);
        await scrollThrough(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, path).toBeLessThanOrEqual(0);
      }
    });
  }

  test("the menu, the notice and the page can all be used", async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto("/videos");
    await page.locator("header summary:visible").click();
    const last = page.locator("header details[open] nav a, header details[open] a").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Cookie notice" }).getByRole("button").click();
    await expect(page.getByRole("region", { name: "Cookie notice" })).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ isMobile }) => !isMobile, "the HTML is the same for every screen");

  for (const path of pages) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
      for (const picture of await page.locator("main img").all()) await expect(picture).toHaveCSS("opacity", "1");
      await page.locator("header summary:visible").click();
      await page.locator("header details[open] a").filter({ hasText: "Book Three" }).click();
      await expect(page).toHaveURL("/book-three-the-tbc");
    });
  }
});
