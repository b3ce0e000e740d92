import { expect, test } from "@playwright/test";
import { onePerTemplate } from "../../site-under-test";

test("this browser is one that lacks what new pages use", async ({ page }) => {
  await page.goto("/");
  const knows = await page.evaluate(() => [
    "popover" in HTMLElement.prototype,
    CSS.supports("selector(:popover-open)"),
    CSS.supports("color", "light-dark(#fff, #000)"),
  ]);
  expect(knows).toEqual([false, false, false]);
});

for (const { address, template } of onePerTemplate) {
  test(`${template} opens at its top, shows nothing that waits, wakes and stays whole`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.goto(address);
    const expectWhole = async () => {
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByText("There is no connection just now.")).toBeHidden();
      await expect(page.locator("[popover]")).toBeHidden();
      // A button whose panel this browser cannot open is not offered.
      for (const opener of await page.locator("[popovertarget]").all()) await expect(opener).toBeHidden();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    };
    await expectWhole();
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
    await expectWhole();
    await expect(page.locator("html")).not.toHaveAttribute("data-rendered-anew");
    expect(complaints).toEqual([]);
  });
}
