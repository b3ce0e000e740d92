import { expect, type Page, test } from "@playwright/test";
import { artworkPath, goTo, longPath, menuPaths, open, otherPath, scrollTo, watchComplaints } from "./site";

const headingText = async (page: Page) => (await page.locator("h1").textContent()) as string;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Marks this document, to tell later whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
/** Notes where the page is scrolled to whenever something is clicked. */
const noteScroll = (page: Page) =>
  page.evaluate(() =>
    addEventListener(
      "click",
      () => {
        document.documentElement.dataset.scrolled = `${Math.round(window.scrollY)}`;
      },
      true,
    ),
  );
const notedScroll = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.scrolled));
const expectSameDocument = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-same");

test("a link of an awake page changes the page without loading it anew", async ({ page }) => {
  const complaints = watchComplaints(page);
  await open(page, longPath);
  await mark(page);
  await scrollTo(page, 2000);
  const [heading, title] = [await headingText(page), await page.title()];
  await goTo(page, otherPath);
  await expect(page).toHaveURL(otherPath);
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expectSameDocument(page);
  for (const address of menuPaths.slice(2, 4)) {
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("the new page is announced, and Tab goes on from its beginning", async ({ page }) => {
  await open(page, longPath);
  const heading = await headingText(page);
  await goTo(page, otherPath);
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect(page.locator("[aria-live=assertive]")).toHaveText(`Navigated to ${await headingText(page)}`);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a link to a part of the same page announces nothing @night", async ({ page }) => {
  await open(page, longPath);
  const announcer = page.locator("[aria-live=assertive]");
  const before = await announcer.textContent();
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${longPath}#main`);
  await page.waitForTimeout(300);
  await expect(announcer).toHaveText(before ?? "");

  const heading = await headingText(page);
  await goTo(page, otherPath);
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect(announcer).toHaveText(`Navigated to ${await headingText(page)}`);
});

test("Back and Forward restore where the visitor was", async ({ page }) => {
  await open(page, longPath);
  await mark(page);
  const heading = await headingText(page);
  await scrollTo(page, 1500);
  await noteScroll(page);
  await goTo(page, otherPath);
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  // No visitor goes back before the page they have scrolled is drawn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(heading);
  const left = await notedScroll(page);
  expect(left).toBeGreaterThan(0);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect.poll(() => scrolled(page)).toBe(300);
  await expectSameDocument(page);
});

test("a link to a part of the page leads there, and Back leads to where one was", async ({ page }) => {
  test.skip(!artworkPath, "This site has no artwork.");
  await open(page, artworkPath);
  await mark(page);
  const link = page
    .getByRole("navigation", { name: /^(?:Kinds of picture|By book)$/ })
    .getByRole("link")
    .last();
  const id = (await link.getAttribute("href")) as string;
  await noteScroll(page);
  await link.click();
  await expect(page).toHaveURL(`${artworkPath}${id}`);
  await expect(page.locator(id)).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL(artworkPath);
  await expect.poll(async () => (await scrolled(page)) - (await notedScroll(page))).toBe(0);
  await expectSameDocument(page);
});
