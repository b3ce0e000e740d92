/** A page holds only its own styles, and others come as a visitor goes on; neither may change how it looks. */
import { expect, type Page, test } from "@playwright/test";
import { missingAddress, onePerTemplate, pathPrefix } from "../site-under-test";
import { open } from "./site";

/** What Gatsby puts on the window: the way its links go from page to page. */
interface Gatsby {
  ___navigate(path: string): void;
}

/** How every visible element of the page is drawn, except in the slider, which is never the same twice. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture that has not come may have no width.
    const images = [...document.querySelectorAll("img")];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return [...document.querySelectorAll("main *, footer *")]
      .filter((element) => !element.closest("[aria-roledescription=carousel], [data-later-styles], template, script"))
      .map((element) => {
        const style = getComputedStyle(element);
        const looks = ["display", "color", "background", "font", "padding", "border", "gap"];
        // As the styles have them: where margins are auto, getComputedStyle tells what they came to at that moment.
        const declared = element.computedStyleMap();
        const margins = ["top", "right", "bottom", "left"].map((side) => declared.get(`margin-${side}`));
        // Files of one picture, of other widths, differ by parts of a pixel.
        const width = Math.round(Number.parseFloat(style.width));
        return [element.tagName, width, ...looks.map((look) => style.getPropertyValue(look)), ...margins].join(" | ");
      });
  });

const differences = (some: string[], others: string[]) =>
  some.length === others.length
    ? some.flatMap((line, index) => (line === others[index] ? [] : [`${line} instead of ${others[index]}`]))
    : [`${some.length} elements instead of ${others.length}`];

test("a page looks the same opened by its address and reached through all others", async ({ page, context }) => {
  test.slow();
  const goTo = async (address: string) => {
    await page.evaluate(
      (path) => (window as unknown as Gatsby).___navigate(path),
      address.slice(pathPrefix.length) || "/",
    );
    await page.waitForFunction((path) => location.pathname === path, address);
  };
  const direct = await context.newPage();
  await open(page, missingAddress);
  for (const { address } of onePerTemplate) await goTo(address);
  for (const { address } of onePerTemplate) {
    await goTo(address);
    // Each time anew: on a busy machine a font may come too late for a page, which then does without it.
    await expect(async () => {
      await open(direct, address);
      expect(differences(await drawn(page), await drawn(direct)), address).toEqual([]);
    }).toPass();
  }
});
