/** The ways through the site that depend most on the browser, in those that are not Chromium. */
import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { accept, hydrated, longPath, notice, open, otherPath, scrollTo, slides } from "../../browser/site";
import { addressesOf, items, missingAddress, pathPrefix, site } from "../../site-under-test";

test.skip(
  ({ playwright, browserName }) => !existsSync(playwright[browserName].executablePath()),
  "To test it: npx playwright install --with-deps firefox webkit",
);

const home = `${pathPrefix}/`;
const [videosPage = ""] = addressesOf("videos");
const withPictures = items("books").find(({ slug }) => items("gallery").some(({ book }) => book === slug));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page) => page.getByRole("dialog").filter({ visible: true });

test("the page sleeps until the first move, and then wakes", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(missingAddress, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.keyboard.press("Shift");
  await hydrated(page);
});

test("the notice is gone for good once it is accepted on a page that sleeps", async ({ page, context }) => {
  await page.goto(home);
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).toContain(site.cookieNotice.cookieName);
  await page.goto(missingAddress);
  await expect(notice(page)).toBeHidden();
});

test("a menu opens, and Escape closes it", async ({ page }) => {
  await open(page, missingAddress);
  await page.locator("header summary:visible").first().click();
  await expect(page.locator("header details[open] a").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("header details[open]")).toHaveCount(0);
});

test("the next slide comes when it is asked for", async ({ page }) => {
  test.skip(slides.length < 2, "This site has no slides that change.");
  await open(page, home);
  const hero = page.getByRole("region", { name: "The story in pictures" });
  await hero.getByRole("button", { name: `Slide ${slides.length}:` }).click();
  await expect(hero.getByRole("heading", { level: 2 })).toHaveText([slides.at(-1).title]);
});

for (const [name, address, press] of [
  ["picture is shown large", withPictures && `${pathPrefix}${withPictures.path}`, "[data-lightbox]"],
  ["video's still opens the player", items("videos").length > 0 ? videosPage : "", "[data-video]"],
] as const) {
  test(`a ${name} on this page, and Escape closes it for good`, async ({ page }) => {
    test.skip(!address, "This site has none.");
    await page.goto(address);
    await page.locator(press).first().click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}(?:#|$)`));
    await hydrated(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    // What was pressed while the page slept is not pressed again once it is awake, however long one waits.
    await page.waitForTimeout(6000);
    await expect(dialog(page)).toBeHidden();
  });
}

test("larger text, once chosen, holds on the next page", async ({ page }) => {
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.goto(missingAddress);
  const before = await size();
  await page.locator("footer").getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("dialog", { name: "Reading settings" }).getByLabel("Largest").check();
  expect(await size()).toBeGreaterThan(before);
  await page.goto(missingAddress);
  expect(await size()).toBeGreaterThan(before);
});

test("Back and Forward lead to where one was on each page of an awake site", async ({ page }) => {
  await open(page, longPath);
  const first = (await heading(page).textContent()) as string;
  const isAt = (top: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  // Places are remembered a moment after one has come to rest.
  const rest = async (top: number) => {
    await scrollTo(page, top);
    await isAt(top);
    await page.waitForTimeout(500);
  };
  await rest(700);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click(), otherPath);
  await expect(heading(page)).not.toHaveText(first);
  await isAt(0);
  await rest(300);
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await isAt(700);
  await page.goForward();
  await expect(heading(page)).not.toHaveText(first);
  await isAt(300);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and its links lead on", async ({ page }) => {
    await page.goto(home);
    await page.locator("header summary:visible").first().click();
    await page.locator('header details[open] a[href^="/"]').first().click();
    await expect(page).not.toHaveURL(home);
  });
});
