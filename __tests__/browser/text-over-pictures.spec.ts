/** Words that stand on pictures and gradients, measured as they are drawn, where axe cannot decide. */
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { addressesOf } from "../site-under-test";
import { contrastBehindText, hideGlyphs } from "./pixel-contrast";
import { slides } from "./site";

/** The five widths at which layouts differ, from the smallest phone to the widest screen. */
const widths = [360, 768, 1024, 1440, 2560];

/** Each book, and one page of each other kind that has words on pictures. */
const addresses = [
  ...addressesOf("book"),
  ...["home", "characters", "character", "videos", "ages", "lesson", "quiz-result", "whats-new", "find"].flatMap(
    (template) => addressesOf(template).slice(0, 1),
  ),
];

/** What has words on a picture: the slides, the openings of pages, names on pictures, the ages. */
const places = [
  "main > [aria-roledescription=carousel]",
  "main > :first-child:has(h1)",
  "main a:has(picture):has(h2, h3, span)",
  "[data-age]",
].join(", ");

/**
 * All places on the page's first screens, with what is hard to read there. The browser itself looks for them, and they are
 * marked: Playwright's own :has() took longer than all measuring on a page of many links.
 */
async function hardToRead(page: Page, session: CDPSession) {
  const found = await page.evaluate((places) => {
    for (const former of document.querySelectorAll("[data-place]")) former.removeAttribute("data-place");
    const seen = [...document.querySelectorAll(places)].filter((place) => place.checkVisibility()).slice(0, 4);
    return seen.map((place, index) => {
      place.setAttribute("data-place", `${index}`);
      return place.querySelector("h1") !== null;
    });
  }, places);
  const faults: string[] = [];
  for (const [index, hasHeading] of found.entries()) {
    const lines = await contrastBehindText(page.locator(`[data-place="${index}"]`), session);
    if (hasHeading) expect(lines, "the heading of the page's opening is measured").not.toEqual([]);
    for (const { text, contrast, wanted } of lines) {
      if (contrast < wanted) faults.push(`${text}: ${contrast.toFixed(2)} of ${wanted}`);
    }
  }
  return faults;
}

const largest = { "data-reading-text": "largest", "data-reading-spacing": "wider", "data-reading-font": "plain" };

/** Applies reading settings, and takes back those of before. */
const setReading = (page: Page, chosen: Record<string, string>) =>
  page.evaluate((attributes) => {
    const root = document.documentElement;
    for (const name of ["text", "spacing", "font"]) root.removeAttribute(`data-reading-${name}`);
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  }, chosen);

for (const address of addresses) {
  test(`words on the pictures of ${address} can be read, on light and dark`, { tag: "@desktop" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await hideGlyphs(page);
    const session = await page.context().newCDPSession(page);
    // The sticky header would lie over what is scrolled beneath it.
    await page.locator("header").evaluate((header) => header.style.setProperty("visibility", "hidden"));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await hardToRead(page, session), `${address} at ${width} on ${colorScheme}`).toEqual([]);
      }
    }
    // The largest reading settings, where the text stands beside the picture's subject: it reaches furthest there.
    await setReading(page, largest);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await hardToRead(page, session), `${address} at ${width} with the largest text`).toEqual([]);
    }
  });
}

test.describe("the home page's opening", () => {
  test.skip(slides.length === 0, "This site has no slides.");

  const settings: Record<string, string>[] = [
    {},
    { "data-reading-text": "larger" },
    { "data-reading-text": "largest" },
    largest,
  ];

  /** What WCAG 2.2 lets readers set by style sheets of their own (1.4.12). */
  const spaceText = () => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      element.style.setProperty("line-height", "1.5", "important");
      element.style.setProperty("letter-spacing", "0.12em", "important");
      element.style.setProperty("word-spacing", "0.16em", "important");
      if (element.tagName === "P") element.style.setProperty("margin-bottom", "2em", "important");
    }
  };

  /** By how much the heading reaches into the first slide's words, which stand below it. */
  const overlap = (page: Page) =>
    page.evaluate(() => {
      const hero = document.querySelector("[aria-roledescription=carousel]");
      const heading = hero?.querySelector("h1")?.lastElementChild?.getBoundingClientRect();
      const words = hero?.querySelector("li h2")?.previousElementSibling?.getBoundingClientRect();
      const picture = hero?.querySelector("li picture")?.getBoundingClientRect();
      if (!hero || !heading || !words || !picture) throw new Error("The home page has no slide with words.");
      return {
        heading: Math.round(heading.bottom - words.top),
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });

  test("has its words one below the other at every width and setting", { tag: "@desktop" }, async ({ page }) => {
    test.slow();
    const [home = "/"] = addressesOf("home");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(home);
    for (const [width, height] of [
      [992, 700],
      [1024, 768],
      [1180, 820],
      [1440, 700],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const chosen of settings) {
        await setReading(page, chosen);
        const found = await overlap(page);
        expect(found.heading, `${width} × ${height}, ${JSON.stringify(chosen)}`).toBeLessThanOrEqual(0);
        expect(found.sideways, `${width} × ${height}, ${JSON.stringify(chosen)}`).toBeLessThanOrEqual(0);
      }
      await setReading(page, {});
      await page.evaluate(spaceText);
      expect((await overlap(page)).heading, `${width} × ${height}, spaced text`).toBeLessThanOrEqual(0);
      await page.reload();
    }
  });
});
