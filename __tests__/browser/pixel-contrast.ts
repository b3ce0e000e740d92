/** Measures the contrast of text with the rendered pixels behind it, for text over images and gradients. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import sharp from "sharp";

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

export interface MeasuredLine {
  text: string;
  contrast: number;
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
export const hideGlyphs = (page: Page) =>
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
export async function contrastBehindText(element: Locator, session: CDPSession): Promise<MeasuredLine[]> {
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
