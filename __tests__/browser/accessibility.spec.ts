/** Pages that are zoomed, and pages whose scripts never come. What holds of every page is in every-page.spec.ts. */
import { expect, test } from "@playwright/test";
import { items, missingAddress, onePerTemplate, pathPrefix } from "../site-under-test";
import { accept, hydrated, menu, notice } from "./site";

/** Sheets to be printed: what there is to press comes first, and the picture is the sheet. */
const forPaper = ["print", "lessons-print", "ages-poster", "ages-questions"];

/** Pages that open on words alone, and what stands below them without a picture of its own. */
const withoutScene = items("pages").filter(({ scene, template }) => !scene && template !== "home");
const opensOnWords = (address: string, template: string) =>
  items("chapters").some((chapter) => !chapter.opener && address.endsWith(`/${chapter.address}`)) ||
  withoutScene.some(
    ({ path }) =>
      address === `${pathPrefix}${path}` ||
      (["press", "artwork-kind"].includes(template) && address.startsWith(`${pathPrefix}${path}/`)),
  );

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
  // A small phone, with the cookie notice still there.
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  const visited = [...onePerTemplate, { address: missingAddress, template: "404" }];

  test("every kind of page is complete, and shows its first picture right below the header", async ({ page }) => {
    test.slow();
    for (const { address, template } of visited) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
        const hidden = await page
          .locator("main img")
          .evaluateAll((pictures) => pictures.filter((picture) => getComputedStyle(picture).opacity !== "1").length);
        expect(hidden).toBe(0);
        if ([...forPaper, "404"].includes(template) || opensOnWords(address, template)) return;
        const header = await page.locator("header").boundingBox();
        const picture = await page.locator("main img").first().boundingBox();
        const from = (picture?.y ?? Number.NaN) - (header?.y ?? 0) - (header?.height ?? 0);
        // A long title takes a second line of the way back (breadcrumb), and longer words one of the cookie notice.
        const [trail] = await page.getByRole("navigation", { name: "Breadcrumb" }).all();
        const way = await trail?.boundingBox();
        const notice = await page.locator("[data-cookie-notice]").boundingBox();
        const secondLine = ((way?.height ?? 0) > 60 ? 30 : 0) + ((notice?.height ?? 0) > 48 ? 22 : 0);
        expect.soft(from, address).toBeGreaterThanOrEqual(0);
        expect.soft(from, address).toBeLessThanOrEqual(130 + secondLine);
      });
    }
  });
});
