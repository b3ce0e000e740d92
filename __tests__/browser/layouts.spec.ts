/** What only a browser knows of each kind of page at each width: where pictures are cut, and words break. */
import { expect, type Page, test } from "@playwright/test";
import { onePerTemplate } from "../site-under-test";

/**
 * The words that reach over what matters most in a picture: a box around its focal point, a sixth of the picture's smaller
 * side wide and high. Every picture that is cut has its focal point in its style, as a percentage of the whole picture.
 */
const wordsOnFaces = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.querySelectorAll<HTMLImageElement>("main img[style*=object-position]")]
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        const [x = 50, y = 50] = image.style.objectPosition.split(" ").map(Number.parseFloat);
        const whole = image.width && Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        const cut = image.naturalWidth ? image.naturalWidth / image.naturalHeight : whole;
        // A cut for phones is the picture's right-hand part.
        const along = cut < whole * 0.9 ? 1 - (1 - x / 100) * (whole / cut) : x / 100;
        const scale = Math.max(width / cut, height);
        const [drawnWidth, drawnHeight] = [scale * cut, scale];
        const point = {
          x: left + (width - drawnWidth) * (x / 100) + drawnWidth * along,
          y: top + (height - drawnHeight) * (y / 100) + drawnHeight * (y / 100),
        };
        return { image, ...point, reach: Math.min(width, height) / 12 };
      });
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") as HTMLElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(".visually-hidden, noscript, script, style")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 2) continue;
        const on = faces.find(
          ({ x, y, reach }) => left < x + reach && right > x - reach && top < y + reach && bottom > y - reach,
        );
        if (on) found.push(`“${node.textContent.trim().slice(0, 30)}” on ${on.image.alt.slice(0, 40) || "a picture"}`);
      }
    }
    return found;
  });

test("words never lie on the focal point of a picture, at any width of any kind of page", {
  tag: "@desktop",
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { address } of onePerTemplate) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await wordsOnFaces(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
