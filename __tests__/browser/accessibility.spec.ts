/** Pages that are zoomed, and pages whose scripts never come. What holds of every page is in every-page.spec.ts. */
import { expect, test } from "@playwright/test";
import { missingAddress, onePerTemplate } from "../site-under-test";
import { accept, hydrated, menu, notice } from "./site";

test("at 200% zoom the menu, the notice and the page can all be used", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(missingAddress);
  await menu(page).locator("summary").click();
  // Awake, the menu takes focus to its first link.
  await hydrated(page);
  const last = menu(page).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.keyboard.press("Escape");
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page is complete", async ({ page }) => {
    test.slow();
    for (const address of [...onePerTemplate.map((page) => page.address), missingAddress]) {
      await test.step(address, async () => {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
        const hidden = await page
          .locator("main img")
          .evaluateAll((pictures) => pictures.filter((picture) => getComputedStyle(picture).opacity !== "1").length);
        expect(hidden).toBe(0);
      });
    }
  });
});
