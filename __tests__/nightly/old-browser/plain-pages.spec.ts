import { expect, type Page, test } from "@playwright/test";
import { onePerTemplate } from "../../site-under-test";

/** How many elements of a selector are drawn. Playwright's own way to see that needs a newer browser. */
const drawn = (page: Page, selector: string) =>
  page.evaluate(
    (all) => [...document.querySelectorAll(all)].filter((element) => element.getClientRects().length > 0).length,
    selector,
  );

test("this browser is one that drops the site's styles", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => "CSSLayerBlockRule" in window)).toBe(false);
});

for (const { address, template } of onePerTemplate) {
  test(`${template} is read from its top, within the screen, and offers nothing that is not there`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.goto(address);
    await page.keyboard.press("Shift");
    // Longer than scripts would need to be asked for.
    await page.waitForTimeout(500);
    const { scripts, top, width, words } = await page.evaluate(() => ({
      scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
      top: scrollY,
      width: document.documentElement.scrollWidth,
      words: document.body.innerText,
    }));
    expect([scripts, top]).toEqual([0, 0]);
    expect(width).toBeLessThanOrEqual(360);
    expect(words).not.toContain("There is no connection just now.");
    expect(await drawn(page, "h1")).toBe(1);
    expect(await drawn(page, "[data-needs-wake], [popovertarget], [popover]")).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test("its cookie notice goes when it is told that it has been read, and stays away", async ({ page }) => {
  await page.goto("/");
  const accept = "[data-accept-cookies]";
  expect(await drawn(page, accept)).toBe(1);
  await page.locator(accept).dispatchEvent("click");
  expect(await drawn(page, accept)).toBe(0);
  await page.goto("/");
  expect(await drawn(page, accept)).toBe(0);
});
