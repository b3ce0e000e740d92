/** Measures the contrast of text with the rendered pixels behind it, for text over images and gradients. */
import type { Locator } from "@playwright/test";
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

/** The element's text lines with their boxes in viewport coordinates. */
const linesIn = (element: Element): Line[] => {
  const lines: Line[] = [];
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
  return lines;
};

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
/** Of every channel's value, since millions of pixels are measured. */
const linears = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (linears[red] as number) + 0.7152 * (linears[green] as number) + 0.0722 * (linears[blue] as number);

/** Hides text with its shadows and outlines, so that a screenshot shows only the background. */
const hideGlyphs = (element: Element, hide: boolean) => {
  for (const each of [element, ...element.querySelectorAll<HTMLElement>("*")] as HTMLElement[]) {
    if (hide) {
      each.style.setProperty("-webkit-text-fill-color", "transparent", "important");
      each.style.setProperty("text-shadow", "none", "important");
      each.style.setProperty("text-decoration-color", "transparent", "important");
    } else
      for (const name of ["-webkit-text-fill-color", "text-shadow", "text-decoration-color"])
        each.style.removeProperty(name);
  }
};

/**
 * The visible text lines of an element, each with its contrast against the second percentile of the pixels behind it,
 * so that single outliers such as stars do not count.
 */
export async function contrastBehindText(element: Locator): Promise<MeasuredLine[]> {
  const page = element.page();
  const lines = await element.evaluate(linesIn);
  if (lines.length === 0) return [];
  // No more than the lines' own part of the window: a picture of all of it takes longer than everything else here.
  const left = Math.floor(Math.min(...lines.map(({ x }) => x)));
  const top = Math.floor(Math.min(...lines.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...lines.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ y, height }) => y + height)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  await element.evaluate(hideGlyphs, true);
  const shot = await page.screenshot({ animations: "disabled", scale: "css", clip });
  await element.evaluate(hideGlyphs, false);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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
