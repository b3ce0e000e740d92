import { expect, type Page, test } from "@playwright/test";
import { calmScreen, goTo, longPath, open, otherPath, scrollTo, watchComplaints } from "./site";

test.use(calmScreen);

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

test("a link of an awake page changes the page without loading it anew, announces it, and Tab goes on from its beginning", async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await open(page, longPath);
  await mark(page);
  await scrollTo(page, 2000);
  const [heading, title] = [await headingText(page), await page.title()];
  await goTo(page, otherPath);
  await expect(page).toHaveURL(otherPath);
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator("[aria-live=assertive]")).toHaveText(`Navigated to ${await headingText(page)}`);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  // Nothing covers it.
  await skip.click({ trial: true });
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
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
  const further = await scrolled(page);
  // No visitor goes back before the page they have scrolled is drawn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(heading);
  const left = await notedScroll(page);
  expect(left).toBeGreaterThan(0);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect.poll(() => scrolled(page)).toBe(further);
  await expectSameDocument(page);
});
