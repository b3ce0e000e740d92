/** What a small phone shows before anybody scrolls, with the cookie notice still there. */
import { expect, test } from "@playwright/test";
import { items } from "../site-under-test";

test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

const onSale = items("books").filter(({ editions }) => (editions as unknown[]).length > 0);

test("a book that is on sale can be bought without scrolling", async ({ page }) => {
  for (const book of onSale) {
    await page.goto(String(book.path));
    const [edition] = book.editions as { retailers: { url: string }[] }[];
    const link = page.locator(`main a[href="${edition?.retailers[0]?.url}"]`).first();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("the home page shows its promise and the way to the first book", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main a[href^="/"]').first()).toBeInViewport({ ratio: 1 });
});
