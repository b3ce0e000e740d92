import { expect, type Page, test } from "@playwright/test";
import {
  expectAccessible,
  hasMenuGroups,
  lastPart,
  longPath,
  menu,
  calmScreen,
  menuPaths,
  open,
  scrollTo,
  site,
} from "./site";

const header = (page: Page) => page.locator("header").first();
const isPhone = () => test.info().project.name === "phone";

test.use(calmScreen);
test.skip(({ isMobile }) => !isMobile && !hasMenuGroups, "Wide screens show all of this site's menu at once.");

const button = (page: Page) => menu(page).locator("summary");
const links = (page: Page) => menu(page).getByRole("link");
/** True where the header begins to stay before it has left. */
const staysFromTop = site.stickyHeaderPx < 100;

test("the sticky header comes into view at the scroll position that the settings name, and moves nothing @both", async ({
  page,
}) => {
  test.skip(staysFromTop, "This header stays from the top on.");
  await open(page, longPath);
  const top = () => page.locator("h1").evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await scrollTo(page, site.stickyHeaderPx - 1);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, site.stickyHeaderPx);
  await expect(header(page)).toBeInViewport();
  expect(await top()).toBe(before);
  await scrollTo(page, site.stickyHeaderPx - 1);
  await expect(header(page)).not.toBeInViewport();
  // In a low window there is little enough to see.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 360 });
  await scrollTo(page, site.stickyHeaderPx);
  await expect(page.locator("html")).toHaveAttribute("data-sticky-header", "on");
  await expect(header(page)).not.toBeInViewport();
});

for (const [name, viewport] of Object.entries({
  "a phone on its side": { width: 740, height: 360 },
  "an enlargement to 400 %": { width: 320, height: 256 },
})) {
  test(`on ${name} the header scrolls away, with script and without @night`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize(viewport);
    await page.goto(longPath);
    await scrollTo(page, site.stickyHeaderPx + 300);
    await expect(header(page)).not.toBeInViewport();
    const plain = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
    await plain.goto(await lastPart(page));
    await expect(plain.locator("header").first()).not.toBeInViewport();
    await plain.close();
  });
}

test("neither the header nor the cookie notice ever covers what has focus", async ({ page }) => {
  await open(page, longPath);
  await scrollTo(page, 3000);
  await page.locator("footer a").last().focus();
  const covered: string[] = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press(presses < 24 ? "Shift+Tab" : "Tab");
    const cover = await page.evaluate(async () => {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const focused = document.activeElement as HTMLElement;
      // Before a short page's first link, nothing has focus.
      if (focused === document.body || focused.closest("header, [data-cookie-notice]")) return;
      const frame = focused.getBoundingClientRect();
      // What has focus in a frame is in the frame's document.
      const within = focused instanceof HTMLIFrameElement && focused.contentDocument?.activeElement;
      const { left, top, width, height } = within ? within.getBoundingClientRect() : frame;
      const from = within ? frame : { left: 0, top: 0 };
      const hit = document.elementFromPoint(from.left + left + width / 2, from.top + top + Math.min(height / 2, 40));
      return hit?.closest("header, [data-cookie-notice]") ? focused.outerHTML.slice(0, 120) : undefined;
    });
    if (cover) covered.push(cover);
  }
  expect(covered).toEqual([]);
});

test("the menu opens and closes by its button, by keyboard and by Escape, and focus goes with it @both", async ({
  page,
}) => {
  await open(page, longPath);
  await button(page).click();
  await expect(links(page).first()).toBeVisible();
  // However many pages it has, all can be reached.
  if (!isPhone()) await expect(menu(page).locator("ul")).not.toHaveCSS("max-height", "none");
  await button(page).click();
  await expect(links(page).first()).toBeHidden();

  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toHaveAttribute("open");
  // The menu of phones covers the page, and so takes focus; on wide screens it is the next thing.
  if (!isPhone()) await page.keyboard.press("Tab");
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).not.toHaveAttribute("open");
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("Enter");
  // It takes focus a moment after it has opened, on a busy machine from the last link as well.
  if (isPhone()) await expect(links(page).first()).toBeFocused();
  await links(page).last().focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).not.toHaveAttribute("open");
  expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test("the phone menu opens asleep, is accessible, holds the page behind it, and closes at a press outside", async ({
  page,
}) => {
  test.skip(!isPhone(), "the menu of wide screens covers nothing");
  await page.goto(longPath);
  await scrollTo(page, site.stickyHeaderPx + 100);
  const place = await page.evaluate(() => window.scrollY);
  await button(page).click();
  await expect(links(page).first()).toBeFocused();
  await expectAccessible(page);
  await expect(menu(page).locator("nav")).toHaveCSS("overflow-y", "auto");
  const room = await menu(page).locator("nav").boundingBox();
  expect((room?.y ?? 0) + (room?.height ?? 0)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1);
  // Forced colours take the background away, which is all that a masked icon has.
  await page.emulateMedia({ forcedColors: "active" });
  const lost = (all: Element[]) =>
    all
      .map((one) => getComputedStyle(one))
      .filter(({ maskImage, forcedColorAdjust }) => maskImage !== "none" && forcedColorAdjust !== "none").length;
  expect(await menu(page).locator("*").evaluateAll(lost)).toBe(0);
  await page.emulateMedia({ forcedColors: null });
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  const { x, y, height } = (await header(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(x + 2, y + height / 2);
  await expect(menu(page)).not.toHaveAttribute("open");
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("following a menu link closes the menu and marks the current page, and so does going back", async ({ page }) => {
  test.skip(menuPaths.length < 2, "This menu has one page.");
  // A page that the menu leads to as well, though not of its first few.
  const address = menuPaths.at(-1) as string;
  await open(page, address);
  await button(page).click();
  const link = menu(page).locator('a[href^="/"]:not([aria-current])').last();
  const path = (await link.getAttribute("href")) as string;
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(menu(page)).not.toHaveAttribute("open");
  await expect(page.locator(`header a[href="${path}"]:not([aria-current=page])`)).toHaveCount(0);
  await expect(page.locator(`header a[href="${address}"][aria-current]`)).toHaveCount(0);
  await button(page).click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(menu(page)).not.toHaveAttribute("open");
});

test.describe("without script", () => {
  // It comes by an animation that runs with the scroll position.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });

  test("the sticky header leaves with the top of the page, comes back, and covers no part that a link leads to", async ({
    page,
  }) => {
    test.skip(staysFromTop, "This header stays from the top on.");
    await page.goto(longPath);
    // Observers of intersection are scripts, too.
    const bottom = () => header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await scrollTo(page, site.stickyHeaderPx - 5);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await scrollTo(page, site.stickyHeaderPx);
    await expect.poll(bottom).toBeGreaterThan(0);

    await page.goto(await lastPart(page));
    const part = page.locator(":target");
    await expect
      .poll(() =>
        part.evaluate(
          (element) =>
            element.getBoundingClientRect().top -
            (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
        ),
      )
      .toBeGreaterThanOrEqual(-1);
    await expect.poll(bottom).toBeGreaterThan(0);
  });

  test("the menu opens, and its links lead on", async ({ page }) => {
    await page.goto(longPath);
    await button(page).click();
    const target = (await links(page).first().getAttribute("href")) as string;
    await links(page).first().click();
    await expect(page).toHaveURL(target);
  });
});
