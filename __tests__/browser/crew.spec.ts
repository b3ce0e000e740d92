/**
 * The row of figures, which only a layout can show: nobody's face is cut, and names come when they are asked for. And what
 * turns behind them.
 */
import { expect, type Page, test } from "@playwright/test";
import { addressesOf, items, pathPrefix } from "../site-under-test";

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

test("what turns in an opening's picture lies over its like, at every width", { tag: "@both" }, async ({ page }) => {
  const turning = items("pages").filter(({ scene }) => scene?.turning);
  for (const address of turning.map(({ path }) => `${pathPrefix}${path}`)) {
    for (const width of [360, 768, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const offsets = await page.evaluate(() => {
        const copy = document.querySelector("main [aria-hidden] > picture > img") as HTMLImageElement;
        copy.parentElement?.getAnimations().forEach((animation) => {
          animation.cancel();
        });
        const whole = copy.closest("div")?.previousElementSibling?.querySelector("img") as HTMLImageElement;
        const box = whole.getBoundingClientRect();
        const [x = 50, y = 50] = getComputedStyle(whole).objectPosition.split(" ").map(Number.parseFloat);
        const scale = Math.max(box.width / whole.naturalWidth, box.height / whole.naturalHeight);
        const drawn = { width: whole.naturalWidth * scale, height: whole.naturalHeight * scale };
        const over = copy.getBoundingClientRect();
        return [
          over.left - (box.left + ((box.width - drawn.width) * x) / 100),
          over.top - (box.top + ((box.height - drawn.height) * y) / 100),
          over.width - drawn.width,
        ];
      });
      for (const offset of offsets) expect(Math.abs(offset), `${address} at ${width}: ${offsets}`).toBeLessThan(3);
    }
  }
});
