import { expect, type Page, test } from "@playwright/test";
import { onePerTemplate } from "../site-under-test";
import { whatMoves } from "./looks";
import {
  addressOf,
  finger,
  goTo,
  hydrated,
  longPath,
  open,
  otherPath,
  type Point,
  scrollTo,
  site,
  slides,
  tabTo,
} from "./site";

type Slide = (typeof slides)[number];

const { autoplayMs, transitionMs } = site.slider;
const [first, second] = slides;

test.skip(!second, "This site has no slides that change.");

const hero = (page: Page) => page.getByRole("region", { name: "The story in pictures" });
const button = (page: Page, name: string) => hero(page).getByRole("button", { name });
const nameOf = (slide: Slide) => `Slide ${slides.indexOf(slide) + 1}: ${slide.title}`;
const dot = (page: Page, slide: Slide) => button(page, nameOf(slide));
const pictures = (page: Page) => hero(page).locator("li img");
const titles = (page: Page) => hero(page).getByRole("heading", { level: 2 });
const isPhone = () => test.info().project.name === "phone";

/** The slide is the one in view, for eyes and ears, and its dot says so. */
async function expectShown(page: Page, slide: Slide) {
  await expect(titles(page)).toHaveText([slide.title]);
  await expect(titles(page)).toBeInViewport();
  await expect(hero(page).locator("[aria-current]")).toHaveText([nameOf(slide)]);
}

/** Stops the page's clock, for documents to come, too. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Opens the home page awake, its clock stopped as the first slide's time begins. */
async function openStopped(page: Page) {
  await open(page, addressOf("home"));
  await button(page, "Pause the slides").press("Enter");
  await dot(page, first).press("Enter");
  await stopClock(page);
  await button(page, "Play the slides").press("Enter");
}

/** Opens the home page asleep for good, its clock stopped: moves would wake it, and time then give up waiting for scripts. */
async function openAsleep(page: Page) {
  await page.route(/\/(?:app|framework|swiper)-.*\.js$/, () => {});
  await stopClock(page);
  await page.goto(addressOf("home"));
}

/** The icons that a button shows, by what they draw. */
const icons = (page: Page, name: string) =>
  button(page, name)
    .locator("path")
    .evaluateAll((paths) => paths.filter((path) => path.checkVisibility()).map((path) => path.getAttribute("d")));

/** Time in which slides that move would have changed once. */
const waitForAutoplay = (page: Page) => page.clock.runFor(autoplayMs * 1.5);

/** Drags from one point to another, by a finger or the mouse. */
async function dragger(page: Page) {
  if (isPhone()) return finger(page);
  return async (from: Point, to: Point) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await page.mouse.up();
  };
}

/** How many of the slides' pictures have come. */
const picturesThere = (page: Page) =>
  pictures(page).evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length);

test("the first slide's picture is the largest paint, and nothing shifts", { tag: "@both" }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifts: 0, largest: "" };
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const { value, element } of list.getEntries() as { value?: number; element?: Partial<HTMLImageElement> }[]) {
        // Half of what Core Web Vitals call good: fonts that come late move a little.
        if (value && value > 0.05) seen.shifts += 1;
        if (value === undefined) seen.largest = element?.alt?.replace(/\s+/g, " ") ?? "";
      }
    });
    for (const type of ["layout-shift", "largest-contentful-paint"]) observer.observe({ type, buffered: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
  await page.goto(addressOf("home"));
  // Of less than 0.05 bits per pixel, Chromium takes a picture for a background.
  const isBackground = await pictures(page).evaluateAll(([image]: HTMLImageElement[]) => {
    const [resource] = performance.getEntriesByName(image?.currentSrc ?? "") as PerformanceResourceTiming[];
    return (resource?.encodedBodySize ?? 0) * 8 < 0.05 * (image?.clientWidth ?? 0) * (image?.clientHeight ?? 0);
  });
  // The browser looks for the largest paint until the first key is pressed.
  const expected = { shifts: 0, largest: isBackground ? "" : first.alt };
  await expect.poll(seen).toEqual(expected);
  await dot(page, second).press("Enter");
  await hydrated(page);
  await expectShown(page, second);
  expect(await seen()).toEqual(expected);
});

for (const awake of [false, true]) {
  const [state, openHome] = awake ? (["awake", openStopped] as const) : (["asleep", openAsleep] as const);
  // One script turns the slides in both states; by day an awake page is dragged, paused and come to by a link.
  const atNight = { tag: awake ? "@night" : [] };

  test(`${state}, the slides change by themselves in time, and come around`, atNight, async ({ page }) => {
    await openHome(page);
    for (const slide of [...slides, first]) {
      await expectShown(page, slide);
      await page.clock.runFor(autoplayMs - 100);
      await expectShown(page, slide);
      await page.clock.runFor(100);
    }
    const picture = hero(page).locator("li[data-shown] picture");
    await expect(picture).toHaveCSS("transition-duration", `${transitionMs / 1000}s`);
  });

  test(`${state}, Next, Previous and dots change the slide, said in a pause`, atNight, async ({ page }) => {
    await openHome(page);
    const list = hero(page).getByRole("list");
    await expect(list).toHaveAttribute("aria-live", "off");
    await button(page, "Pause the slides").click();
    await expect(list).toHaveAttribute("aria-live", "polite");
    for (const slide of [...slides.slice(1), first]) {
      await button(page, "Next slide").click();
      await expectShown(page, slide);
    }
    await button(page, "Previous slide").click();
    await expectShown(page, slides.at(-1) as Slide);
    await dot(page, second).click();
    await expectShown(page, second);
  });

  test(`${state}, dragging changes the slide, and swiping up scrolls the page`, { tag: "@both" }, async ({ page }) => {
    test.skip(!awake && !isPhone(), "Dragging by the mouse is Swiper's.");
    await openHome(page);
    await scrollTo(page, 0);
    const { width = 0, y = 0 } = (await hero(page).getByRole("list").boundingBox()) ?? {};
    const [left, right] = [0.2, 0.8].map((share) => ({ x: width * share, y: y + 60 })) as [Point, Point];
    if (awake) {
      if (isPhone()) await page.touchscreen.tap(right.x, right.y);
      else await hero(page).hover();
      await expect(hero(page).locator(".swiper-initialized")).toBeVisible();
    }
    const drag = await dragger(page);
    if (awake) {
      // From where a dot has led.
      await dot(page, second).press("Enter");
      await drag(right, left);
      await expectShown(page, slides[2 % slides.length] as Slide);
      await dot(page, first).press("Enter");
    }
    await drag(right, left);
    await expectShown(page, second);
    await drag(left, right);
    await expectShown(page, first);
    if (awake) {
      await drag(left, right);
      await expectShown(page, slides.at(-1) as Slide);
      await drag(right, left);
      await expectShown(page, first);
    }
    if (!isPhone()) return;
    // No finger goes straight up.
    await drag({ x: right.x + 50, y: right.y + 150 }, right);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(titles(page)).toHaveText([first.title]);
  });
}

test("the slides wait for the mouse, for visible focus and in a hidden tab", { tag: "@desktop" }, async ({ page }) => {
  const setHidden = (hidden: boolean) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const holds: [begin: () => Promise<unknown>, end: () => Promise<unknown>][] = [
    [() => hero(page).hover(), () => page.mouse.move(5, 5)],
    [() => tabTo(page, "main li a"), () => page.locator("header a").first().focus()],
    [() => page.evaluate(setHidden, true), () => page.evaluate(setHidden, false)],
  ];
  await openStopped(page);
  for (const [index, [begin, end]] of holds.entries()) {
    await begin();
    await waitForAutoplay(page);
    await expectShown(page, slides[index % slides.length]);
    await end();
    await waitForAutoplay(page);
    await expectShown(page, slides[(index + 1) % slides.length]);
  }
});

test("the keyboard meets Pause before the slides; a pause is kept until Play is pressed", async ({ page }) => {
  await open(page, addressOf("home"));
  await tabTo(page, "main button, main a");
  await expect(button(page, "Pause the slides")).toBeFocused();
  const bars = await icons(page, "Pause the slides");
  expect(bars).toHaveLength(1);
  await page.keyboard.press("Enter");
  const triangle = await icons(page, "Play the slides");
  expect(triangle).toHaveLength(1);
  expect(triangle).not.toEqual(bars);
  await stopClock(page);
  const shown = await titles(page).innerText();
  await waitForAutoplay(page);
  await expect(titles(page)).toHaveText(shown);
  await page.reload();
  await waitForAutoplay(page);
  await expectShown(page, first);
  await button(page, "Play the slides").press("Enter");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // In steps, in which the page wakes: past its timeout at once it would give up waiting for scripts.
  await page.waitForLoadState("networkidle");
  for (let left = autoplayMs; left > 0; left -= 1000) await page.clock.runFor(Math.min(left, 1000));
  await expectShown(page, second);
});

test("the slides turn where the router has brought the home page", async ({ page }) => {
  await open(page, otherPath);
  await goTo(page, addressOf("home"));
  await button(page, "Next slide").click();
  await expectShown(page, second);
});

test("a slide's picture comes shortly before the slide, and not with the page", async ({ page }) => {
  test.skip(first.image === second.image, "The first two slides show the same picture.");
  await openAsleep(page);
  await page.clock.runFor(autoplayMs / 2 - 100);
  expect(await picturesThere(page)).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => picturesThere(page)).toBe(2);
});

for (const way of ["little motion", "little data"]) {
  test(`for whoever wants ${way} nothing moves or comes until Next or Play is pressed`, async ({ page }) => {
    if (way === "little motion") await page.emulateMedia({ reducedMotion: "reduce" });
    else await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await open(page, addressOf("home"));
    await stopClock(page);
    await waitForAutoplay(page);
    await expectShown(page, first);
    if (way === "little motion") expect(await whatMoves(page)).toEqual([]);
    if (first.image !== second.image) expect(await picturesThere(page)).toBe(1);
    await button(page, "Next slide").press("Enter");
    await button(page, "Play the slides").press("Enter");
    await waitForAutoplay(page);
    await expectShown(page, slides[2 % slides.length]);
    if (way === "little data") return;
    // Nor does one page open out of another.
    await page.addInitScript(() =>
      addEventListener("pagereveal", ({ viewTransition }) => Object.assign(window, { revealed: viewTransition })),
    );
    await page.evaluate((path) => location.assign(path), otherPath);
    await page.waitForURL(otherPath);
    await expect.poll(() => page.evaluate(() => (window as { revealed?: unknown }).revealed)).toBeNull();
  });
}

test("Swiper comes on the home page alone, with a pointer, or not at all", { tag: "@desktop" }, async ({ page }) => {
  const loadedBy: string[] = [];
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.route(/\/swiper-.*\.js$/, (route) => {
    loadedBy.push(new URL(page.url()).pathname);
    return route.abort();
  });
  const all = onePerTemplate.map(({ address }) => address);
  for (const address of process.env.FULL ? all : [longPath, otherPath]) await open(page, address);
  await page.goto(addressOf("home"));
  expect(loadedBy).toEqual([]);
  await hero(page).hover();
  await expect.poll(() => loadedBy).toEqual(["/"]);
  await dot(page, second).click();
  await expectShown(page, second);
  expect(complaints).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide can be reached, and nothing is shown that does nothing", async ({ page }) => {
    await page.goto(addressOf("home"));
    await expect(titles(page).first()).toBeInViewport();
    await expect(hero(page).getByRole("button")).toHaveCount(0);
    // By fingers, which a test's own scrolling is not.
    await expect(hero(page).getByRole("list")).toHaveCSS("overflow-x", /auto|scroll/);
    await titles(page).last().scrollIntoViewIfNeeded();
    await expect(titles(page).last()).toBeInViewport();
    await expect(titles(page).last().locator("..").getByRole("link").first()).toBeVisible();
  });
});
