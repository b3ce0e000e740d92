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

  const addresses = [...onePerTemplate.map(({ address }) => address), missingAddress];

  test("every page is complete", async ({ page }) => {
    test.slow();
    for (const address of addresses) {
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

  test("the menu leads on", async ({ page }) => {
    // The header is the same on every page; what is below it may lie over it.
    for (const address of [...addresses.slice(0, 3), missingAddress]) {
      await test.step(address, async () => {
        await page.goto(address);
        await menu(page).locator("summary").click();
        const link = menu(page).locator('a[href^="/"]').last();
        const target = (await link.getAttribute("href")) as string;
        await link.click();
        await expect(page).toHaveURL(target);
      });
    }
  });
});
