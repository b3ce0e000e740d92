import { expect, type Page, test } from "@playwright/test";
import { linkTimeout } from "../../plugins/gatsby-plugin-wake-on-intent";
import { addressesOf, items } from "../site-under-test";
import { quiz } from "./play";
import { accept, hydrated, lastPart, longPath, notice, otherPath, playable, scrollTo, videosPath } from "./site";

/** What Gatsby needs in order to run: its scripts and the data of its pages. */
const application = /\.js$|\/page-data\//;
const frameworkScript = /\/framework-.*\.js$/;

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
const still = (page: Page) => page.locator(stillSelector);
const homeLink = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first();

test.describe("asleep", () => {
  test("a link is followed at once even if the scripts never come", async ({ page }) => {
    await page.route(application, () => {});
    await page.goto(otherPath);
    await firstMove(page);
    await homeLink(page).click();
    await expect(page).toHaveURL("/", { timeout: 2000 });
  });

  test("an anchor in the address does not wake the page, nor does going back to where one was @night", async ({
    page,
  }) => {
    await page.goto(otherPath);
    const requests = watchApplication(page);
    await page.goto(await lastPart(page));
    await settle(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await page.reload();
    await settle(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    expect(requests).toEqual([]);
  });
});

test.describe("the first move", () => {
  const moves: Record<string, (page: Page) => Promise<unknown>> = {
    "a moving pointer": (page) => page.mouse.move(40, 40),
    "a turning wheel": (page) => page.mouse.wheel(0, 10),
    "a pressed key": (page) => page.keyboard.press("Tab"),
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

  test("a click at first paint on a video's still opens its pop-up on this page @night", async ({ page }) => {
    test.skip(Boolean(noVideo), noVideo);
    await clickAtFirstPaint(page, stillSelector);
    await page.goto(videosPath);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(videosPath);
  });

  for (const { name, open, press } of [
    { name: "still", open: noVideo ? undefined : videosPath, press: stillSelector },
    { name: "picture", open: withGallery?.path, press: "[data-lightbox]" },
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

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`a press that waits is answered within 100 ms by something to see (motion: ${reducedMotion}) @night`, async ({
      page,
    }) => {
      test.skip(!quiz, "This site has no quiz.");
      await page.emulateMedia({ reducedMotion });
      await page.route(application, () => {});
      await page.goto(quiz.path);
      const next = page.locator("main form [type=submit]");
      const answer = await next.evaluate(async (button: HTMLElement) => {
        const start = performance.now();
        button.click();
        await new Promise(requestAnimationFrame);
        return { outline: getComputedStyle(button).outlineStyle, time: performance.now() - start };
      });
      expect(answer.outline).toBe("solid");
      expect(answer.time).toBeLessThan(100);
      const pulses = await next.evaluate((button) =>
        button.getAnimations().some((animation) => (animation as CSSAnimation).animationName === "held"),
      );
      expect(pulses).toBe(reducedMotion === "no-preference");
    });
  }

  test("a double click reaches its button once @night", async ({ page }) => {
    test.skip(Boolean(noLesson), noLesson);
    await openLesson(page);
    await print(page).dblclick();
    await hydrated(page);
    await expectPrintedOnce(page);
  });

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

test.describe("when a script does not come @night", () => {
  test("the next click tries again too if it was the page's data that did not come", async ({ page }) => {
    test.skip(Boolean(noVideo), noVideo);
    await page.route(/page-data\.json/, (route) => route.abort());
    await page.goto(videosPath);
    const complaint = page.waitForEvent("pageerror");
    await firstMove(page);
    await complaint;

    await page.unroute(/page-data\.json/);
    await still(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a click on a video's still leads to the video site", async ({ page, context }) => {
    test.skip(Boolean(noVideo), noVideo);
    await page.route(frameworkScript, (route) => route.abort());
    await page.goto(videosPath);
    const address = (await still(page).getAttribute("href")) as string;
    await context.route(address, (route) => route.fulfill({ body: "The video" }));
    const opened = context.waitForEvent("page");
    await still(page).click();
    await expect(await opened).toHaveURL(address);
  });
});

test.describe("going back @night", () => {
  test("through pages that the awake site went through leads to each of them", async ({ page }) => {
    await page.goto(otherPath);
    await wake(page);
    await homeLink(page).click();
    await expect(page).toHaveURL("/");
    await page.goto(longPath);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL(otherPath);
    await expect(page.locator("h1")).toBeVisible();
  });
});
