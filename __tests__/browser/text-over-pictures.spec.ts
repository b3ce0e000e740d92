/** Words that stand on pictures and gradients, measured as they are drawn, where axe cannot decide. */
import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { addressesOf } from "../site-under-test";

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

interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: [number, number, number];
  /** WCAG 2.2 AA: 3 for large text, else 4.5. */
  wanted: number;
}

/**
 * Scrolls to an element, waits until those of its pictures that are seen are ready to be drawn, and returns its text lines
 * with their boxes in viewport coordinates.
 */
const linesIn = async (element: Element) => {
  const lines: Line[] = [];
  element.scrollIntoView({ block: "center", behavior: "instant" });
  await new Promise((next) => requestAnimationFrame(next));
  for (const image of element.querySelectorAll("img")) {
    const { top, bottom } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || bottom < 0 || top > innerHeight) continue;
    while (!image.complete) await new Promise((next) => setTimeout(next, 20));
    // Once for each file: decoding takes longer than all else here.
    if (image.dataset.decoded !== image.currentSrc) await image.decode();
    image.dataset.decoded = image.currentSrc;
  }
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!context || !parent || !node.textContent?.trim()) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest(".visually-hidden, option, script, style")) continue;
    const style = getComputedStyle(parent);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = style.color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number.parseInt(style.fontWeight, 10) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const seen = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (width < 2 || !seen) continue;
      const text = node.textContent.trim().slice(0, 40);
      lines.push({ text, x, y, width, height, colour: [red, green, blue], wanted: large ? 3 : 4.5 });
    }
  }
  return { lines, scrollX, scrollY };
};

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
/** Of every channel's value, since millions of pixels are measured. */
const linears = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (linears[red] as number) + 0.7152 * (linears[green] as number) + 0.0722 * (linears[blue] as number);

/**
 * Hides the page's letters and their lines, so that screenshots show only what is behind them; a letter's own shadow is
 * part of that.
 */
const hideGlyphs = (page: Page) =>
  page.evaluate(() => {
    for (const { style } of document.body.querySelectorAll<HTMLElement>("*")) {
      style.setProperty("-webkit-text-fill-color", "transparent", "important");
      style.setProperty("text-decoration-color", "transparent", "important");
    }
  });

/**
 * The visible text lines of an element whose glyphs are hidden, each with its contrast against the second percentile of
 * the pixels behind it, so that single outliers such as stars do not count.
 */
async function contrastBehindText(element: Locator, session: CDPSession) {
  const { lines, scrollX, scrollY } = await element.evaluate(linesIn);
  if (lines.length === 0) return [];
  // No more than the lines' own part of the window: a picture of all of it takes longer than everything else here.
  const left = Math.floor(Math.min(...lines.map(({ x }) => x)));
  const top = Math.floor(Math.min(...lines.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...lines.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ y, height }) => y + height)));
  const clip = { x: scrollX + left, y: scrollY + top, width: right - left, height: bottom - top, scale: 1 };
  const shot = await session.send("Page.captureScreenshot", { format: "png", clip, optimizeForSpeed: true });
  const { data, info } = await sharp(Buffer.from(shot.data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.map(({ text, x, y, width, height, colour, wanted }) => {
    const front = luminance(...colour);
    const rows = [Math.floor(y - top), Math.min(Math.ceil(y - top + height), info.height)] as const;
    const columns = [Math.floor(x - left), Math.min(Math.ceil(x - left + width), info.width)] as const;
    const ratios = new Float64Array((rows[1] - rows[0]) * (columns[1] - columns[0]));
    let count = 0;
    for (let row = rows[0]; row < rows[1]; row++) {
      for (let column = columns[0]; column < columns[1]; column++) {
        const at = (row * info.width + column) * 3;
        const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        ratios[count++] = (Math.max(front, ground) + 0.05) / (Math.min(front, ground) + 0.05);
      }
    }
    ratios.sort();
    return { text, contrast: ratios[Math.floor(count / 50)] ?? 21, wanted };
  });
}

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
    await page.evaluate(() => {
      const largest = { readingText: "largest", readingSpacing: "wider", readingFont: "plain" };
      Object.assign(document.documentElement.dataset, largest);
    });
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await hardToRead(page, session), `${address} at ${width} with the largest text`).toEqual([]);
    }
  });
}
