/**
 * What holds of every page, found out in one visit to each: as it arrives, as it sleeps, as it wakes, as it is scrolled
 * through, and as it is enlarged. One page of each template is visited; npm run test:full visits every page.
 */
import { expect, type Page, type Request, test } from "@playwright/test";
import { type ArtworkKindName, artworkKinds } from "../../src/content/kinds/artwork-kinds";
import { everyPage, items, missingAddress, onePerTemplate, pathPrefix } from "../site-under-test";
import { findBrowser } from "./find-browser";
import { faultsOnPaper, faultsOnScreen, unseenFocus } from "./looks";
import { expectFittingPictures } from "./pictures";
import { recoveredAttribute } from "../../plugins/gatsby-plugin-wake-on-intent";
import { accept, calmScreen, expectAccessible, hydrated, ownsContent, watchComplaints, watchPolicy } from "./site";

// Over connections that it holds for slow, Chromium fetches pictures from twice as far below the screen.
// Pixels per pixel other than one are asked for by night (budgets.spec.ts).
test.use({
  deviceScaleFactor: calmScreen.deviceScaleFactor,
  launchOptions: { ...findBrowser(), args: ["--force-effective-connection-type=3G"] },
});

const KB = 1024;

/** What Gatsby needs in order to run: its scripts and the data of its pages. */
const application = /\.m?js(?:$|\?)|\/page-data\//;

/**
 * How far things move as a page loads whose fonts never come, and whose later styles come late. In the tests' browser no system font is known by its name, so
 * that none stands in for them in their own measure: as they come, a text that just fits may break otherwise there.
 */
async function shiftWithoutFonts(page: Page, address: string): Promise<number> {
  const fonts = /\.woff2$/;
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      dataset.shifted = `${shifts.reduce((sum, { value }) => sum + value, Number(dataset.shifted ?? 0))}`;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(fonts, (route) => route.abort());
  const sheets = /\.css$/;
  await page.route(sheets, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.goto(address);
  const shifted = await page.evaluate(async () => {
    // An observer is told of shifts after the frame that has them.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shifted ?? 0);
  });
  await page.unroute(fonts);
  await page.unroute(sheets);
  return shifted;
}

/**
 * The most pictures of a first visit. Two and a half screens of a phone hold no more, in pairs above their names; so a list
 * of four hundred weighs what one of forty does, and nobody who adds a picture meets a bound.
 */
const mostPictures = 16;
const mostScreens = 2.5;

/** What a first visit fetches: how many pictures, those of them that are all too far below, and the bytes of the rest. */
async function firstVisit(page: Page, requests: readonly Request[]) {
  for (const request of requests) await (await request.response())?.finished();
  const { tops, bytes } = await page.evaluate(() => {
    const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      tops: [...document.images].map((image) => [image.currentSrc, image.getBoundingClientRect().top] as const),
      bytes: fetched.map(({ name, transferSize }) => [name, transferSize] as const),
    };
  });
  const screenHeight = page.viewportSize()?.height ?? 0;
  const pictures = new Set(requests.filter((one) => one.resourceType() === "image").map((one) => one.url()));
  return {
    pictures: pictures.size,
    // A file that is shown near the top may be shown again further down. Drawings and icons are no larger than text.
    far: tops
      .map(([url]) => url)
      .filter((url) => pictures.has(url) && !url.endsWith(".svg"))
      .filter((url) => !tops.some(([other, top]) => other === url && top <= mostScreens * screenHeight)),
    rest: bytes.reduce((sum, [url, size]) => sum + (pictures.has(url) ? 0 : size), 0),
  };
}

/** Ten screens of a phone, in pixels: no page is longer before its visitor asks for more. */
const mostHeight = 7400;

/** A story is as long as it is, and so is a page of words and pictures; and whoever asks for sheets to print wants all. */
const hasAnyLength = (template: string) => ["chapter", "text", "lessons-print"].includes(template);

/** A page's height in pixels without its long paragraphs: whoever writes more of them never meets a bound. */
const heightOfItems = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main p, main dd")]
      .filter((words) => words.checkVisibility() && (words.textContent?.length ?? 0) > 300)
      .reduce((height, words) => height - words.clientHeight, document.documentElement.scrollHeight),
  );

/** Those that are printed show the original: printing does not wait for another picture. */
const showsOriginals = (template: string) => template === "artwork-print";

/** How many pixels the page is wider than the screen. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Words that stand in two lines, though they are shorter than a line of a card. Of words of up to twelve letters none may,
 * however narrow their column is.
 */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element } = text;
      // Email addresses may break, and a drop cap stands apart from its word.
      if (!element?.checkVisibility() || element.closest(".visually-hidden, script, style, [href^='mailto:']"))
        continue;
      if (element.clientHeight === 1 || getComputedStyle(element, "::first-letter").float !== "none") continue;
      // A no-break space makes one word of two.
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}’\u00a0]{4,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first, ...others] = boxes;
        if (!first || !others.some(({ top }) => top >= first.bottom - 4)) continue;
        const length = boxes.reduce((sum, { width }) => sum + width, 0);
        if (word.length <= 12 || length < innerWidth * 0.7)
          broken.push(`${word} in “${element.textContent?.trim().slice(0, 40)}”`);
      }
    }
    return broken;
  });

/** The browser's font size (WCAG 1.4.4), in pixels. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
}

/** Sheets to be printed: what there is to press comes first, and the picture is the sheet. */
const forPaper = ["artwork-print", "lessons-print", "ages-poster", "ages-questions"];

/** Pages that open on words alone, and what stands below them without a picture of its own. */
const withoutScene = items("pages").filter(({ scene, template }) => !scene && template !== "home");
const opensOnWords = (address: string, template: string) =>
  // The line of ages is as high as the rest of a phone\'s screen: the heading comes first.
  ["ages", "find", "find-letter", "quiz", "lesson", "press"].includes(template) ||
  // A sheet lies below what prints it.
  items("artwork").some(
    ({ kind, slug }) => artworkKinds[kind as ArtworkKindName].forPaper && address.endsWith(`/${slug}`),
  ) ||
  items("chapters").some((chapter) => !chapter.opener && address.endsWith(`/${chapter.address}`)) ||
  withoutScene.some(
    ({ path }) =>
      address === `${pathPrefix}${path}` ||
      (["artwork-list", "quiz-result"].includes(template) && address.startsWith(`${pathPrefix}${path}/`)),
  );

/** How far below the header the first picture begins, without what a second line above it takes. */
async function gapAbovePicture(page: Page): Promise<number> {
  const header = await page.locator("header").boundingBox();
  const picture = await page.locator("main img").first().boundingBox();
  // A long title takes a second line of the way back (breadcrumb), and longer words one of the cookie notice.
  const [trail] = await page.getByRole("navigation", { name: "Breadcrumb" }).all();
  const way = await trail?.boundingBox();
  const notice = await page.locator("[data-cookie-notice]").boundingBox();
  const secondLine = ((way?.height ?? 0) > 60 ? 30 : 0) + ((notice?.height ?? 0) > 48 ? 22 : 0);
  const from = (picture?.y ?? Number.NaN) - (header?.y ?? 0) - (header?.height ?? 0);
  return from > 0 ? Math.max(from - secondLine, 0) : from;
}

/** By how many pixels a page's opening reaches into what follows it. */
const overlapOfOpening = (page: Page) =>
  page.evaluate(() => {
    const [opening, next] = [...(document.querySelector("main")?.children ?? [])].filter(
      ({ clientHeight }) => clientHeight,
    );
    const top = next?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return Math.round((opening?.getBoundingClientRect().bottom ?? 0) - top);
  });

/** How far down a first screen reaches to the first thing to press, beside the way back (breadcrumb). */
const firstToPress = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, summary, label, select)")];
    const tops = pressed.flatMap((one) => {
      if (one.closest("nav[aria-label=Breadcrumb]") || !one.checkVisibility()) return [];
      // A card's link is as large as the card.
      const isStretched = ["::before", "::after"].some((part) => getComputedStyle(one, part).position === "absolute");
      const { top, height } = ((isStretched && one.offsetParent) || one).getBoundingClientRect();
      // As much of it as WCAG asks of a target.
      return height > 0 ? [top + Math.min(height, 24)] : [];
    });
    // A name of several lines, or of a word wider than a phone, is the content's.
    const name = document.querySelector("h1");
    const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0;
    return Math.round(Math.min(...tops) - Math.max(0, (name?.clientHeight ?? 0) - line));
  });

/** The first screen of a small phone, with the cookie notice still there, and the opening on paper. */
async function expectFirstScreen(page: Page, { address, template }: (typeof everyPage)[number]) {
  await page.setViewportSize({ width: 360, height: 640 });
  // Nothing is to be pressed where there is nothing yet, as in a character's opening before it is in a book.
  const first = await firstToPress(page);
  const isInNoBook = await page.getByText("is in none of the books yet").isVisible();
  if (first !== Number.POSITIVE_INFINITY && !isInNoBook) expect.soft(first).toBeLessThanOrEqual(640);
  if (template !== "404" && !forPaper.includes(template) && !opensOnWords(address, template)) {
    const gap = await gapAbovePicture(page);
    expect.soft(gap).toBeGreaterThanOrEqual(0);
    expect.soft(gap).toBeLessThanOrEqual(130);
  }
  await page.emulateMedia({ media: "print" });
  expect.soft(await overlapOfOpening(page), "on paper").toBeLessThanOrEqual(0);
  expect.soft(await faultsOnPaper(page), "on paper").toEqual([]);
  await page.emulateMedia({ media: null });
}

/** A page that is missing is answered with 404, which the browser's console tells as an error. */
const isExpected = (complaint: string) => complaint.includes("status of 404");

const ofEachKind = [...onePerTemplate.map(({ address }) => address), missingAddress];

const visited = everyPage.filter(({ address }) => process.env.FULL || ofEachKind.includes(address));

/** The kinds of page whose wide layout is another one than a phone's; npm run test:full opens the others on desktops, too. */
const wideLayouts = ["home", "book", "artwork", "chapter", "lessons"];

/** Where the visit is tagged to take place. */
const tagOf = ({ address, template }: (typeof everyPage)[number]) =>
  ofEachKind.includes(address) && (process.env.FULL || (!ownsContent && wideLayouts.includes(template))) ? "@both" : "";

for (const { address, template } of visited) {
  test(`${address} shifts no layout, wakes, is accessible in light and dark, reflows, and asks no other site`, {
    tag: ["@visit", tagOf({ address, template })].filter(Boolean),
  }, async ({ page, isMobile, baseURL }) => {
    if (ownsContent || process.env.FULL) expect(await shiftWithoutFonts(page, address)).toBeLessThan(0.01);
    const complaints = watchComplaints(page);
    const violations = await watchPolicy(page);
    const requests: Request[] = [];
    const asked: string[] = [];
    const foreign: string[] = [];
    page.on("request", (request) => {
      requests.push(request);
      if (application.test(request.url())) asked.push(request.url());
      if (/^(http|ws)/.test(request.url()) && new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });

    await page.goto(address);
    // The page itself is weighed by its words and items (budgets.test.ts), each picture by its place.
    if (ownsContent && isMobile) {
      await test.step("figures", async () => {
        if (!showsOriginals(template)) {
          const { pictures, far, rest } = await firstVisit(page, requests);
          expect(pictures).toBeLessThanOrEqual(mostPictures);
          expect(far).toEqual([]);
          expect(rest).toBeLessThanOrEqual(24 * KB);
          if (!hasAnyLength(template)) expect(await heightOfItems(page)).toBeLessThanOrEqual(mostHeight);
        }
        await page.evaluate(() => document.fonts.ready);
        await expectFirstScreen(page, { address, template });
        await page.setViewportSize({ width: 360, height: 740 });
        await expectFittingPictures(page);
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await faultsOnScreen(page), `${width} px wide`).toEqual([]);
        }
      });
    }
    // All else is true of any content: the site of data/ is asked for it, and the fixture site by night.
    if (ownsContent && !process.env.FULL) return;
    await test.step("asleep", async () => {
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
      // Light while the page sleeps, all rules and dark once it is awake. Beside what its layout decides, a wide screen has
      // the same HTML, colours and rules; npm run test:full asks for all of them there, too.
      if (isMobile) await expectAccessible(page, { only: "colours" });
      else await expectAccessible(page, process.env.FULL ? {} : { only: "layout" });
      expect(asked).toEqual([]);
    });
    await test.step("awake", async () => {
      await page.keyboard.press("Shift");
      await hydrated(page);
      await expect(page.locator("html")).not.toHaveAttribute(recoveredAttribute);
      expect(asked).not.toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await expectFittingPictures(page);
      // At the top, since what the sticky header covers by half is no target for axe.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      if (isMobile) {
        // Whatever the content is, a column has room for eight letters.
        expect((await brokenWords(page)).filter((broken) => broken.indexOf(" ") <= 8)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectAccessible(page);
        expect(await unseenFocus(page)).toEqual([]);
      }
    });
    if (isMobile) {
      await test.step("enlarged to 400%, with text at 200%, then with the largest text and the widest spacing", async () => {
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await sideways(page)).toBe(0);
        await page.setViewportSize({ width: 360, height: 740 });
        await setTextSize(page, 32);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        expect(await sideways(page)).toBe(0);
        // Other texts have longer words: which ones fit is asked of the small site alone.
        if (ownsContent) expect(await brokenWords(page)).toEqual([]);
        if (await accept(page).isVisible()) await expect(accept(page)).toBeInViewport();
        await setTextSize(page, 16);
        // As the reading settings set them (reading-settings.spec.ts).
        await page.evaluate(() => {
          const settings = { readingText: "largest", readingSpacing: "wider", readingFont: "plain" };
          Object.assign(document.documentElement.dataset, settings);
        });
        expect(await sideways(page)).toBe(0);
        await page.setViewportSize({ width: 768, height: 740 });
        expect(await sideways(page)).toBe(0);
        await page.setViewportSize({ width: 1440, height: 740 });
        expect(await sideways(page)).toBe(0);
      });
    }
    expect(complaints.filter((complaint) => !(address === missingAddress && isExpected(complaint)))).toEqual([]);
    expect(violations).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

/** The pictures from 1200 to 2200 pixels below the screen, but for those whose file is shown further up as well. */
const farPictures = (page: Page) =>
  page.evaluateHandle(() => {
    const all = [...document.images].map((image) => ({
      image,
      below: image.getBoundingClientRect().top - innerHeight,
    }));
    const near = new Set(all.filter(({ below }) => below <= 1200).map(({ image }) => image.src));
    return all
      .filter(({ image, below }) => below > 1200 && below < 2200 && !near.has(image.src))
      .map(({ image }) => image);
  });

test("pictures far below the screen load lazily, and early once somebody scrolls", async ({ page }) => {
  const { address } = onePerTemplate.find(({ template }) => template === "artwork") ?? { address: missingAddress };
  await page.goto(address, { waitUntil: "networkidle" });
  // The same ones before and after, since a scroll takes others across the edge.
  const far = await farPictures(page);
  const areThere = () => far.evaluate((images) => images.map(({ complete }) => complete));
  const asleep = await areThere();
  expect(asleep).toEqual(asleep.map(() => false));
  // Whoever draws the scroll bar touches nothing on the page.
  await page.evaluate(() => scrollTo(0, 1));
  await expect.poll(areThere).toEqual(asleep.map(() => true));
});
