import { expect, type Page, test } from "@playwright/test";
import { linkTimeout } from "../../plugins/gatsby-plugin-wake-on-intent";
import { addressesOf, items, pathPrefix } from "../site-under-test";
import {
  accept,
  addressOf,
  hydrated,
  lastPart,
  longPath,
  notice,
  otherPath,
  playable,
  scrollTo,
  videosPath,
} from "./site";

/** What Gatsby needs in order to run: its scripts and the data of its pages. */
const application = /\.js$|\/page-data\//;

/** Lists what the page asks for to run Gatsby. */
function watchApplication(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (application.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** A book with pictures to look at. */
const withGallery = items("books").find(({ slug }) => items("gallery").some(({ book }) => book === slug));

const noVideo = videosPath && playable.length > 0 ? "" : "This site has no video that plays on its page.";
const [lesson] = addressesOf("lesson");
const noLesson = lesson ? "" : "This site has no lesson to print.";

/** A move that changes nothing on the page. */
const firstMove = (page: Page) => page.keyboard.press("Shift");

async function wake(page: Page) {
  await firstMove(page);
  await hydrated(page);
}

/** Time enough for a page that should stay asleep to wake by mistake. */
const settle = (page: Page) => page.waitForTimeout(800);

/** Clicks an element as soon as the browser has painted anything, before a visitor could. */
const clickAtFirstPaint = (page: Page, selector: string) =>
  page.addInitScript((selector) => {
    new PerformanceObserver(function clickWhenThere() {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) element.click();
      else requestAnimationFrame(clickWhenThere);
    }).observe({ type: "paint", buffered: true });
  }, selector);

const acceptSelector = "[data-cookie-notice] button";
/** A button that only React answers: it prints. How often it has is counted on <html>. */
const print = (page: Page) => page.locator("main button[data-needs-wake]").first();
const expectPrintedOnce = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-printed", "1");
async function openLesson(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = `${Number(dataset.printed ?? 0) + 1}`;
    };
  });
  await page.goto(lesson as string);
}
const stillSelector = `[data-video="${playable[0]?.slug}"]`;
const homeLink = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first();

test.describe("asleep", () => {
  test("a link is followed at once even if the scripts never come, and a button shows that it waits", async ({
    page,
  }) => {
    await page.route(application, () => {});
    if (lesson) {
      await openLesson(page);
      await print(page).click();
      await expect(print(page)).toHaveCSS("outline-style", "solid");
    }
    // No timer fires: neither that after which a link is followed, nor that after which a page gives its scripts up.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(otherPath);
    await firstMove(page);
    await homeLink(page).click();
    await expect(page).toHaveURL(addressOf("home"));
  });
});

test.describe("the first move", () => {
  const moves: Record<string, (page: Page) => Promise<unknown>> = {
    "scrolling by other means, once the page has come to rest,": async (page) => {
      await settle(page);
      await scrollTo(page, 100);
    },
    "focus that comes from the browser's own controls": async (page) => {
      await settle(page);
      await accept(page).focus();
    },
  };
  for (const [name, move] of Object.entries(moves)) {
    test(`${name} wakes the page @night`, async ({ page }) => {
      await page.goto(otherPath);
      await move(page);
      await hydrated(page);
    });
  }

  test("a finger on the screen wakes the page", async ({ page, hasTouch }) => {
    test.skip(!hasTouch, "This screen cannot be touched.");
    await page.goto(otherPath);
    await page.locator("h1").tap();
    await hydrated(page);
  });
});

test("the first input requests all that hydration needs at once, and nothing twice", async ({ page }) => {
  // Nothing runs until all of it has been asked for.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(otherPath);
  const requests = watchApplication(page);
  await firstMove(page);
  const paths = () => requests.map((url) => new URL(url).pathname);
  for (const part of [/\/app-/, /\/component---/, /\/page-data\.json/, /\/app-data\.json/, /\/sq\/d\//]) {
    await expect.poll(paths).toContainEqual(expect.stringMatching(part));
  }
  const atOnce = paths();
  release();
  await hydrated(page);
  const twice = atOnce.filter((file) => paths().filter((other) => other === file).length > 1);
  expect(twice).toEqual([]);
});

test.describe("what a visitor does before the application is there", () => {
  test("a click at first paint on the cookie notice's button hides the notice before hydration", async ({ page }) => {
    await page.route(application, () => {});
    await clickAtFirstPaint(page, acceptSelector);
    await page.goto(otherPath);
    await expect(notice(page)).toBeHidden();
  });

  for (const { name, open, press } of [
    { name: "still", open: noVideo ? undefined : videosPath, press: stillSelector },
    { name: "picture", open: withGallery && pathPrefix + withGallery.path, press: "[data-lightbox]" },
  ]) {
    test(`a click on a ${name} before hydration opens it once, and not again when it has been closed`, async ({
      page,
    }) => {
      test.skip(!open, `This site has no ${name} to click on.`);
      await page.clock.install();
      await page.goto(open);
      await page.locator(press).first().click();
      const opened = page.getByRole("dialog").filter({ visible: true });
      await expect(opened).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
      await page.clock.fastForward(linkTimeout);
      await expect(opened).toBeHidden();
      expect(page.context().pages()).toHaveLength(1);
    });
  }

  test("the first Enter of a keyboard user is not lost during hydration", async ({ page }) => {
    test.skip(Boolean(noLesson), noLesson);
    await openLesson(page);
    await print(page).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectPrintedOnce(page);
  });

  test("the place a visitor has scrolled to is kept, whatever the address or an earlier visit say @night", async ({
    page,
  }) => {
    await page.goto(longPath);
    await wake(page);
    await scrollTo(page, 600);
    await settle(page);

    await page.goto(otherPath);
    await page.goto(longPath);
    await wake(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto(otherPath);
    await page.goto(await lastPart(page));
    await settle(page);
    await scrollTo(page, 100);
    await wake(page);
    // Cards that are first drawn while the page scrolls move it by a little.
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(1000);
  });
});
