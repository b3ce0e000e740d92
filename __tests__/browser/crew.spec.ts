/** The row of figures, which only a layout can show: nobody's face is cut, and names come when they are asked for. */
import { expect, type Page, test } from "@playwright/test";
import { addressesOf, items } from "../site-under-test";

const figures = items("characters").filter(({ figure }) => figure);
const [home = "/"] = addressesOf("home");
const members = (page: Page) => page.locator("main ul:has(> li > a > picture)").first().locator("> li > a");

test.skip(figures.length < 2, "fewer than two characters have a figure");

/** The shares of figures that are within the window's width, of those that are not beyond it. */
const shares = (page: Page) =>
  members(page).evaluateAll((all) =>
    all
      .map((member) => {
        const { left, right, width } = (member.querySelector("img") as Element).getBoundingClientRect();
        return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
      })
      .filter((share) => share > 0),
  );

test("on a phone the next figure peeps in, and no swipe ends on half a face", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(home);
  await members(page).first().scrollIntoViewIfNeeded();
  for (let swipe = 0; swipe < 4; swipe++) {
    for (const share of await shares(page)) expect(share > 0.98 || share < 0.3, `${share} is seen`).toBe(true);
    await members(page)
      .first()
      .evaluate(async (member) => {
        const row = member.closest("ul") as Element;
        row.scrollBy({ left: row.clientWidth * 0.4, behavior: "instant" });
        await new Promise((settled) => setTimeout(settled, 400));
      });
  }
});

test("on a wide screen all stand in view, and each says its name to pointer and keyboard", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(home);
  expect(Math.min(...(await shares(page)))).toBeGreaterThan(0.98);
  const name = members(page).first().locator("span");
  await expect(name).toHaveCSS("opacity", "0");
  await members(page).first().hover();
  await expect(name).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await members(page).nth(1).focus();
  await expect(members(page).nth(1).locator("span")).toHaveCSS("opacity", "1");
});
