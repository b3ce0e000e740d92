import { expect, type Page, test } from "@playwright/test";
import { menuOf } from "../site-under-test";
import {
  expectAccessible,
  lastPart,
  longPath,
  menu,
  menuPaths,
  open,
  otherPath,
  policyPath,
  scrollTo,
  site,
} from "./site";

const header = (page: Page) => page.locator("header").first();
const isPhone = () => test.info().project.name === "phone";

const hasGroups = (site.navigation as { pages: string[] }[]).some((group) => menuOf(group.pages).length > 1);
test.skip(({ isMobile }) => !isMobile && !hasGroups, "Wide screens show all of this site's menu at once.");

const button = (page: Page) => menu(page).locator("summary");
const links = (page: Page) => menu(page).getByRole("link");

test("the header stays in view from 245 pixels on, and moves nothing as it does @both", async ({ page }) => {
  await open(page, longPath);
  const heading = page.locator("h1");
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();

  await scrollTo(page, site.stickyHeaderPx - 1);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, site.stickyHeaderPx);
  await expect(header(page)).toBeInViewport();
  expect(await top()).toBe(before);
  await scrollTo(page, site.stickyHeaderPx - 1);
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

/** How far below the top of the screen the header and the part of the page in the address are. */
const places = (page: Page) =>
  page.evaluate(() => {
    const top = (element?: Element | null) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
    const header = document.querySelector("header");
    return { header: top(header), below: header?.offsetHeight ?? 0, part: top(document.querySelector(":target")) };
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a page asleep" : "where there is no script", () => {
    test.use({ javaScriptEnabled });

    test("the header stays in view at a part of the page, which it does not cover, and after loading it anew", async ({
      page,
    }) => {
      await page.goto(await lastPart(page));
      for (const again of [true, false]) {
        await expect(async () => {
          const { header, below, part } = await places(page);
          expect(header).toBe(0);
          expect(part).toBeGreaterThanOrEqual(below);
        }).toPass();
        if (again) await page.reload();
      }
    });
  });
}

test.describe("where there is no script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header leaves with the top of the page and comes back at 245 pixels", async ({ page }) => {
    await page.goto(longPath);
    // Observers of intersection are scripts, too.
    const bottom = () => header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await scrollTo(page, site.stickyHeaderPx - 5);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await scrollTo(page, site.stickyHeaderPx);
    await expect.poll(bottom).toBeGreaterThan(0);
  });
});

test("wider letters bring the site's name and the menu no nearer than their gap @night", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(otherPath);
  const gap = () =>
    header(page).evaluate((header) => {
      const name = document.createRange();
      name.selectNodeContents(header.querySelector("a") as Element);
      const { right, height } = name.getBoundingClientRect();
      const menu = [...header.querySelectorAll("nav li")].find((item) => item.checkVisibility());
      return {
        apart: (menu?.getBoundingClientRect().left ?? Number.NaN) >= right,
        fits: height <= header.clientHeight,
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
  const widths = [1248, 1280, 1366, 1440, 1600, 1920];
  const measure = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await gap(), `${width}`).toEqual({ apart: true, fits: true, sideways: 0 });
    }
  };
  await measure();
  // WCAG 2.2, 1.4.12.
  await header(page).evaluate((header) => {
    for (const element of header.querySelectorAll<HTMLElement>("*")) {
      element.style.setProperty("line-height", "1.5", "important");
      element.style.setProperty("letter-spacing", "0.12em", "important");
      element.style.setProperty("word-spacing", "0.16em", "important");
    }
  });
  await measure();
});

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
      if (focused.closest("header, [data-cookie-notice]")) return;
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

test("the menu opens and closes by its button @both", async ({ page }) => {
  await open(page, longPath);
  await button(page).click();
  await expect(links(page).first()).toBeVisible();
  await button(page).click();
  await expect(links(page).first()).toBeHidden();
});

test("Escape closes the menu and gives focus back to its button @both", async ({ page }) => {
  await open(page, longPath);
  await button(page).click();
  await links(page).last().focus();
  await page.keyboard.press("Escape");
  await expect(menu(page)).not.toHaveAttribute("open");
  await expect(button(page)).toBeFocused();
});

test("a press outside the menu closes it", async ({ page }) => {
  await open(page, longPath);
  await button(page).click();
  await expect(menu(page)).toHaveAttribute("open");
  const { x, y, height } = (await header(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(x + 2, y + height / 2);
  await expect(menu(page)).not.toHaveAttribute("open");
});

test("following one of its links closes the menu, and the new page is marked as the current one", async ({ page }) => {
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
});

test("going back closes the menu", async ({ page }) => {
  await open(page, longPath);
  await page.locator(`footer a[href="${policyPath}"]`).first().click();
  await expect(page).toHaveURL(policyPath);
  await scrollTo(page, 0);
  await button(page).click();
  await page.goBack();
  await expect(page).toHaveURL(longPath);
  await expect(menu(page)).not.toHaveAttribute("open");
});

test("the keyboard opens the menu, goes through it and leaves it closed behind @both", async ({ page }) => {
  await open(page, longPath);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toHaveAttribute("open");
  if (isPhone()) await expect(links(page).first()).toBeFocused();
  else await page.keyboard.press("Tab");
  await expect(links(page).first()).toBeFocused();
  await links(page).last().focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).not.toHaveAttribute("open");
  const inside = await menu(page).evaluate((element) => element.contains(document.activeElement));
  expect(inside).toBe(false);
});

test("a menu opened before the page woke takes focus too", async ({ page }) => {
  test.skip(!isPhone(), "the menu of wide screens covers nothing");
  await page.goto(longPath);
  await button(page).click();
  await expect(links(page).first()).toBeFocused();
});

test("the page behind the phone menu does not scroll", async ({ page }) => {
  test.skip(!isPhone(), "the menu of wide screens covers nothing");
  await open(page, longPath);
  await scrollTo(page, 400);
  await button(page).click();
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test("the open menu is accessible", async ({ page }) => {
  await open(page, longPath);
  await button(page).click();
  await expect(links(page).first()).toBeVisible();
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu still opens and its links still lead on", async ({ page }) => {
    await page.goto(longPath);
    await button(page).click();
    const target = (await links(page).first().getAttribute("href")) as string;
    await links(page).first().click();
    await expect(page).toHaveURL(target);
  });
});
