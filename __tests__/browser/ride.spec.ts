/** Ten minutes of a child with a phone, which only a browser can play: to ride, to find three things, to leave and come back. */
import { expect, type Page, test } from "@playwright/test";
import { addressesOf, items } from "../site-under-test";
import { drawing } from "./looks";

const hidden = items("ages").filter(({ misplaced }) => misplaced);
const [ages = "/"] = addressesOf("ages");
const [home = "/"] = addressesOf("home");

test.skip(addressesOf("ages").length === 0 || hidden.length === 0, "nothing is hidden in the ages of this site");
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const ride = (page: Page) => page.locator("[data-ride]");
const things = (page: Page) => ride(page).locator("label:has([data-misplaced])");
const found = (page: Page) => ride(page).locator("[data-misplaced]:checked");

/** Presses all of these, wherever they are in the strip. */
const press = (page: Page, boxes: string) =>
  ride(page)
    .locator(boxes)
    .evaluateAll((all: HTMLInputElement[]) => {
      for (const box of all) box.checked = true;
    });

/** Rides on to the first things that are hidden, and presses each. */
async function find(page: Page, count: number) {
  for (const [index, { misplaced }] of hidden.slice(0, count).entries()) {
    await things(page).nth(index).scrollIntoViewIfNeeded();
    await expect(ride(page).getByText(misplaced.words)).toBeHidden();
    await things(page).nth(index).tap();
    await expect(ride(page).getByText(misplaced.words)).toBeVisible();
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("whoever rides along the line finds what does not belong, by things of 44 pixels", async ({ page }) => {
    await page.goto(ages);
    const count = Math.min(3, hidden.length);
    const reward = ride(page).getByText("Your reward:");
    await expect(reward.filter({ visible: true })).toHaveCount(0);
    await press(page, "label:not(:has([data-misplaced])) input");
    for (const { redHerring } of hidden.slice(0, count))
      if (redHerring) await expect(ride(page).getByText(redHerring.words).first()).toBeVisible();
    await find(page, count);
    await expect(found(page)).toHaveCount(count);
    // What the ticket counts.
    await expect(found(page).first()).toHaveCSS("counter-increment", "found 1");
    const stamps = hidden.slice(0, count).filter(({ stamp }) => stamp);
    await expect(ride(page).locator("#ticket li img:visible")).toHaveCount(stamps.length);
    for (let index = 0; index < count; index++) {
      const box = await things(page).nth(index).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole("button", { name: "Keep my ticket" })).toBeHidden();
    if (items("ages").length > 1) {
      const strip = ride(page).locator("ol").first();
      await strip.evaluate((ol) => ol.scrollTo({ left: ol.scrollWidth, behavior: "instant" }));
      // Where the rider is, in ages.
      const at = () =>
        ride(page)
          .locator("ol + div")
          .evaluate((over) => Number(getComputedStyle(over).getPropertyValue("--at")));
      await expect.poll(at).toBeGreaterThan(0);
    }
    await press(page, "[data-misplaced]");
    await expect(reward.filter({ visible: true })).toHaveCount(await reward.count());
  });
});

test("a ticket that is kept is there when its child comes back, on either page, and one press forgets it", async ({
  page,
}) => {
  const count = Math.min(3, hidden.length);
  await page.goto(ages);
  await find(page, count);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Keep my ticket" }).tap();
  await expect(page.getByRole("button", { name: "Forget my ticket" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Keep my ticket" })).toBeHidden();
  await page.goto(home);
  await expect(found(page)).toHaveCount(count);
  const today = page.locator("[data-daily] li:visible");
  await expect(today.locator("strong:visible")).toHaveCount(0);
  const answer = today.locator("label:has([data-told])");
  const unsaid = await drawing(answer);
  await answer.tap();
  await expect(today.getByText("Right!")).toBeVisible();
  await expect(today.getByText("Not this time.", { exact: true })).toBeHidden();
  // Not by what a pointer over it does.
  await page.mouse.move(0, 0);
  expect(await drawing(answer)).not.toBe(unsaid);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(answer).toHaveCSS("border-style", "double");
  await page.emulateMedia({ forcedColors: null });
  await today.getByRole("link", { name: "On your ticket" }).tap();
  await expect(ride(page).getByText(/^1 of \d+ statements told right$/)).toBeInViewport();
  await page.goto(ages);
  await expect(ride(page).getByText(/^1 of \d+ statements told right$/)).toBeVisible();
  await page.getByRole("button", { name: "Forget my ticket" }).tap();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto(ages);
  await expect(found(page)).toHaveCount(0);
  await expect(ride(page).getByText("told right")).toBeHidden();
});
