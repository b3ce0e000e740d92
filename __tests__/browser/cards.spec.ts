/** Lists of cards: each row begins where the first does, below the heading. */
import { expect, test } from "@playwright/test";
import { onePerTemplate } from "../site-under-test";

test("no card stands alone in the middle of a last row", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  // Boxes alone are measured.
  await page.route(/\.(?:avif|webp|jpg|png)$/, (route) => route.abort());
  for (const { address } of onePerTemplate) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const off = await page.evaluate(() => {
        const lists = [...document.querySelectorAll("main :is(ul, ol):not(nav *)")];
        return lists.flatMap((list) => {
          const cards = [...list.children].filter(
            (card) => card.querySelector("img, picture") && card.clientWidth > 60,
          );
          const boxes = cards.map((card) => card.getBoundingClientRect());
          // Columns of text are read one after the other, and the last may hold less.
          const { columnCount, columnWidth } = getComputedStyle(list);
          if (columnCount !== "auto" || columnWidth !== "auto") return [];
          // Figures of different widths are a group photograph.
          const widths = boxes.map(({ width }) => width);
          if (Math.max(...widths) - Math.min(...widths) > 2) return [];
          const [first] = boxes;
          const last = boxes.at(-1);
          if (!first || !last || list.scrollWidth > list.clientWidth + 1) return [];
          const lefts = Math.min(...boxes.map(({ left }) => left));
          const row = boxes.filter(({ top }) => Math.abs(top - last.top) < 8);
          const begins = Math.min(...row.map(({ left }) => left));
          return last.top - first.top > 40 && row.length < boxes.length && begins - lefts > 20
            ? [`${list.className}: ${row.length} of ${boxes.length} at ${Math.round(begins - lefts)}`]
            : [];
        });
      });
      expect.soft(off, `${address} at ${width}`).toEqual([]);
    }
  }
});
