import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { onePerTemplate, siteFolder } from "../site-under-test";
import { between, finger, open, type Point, scrollTo, site, slides, tabTo } from "./site";

type Slide = (typeof slides)[number];

const { autoplayMs, transitionMs } = site.slider;
const [first, second] = slides;

test.skip(!second, "This site has no slides that change.");
const onePicture = "The first two slides show the same picture.";

const hero = (page: Page) => page.getByRole("region", { name: "The books in pictures" });
const playButton = (page: Page) => hero(page).getByRole("button", { name: /the slides$/ });
const next = (page: Page) => hero(page).getByRole("button", { name: "Next slide" });
const previous = (page: Page) => hero(page).getByRole("button", { name: "Previous slide" });
const dot = (page: Page, slide: Slide) =>
  hero(page).getByRole("button", { name: `Slide ${slides.indexOf(slide) + 1}: ${slide.title}`, exact: true });
const headings = (page: Page) => hero(page).locator("li h2");
const shown = (page: Page) => hero(page).locator("li:not([inert])");
const isPhone = () => test.info().project.name === "phone";

/** The slide is the one in view, for eyes and ears, and its dot says so. */
async function expectShown(page: Page, slide: Slide) {
  const reachable = hero(page).locator("li:not([inert]) h2");
  await expect(reachable).toHaveText([slide.title]);
  await expect(reachable).toBeInViewport();
  await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
  await expect(hero(page).locator("[aria-current]")).toHaveCount(1);
}

/** Opens the home page and wakes its slider. */
async function openHome(page: Page) {
  await open(page, "/");
  await expect(page.locator("[data-awake]")).toBeVisible();
}

/** Waits until Swiper, which comes with a pointer, feels drags and fingers. */
const readyForFingers = (page: Page) => expect(hero(page).locator(".swiper-initialized")).toBeVisible();

/** The titles of the slides that can be seen, while nobody waits for a transition. */
const titlesShown = (page: Page) => hero(page).locator("li[data-shown] h2").allTextContents();

/** Where a finger goes across the slides: from and to. */
async function acrossSlides(page: Page): Promise<[right: Point, left: Point]> {
  const box = await hero(page).getByRole("list").boundingBox();
  if (!box) throw new Error("There are no slides.");
  const y = box.y + 60;
  return [
    { x: box.width * 0.8, y },
    { x: box.width * 0.2, y },
  ];
}

/** Opens the home page with its slider paused, so that only the test moves it. */
async function openPaused(page: Page) {
  await openHome(page);
  await playButton(page).click();
  await expect(playButton(page)).toHaveText(/Play/);
}

/** Takes the page's clock into the test's hands. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Lets React end what it has begun. It renders and runs effects in messages to itself, which come a moment after the event:
 * a stopped clock that went on before then would pass the time of a slide that has not begun.
 */
const reactAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage(turn);
      });
    }
  });

/** Stops the clock and lets the slider begin its time anew. */
async function holdClock(page: Page) {
  await stopClock(page);
  await playButton(page).click();
  await playButton(page).click();
  await expect(playButton(page)).toHaveText("Pause the slides");
  await page.mouse.move(5, 5);
  await reactAtRest(page);
}

/** Time in which a slider that moves would have moved. */
async function waitForAutoplay(page: Page) {
  await reactAtRest(page);
  await page.clock.runFor(autoplayMs * 1.5);
}

test("the slides change by themselves after the time that the settings give, with their transition", async ({
  page,
}) => {
  await openHome(page);
  await holdClock(page);
  await page.clock.runFor(autoplayMs - 100);
  await expectShown(page, first);
  await page.clock.runFor(200);
  await expectShown(page, second);
  await expect(shown(page)).toHaveCSS("transition-duration", `${transitionMs / 1000}s`);
});

test("next and previous lead through the slides and around", { tag: "@both" }, async ({ page }) => {
  await openPaused(page);
  for (const slide of slides) {
    await expectShown(page, slide);
    await next(page).click();
  }
  await expectShown(page, first);
  for (const slide of [...slides].reverse()) {
    await previous(page).click();
    await expectShown(page, slide);
  }
});

test("each dot leads to its slide", async ({ page }) => {
  await openPaused(page);
  await dot(page, second).click();
  await expectShown(page, second);
  await dot(page, first).click();
  await expectShown(page, first);
});

test("swiping changes the slide, and swiping up scrolls the page", async ({ page }) => {
  await openPaused(page);
  await readyForFingers(page);
  await scrollTo(page, 0);
  const [right, left] = await acrossSlides(page);
  const swipe = isPhone() ? await finger(page) : mouse(page);

  await swipe(right, left);
  await expectShown(page, second);
  await swipe(left, right);
  await expectShown(page, first);
  if (isPhone()) {
    await swipe({ ...right, y: right.y + 150 }, right);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(dot(page, first)).toHaveAttribute("aria-current", "true");
  }
});

const mouse = (page: Page) => async (from: Point, to: Point) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
};

test("a pause holds on the next visit, awake or asleep, until Play is pressed", async ({ page }) => {
  await openPaused(page);
  await page.goto("/");
  await expect(playButton(page)).toHaveText("Play the slides", { useInnerText: true });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-awake]")).toBeVisible();
  await expect(playButton(page)).toHaveText("Play the slides");
  await playButton(page).click();
  await expect(playButton(page)).toHaveText("Pause the slides");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto("/");
  await expect(playButton(page)).toHaveText("Pause the slides", { useInnerText: true });
});

test("a keyboard user meets the pause button before the slides and can stop and start them", async ({ page }) => {
  await openHome(page);
  await stopClock(page);
  await tabTo(page, "main button, main a");
  await expect(playButton(page)).toBeFocused();
  await expect(playButton(page)).toHaveText("Pause the slides");
  await page.keyboard.press("Enter");
  await expect(playButton(page)).toHaveText("Play the slides");
  await waitForAutoplay(page);
  await expectShown(page, first);

  await page.keyboard.press("Enter");
  await expect(playButton(page)).toHaveText("Pause the slides");
  await waitForAutoplay(page);
  await expectShown(page, second);
});

test("the slides wait while focus is among them", async ({ page }) => {
  await openHome(page);
  await holdClock(page);
  await tabTo(page, "main li a");
  await waitForAutoplay(page);
  await expectShown(page, first);
  await page.locator("header a").first().focus();
  await waitForAutoplay(page);
  await expectShown(page, second);
});

test("the slides wait while the mouse is over them", async ({ page }) => {
  test.skip(isPhone(), "fingers do not hover");
  await openHome(page);
  await holdClock(page);
  await hero(page).hover();
  await waitForAutoplay(page);
  await expectShown(page, first);
  await page.mouse.move(5, 5);
  await waitForAutoplay(page);
  await expectShown(page, second);
});

test("the slides wait while the tab is hidden", async ({ page }) => {
  const show = (state: "visible" | "hidden") =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
      Object.defineProperty(document, "hidden", { configurable: true, value: state === "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await openHome(page);
  await holdClock(page);
  await show("hidden");
  await waitForAutoplay(page);
  await expectShown(page, first);
  await show("visible");
  await waitForAutoplay(page);
  await expectShown(page, second);
});

test("visitors who want little motion get slides that stand still and change at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await stopClock(page);
  await expect(playButton(page)).toHaveText("Play the slides");
  await waitForAutoplay(page);
  await expectShown(page, first);
  await next(page).click();
  await expectShown(page, second);
  await expect(shown(page)).toHaveCSS("transition-duration", "0s");

  await playButton(page).click();
  await expect(playButton(page)).toHaveText("Pause the slides");
  await page.mouse.move(5, 5);
  await waitForAutoplay(page);
  await expectShown(page, slides[2 % slides.length]);
});

test.describe("while the page sleeps", () => {
  /** How much of each slide can be seen. */
  const opacities = (page: Page) =>
    hero(page)
      .locator("ul > li")
      .evaluateAll((items) =>
        items.map((item) => {
          const { opacity, visibility, translate } = getComputedStyle(item);
          return visibility === "visible" && ["none", "0px"].includes(translate) ? Number(opacity) : 0;
        }),
      );

  /** Puts the clock of the style sheet to a time, in ms. */
  const setClock = (page: Page, time: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        // What moves with a row that is swiped has no time.
        if (animation.timeline !== document.timeline) continue;
        animation.pause();
        animation.currentTime = time;
      }
    }, time);

  /** How many of the slides' pictures have come. */
  const picturesThere = (page: Page) =>
    hero(page)
      .locator("li img")
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

  const states = (page: Page) =>
    page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))]);

  const count = slides.length;
  const only = (index: number) => slides.map((_, position) => (position === index ? 1 : 0));

  test("the slides change by themselves, one over the other, and come around", { tag: "@both" }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/");
    for (let turn = 0; turn <= count; turn++) {
      await setClock(page, turn * autoplayMs + transitionMs + 100);
      // The first slide lies beneath the others.
      expect((await opacities(page)).lastIndexOf(1)).toBe(turn % count);
      await setClock(page, (turn + 1) * autoplayMs - 100);
      expect((await opacities(page)).lastIndexOf(1)).toBe(turn % count);
    }
    await setClock(page, autoplayMs + transitionMs / 2);
    expect((await opacities(page))[0]).toBe(1);
    expect((await opacities(page))[1]).toBeCloseTo(0.5, 1);
    expect(scripts).toEqual([]);
  });

  test("the words of a slide are never half there, and can be pressed as soon as they are read", {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto("/");
    const pressable = () =>
      hero(page)
        .locator("li a")
        .evaluateAll((links) =>
          links
            .filter((link) => {
              const { left, top, width, height } = link.getBoundingClientRect();
              return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            })
            .map((link) => link.closest("li")?.querySelector("h2")?.textContent),
        );
    for (const [time, title] of [
      [transitionMs * 0.5, first.title],
      [transitionMs * 0.9, first.title],
      [transitionMs + 100, second.title],
    ] as const) {
      await setClock(page, autoplayMs + time);
      await expect(hero(page).locator("li h2").nth(1)).toBeVisible({ visible: title === second.title });
      expect([...new Set(await pressable())]).toEqual([title]);
    }
  });

  test("a slide that another covers is not read out beneath it, and no dot says the wrong thing", async ({ page }) => {
    await page.goto("/");
    const readOut = () => hero(page).getByRole("heading", { level: 2 }).allTextContents();
    expect(await readOut()).toEqual([first.title]);
    await setClock(page, autoplayMs + transitionMs + 100);
    expect(await readOut()).toEqual([second.title]);
    await expect(hero(page).locator("[aria-current]")).toHaveCount(0);
  });

  test("a slide's picture comes shortly before the slide, and not with the page", { tag: "@both" }, async ({
    page,
  }) => {
    test.skip(first.image === second.image, onePicture);
    // Time stands still, however long the page takes to load.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/");
    expect(await picturesThere(page)).toBe(1);
    await setClock(page, autoplayMs - 100);
    await expect.poll(() => picturesThere(page)).toBe(2);
  });

  test("the first move hands over the slide that is shown", async ({ page }) => {
    await page.goto("/");
    await setClock(page, autoplayMs + transitionMs + 500);
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-awake]")).toBeVisible();
    await expectShown(page, second);
    // The slide before lies beneath until the next one covers it.
    await expect.poll(() => opacities(page)).toEqual(only(1));
  });

  test("Next leads on from the slide that is shown", async ({ page }) => {
    await page.goto("/");
    await setClock(page, autoplayMs + transitionMs + 500);
    await next(page).click();
    await expect(page.locator("[data-awake]")).toBeVisible();
    // Swiper comes later than the press, and may not take it back.
    await page.mouse.move(5, 5);
    await hero(page).hover();
    await readyForFingers(page);
    await reactAtRest(page);
    expect(await shown(page).locator("h2").allTextContents()).toEqual([slides[2 % slides.length].title]);
  });

  test("Next, Previous and the dots are answered though the scripts never come", { tag: "@both" }, async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto("/");
    for (const slide of [...slides.slice(1), first]) {
      await next(page).click();
      expect(await titlesShown(page)).toEqual([slide.title]);
      await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
      await expect(hero(page).locator("[aria-current]")).toHaveCount(1);
    }
    await expect.poll(() => opacities(page)).toEqual(only(0));
    await previous(page).click();
    expect(await titlesShown(page)).toEqual([slides.at(-1)?.title]);
    await expect.poll(() => opacities(page)).toEqual(only(count - 1));
    await expect(hero(page).getByRole("heading", { level: 2 })).toHaveText([slides.at(-1)?.title ?? ""]);
    await dot(page, second).click();
    expect(await titlesShown(page)).toEqual([second.title]);
  });

  test("a finger swipes the slides though the scripts never come", async ({ page, hasTouch }) => {
    test.skip(!hasTouch, "This screen cannot be touched.");
    await page.route(/\.js$/, () => {});
    await page.goto("/");
    const [right, left] = await acrossSlides(page);
    const swipe = await finger(page);
    await swipe(right, left);
    expect(await titlesShown(page)).toEqual([second.title]);
    await swipe(left, right);
    expect(await titlesShown(page)).toEqual([first.title]);
    await swipe({ ...right, y: right.y + 150 }, right);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    expect(await titlesShown(page)).toEqual([first.title]);
  });

  test("a slide that was chosen is the one that the page wakes with, and time goes on from it", async ({ page }) => {
    await page.goto("/");
    // By the keyboard: a mouse over the slides would stop them.
    await next(page).press("Enter");
    await expect(page.locator("[data-awake]")).toBeVisible();
    await expectShown(page, second);
    await stopClock(page);
    await page.locator("header a").first().focus();
    await reactAtRest(page);
    await waitForAutoplay(page);
    await expectShown(page, slides[2 % slides.length]);
  });

  test("Pause keeps the slide that is shown", { tag: "@both" }, async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto("/");
    await setClock(page, autoplayMs + transitionMs + 500);
    await playButton(page).click();
    await expect(playButton(page)).toHaveText("Play the slides", { useInnerText: true });
    expect(await opacities(page)).toEqual(only(1));
    expect(await states(page)).toEqual([]);
    await playButton(page).click();
    await expect(playButton(page)).toHaveText("Pause the slides", { useInnerText: true });
    expect(await opacities(page)).toEqual(only(1));
  });

  test("the pause button counts from the first press", async ({ page }) => {
    await page.goto("/");
    await playButton(page).click();
    await expect(playButton(page)).toHaveText("Play the slides");
    await stopClock(page);
    await waitForAutoplay(page);
    await expectShown(page, first);
  });

  test("the slides wait while the mouse or focus is at them, and show what has focus", async ({ page }) => {
    test.skip(isPhone(), "fingers do not hover");
    await page.route(/\.js$/, () => {});
    await page.goto("/");
    expect(await states(page)).toEqual(["running"]);
    await hero(page).hover();
    expect(await states(page)).toEqual(["paused"]);
    await page.mouse.move(5, 5);
    expect(await states(page)).toEqual(["running"]);
    await setClock(page, autoplayMs + transitionMs + 100);
    await hero(page).getByRole("link").first().focus();
    expect(await opacities(page)).toEqual(only(0));
  });

  test("nothing moves for visitors who want little motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    expect(await states(page)).toEqual([]);
    expect(await opacities(page)).toEqual(only(0));
  });

  test("Play is at hand for visitors who want little motion, and one press on it is enough", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(playButton(page)).toHaveText("Play the slides", { useInnerText: true });
    await playButton(page).click();
    await expect(page.locator("[data-awake]")).toBeVisible();
    await expect(playButton(page)).toHaveText("Pause the slides");
  });

  test("nothing moves for visitors who save data, and no picture comes but the first", async ({ page }) => {
    test.skip(first.image === second.image, onePicture);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto("/");
    expect(await opacities(page)).toEqual(only(0));
    await setClock(page, autoplayMs + transitionMs + 100);
    expect(await opacities(page)).toEqual(only(0));
    expect(await picturesThere(page)).toBe(1);
  });
});

test("the first slide is in the HTML, its picture is the largest paint, and the slider moves nothing as it starts", {
  tag: "@both",
}, async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  expect(html).toContain(first.title);
  await page.addInitScript(() => {
    const seen = { shifts: 0, largest: "" };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.shifts += list.getEntries().length;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
      if (element instanceof HTMLImageElement) seen.largest = element.alt;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
  // The browser looks for the largest paint until the first key is pressed.
  await page.goto("/");
  // Of less than 0.05 bits per pixel, Chromium takes a picture for a background and the words for the largest paint.
  const picture = hero(page).locator("li img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const bitsPerPixel = await picture.evaluate((image: HTMLImageElement) => {
    const [{ encodedBodySize = 0 } = {}] = performance.getEntriesByName(
      image.currentSrc,
    ) as PerformanceResourceTiming[];
    return (encodedBodySize * 8) / (image.clientWidth * image.clientHeight);
  });
  const largest = bitsPerPixel < 0.05 ? "" : first.alt;
  await expect.poll(seen).toEqual({ shifts: 0, largest });
  await page.keyboard.press("Shift");
  await expect(playButton(page)).toBeVisible();
  await next(page).click();
  await expectShown(page, second);
  expect(await seen()).toEqual({ shifts: 0, largest });
});

test.describe("Swiper's script", () => {
  const isSwiper = (url: URL) =>
    url.pathname.endsWith(".js") &&
    readFileSync(path.join(siteFolder, "public", url.pathname), "utf8").includes("swiper-wrapper");

  test("is loaded by the home page alone, when a pointer comes to the slides", async ({ page }) => {
    test.skip(isPhone(), "scripts are the same for every screen");
    const loadedBy = new Set<string>();
    page.on("request", (request) => {
      if (isSwiper(new URL(request.url()))) loadedBy.add(new URL(page.url()).pathname);
    });
    for (const { address } of onePerTemplate.filter(({ template }) => template !== "home")) await open(page, address);
    await openHome(page);
    expect([...loadedBy]).toEqual([]);
    await hero(page).hover();
    await readyForFingers(page);
    expect([...loadedBy]).toEqual(["/"]);
  });

  test("may fail to come: the buttons still change the slides, and nothing is complained of", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.route(isSwiper, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await openPaused(page);
    await next(page).hover();
    await failed;
    await next(page).click();
    await expectShown(page, second);
    expect(errors).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide can be reached, and nothing is shown that does nothing", async ({ page }) => {
    await page.goto("/");
    await expect(headings(page).first()).toBeInViewport();
    await expect(hero(page).getByRole("button")).toHaveCount(0);
    await headings(page).last().scrollIntoViewIfNeeded();
    await expect(headings(page).last()).toBeInViewport();
    const link = headings(page).last().locator("..").getByRole("link").first();
    const target = (await link.getAttribute("href")) as string;
    await link.click();
    await expect(page).toHaveURL(target);
  });
});
