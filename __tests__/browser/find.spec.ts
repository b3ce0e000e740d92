import { expect, type Page, test } from "@playwright/test";
import { findPath } from "./play";
import { artworks, expectAccessible, open, videos } from "./site";

const field = (page: Page) => page.getByRole("searchbox");
const entries = (page: Page) => page.locator("main section li:visible");
const [something] = [...videos, ...artworks];

test.skip(!findPath || !something, "This site has no A to Z.");

test("the field leaves what holds the letters, says how much that is, and gives all back", async ({ page }) => {
  await open(page, findPath);
  const all = await entries(page).count();
  await field(page).fill(something.title.toUpperCase());
  await expect(page.getByRole("link", { name: something.title }).first()).toBeVisible();
  const found = await entries(page).count();
  expect(found).toBeLessThan(all);
  await expect(page.getByRole("status")).toHaveText(`${found} found`);
  await expectAccessible(page);
  await field(page).fill("qqqq");
  await expect(entries(page)).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("Nothing found");
  await field(page).fill("");
  await expect(entries(page)).toHaveCount(all);
});

test("what is typed while the page wakes up is not lost", async ({ page }) => {
  await page.goto(findPath);
  await field(page).pressSequentially(something.title);
  await expect(page.getByRole("status")).toContainText("found");
  await expect(field(page)).toHaveValue(something.title);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is whole, and offers no field that nothing would answer", async ({ page }) => {
    await page.goto(findPath);
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole("link", { name: something.title }).first()).toBeVisible();
  });
});
