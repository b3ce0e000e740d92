/**
 * WCAG 1.4.4: pages at the browser's font size of 200 %, on the narrowest phones. Needs a layout, so that only a browser
 * can tell.
 */
import { expect, type Page, test } from "@playwright/test";
import { onePerTemplate } from "../site-under-test";

/** Words of up to twelve letters that stand in two lines. Longer ones may not fit at all. */
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
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}’]{4,12}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (first && others.some(({ top }) => top >= first.bottom - 4))
          broken.push(`${word} in “${element.textContent?.trim().slice(0, 40)}”`);
      }
    }
    return broken;
  });

test("with the browser's text at 200 % no word is broken, and no page scrolls sideways", async ({ page }) => {
  test.setTimeout(120_000);
  const client = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const faults: object[] = [];
  for (const { address } of onePerTemplate) {
    await page.goto(address);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const broken = await brokenWords(page);
    if (sideways > 0 || broken.length > 0) faults.push({ address, sideways, broken });
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});
