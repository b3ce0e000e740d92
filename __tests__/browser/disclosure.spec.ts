/** What phones fold away: links to it, and paper. */
import { expect, type Page, test } from "@playwright/test";
import { onPhonesAttribute } from "../../src/components/disclosure/open-target";
import { htmlOf, onePerTemplate } from "../site-under-test";
import { hydrated } from "./site";

/** The headings of a page's sections that phones fold. */
const foldedHeadings = (page: Page) =>
  page
    .locator(`main section[aria-labelledby]:has(details[${onPhonesAttribute}]) > :is(h2, div > h2)`)
    .evaluateAll((headings) => headings.map(({ id }) => id));

/** The addresses of one page per template that has this in its HTML; npm test asks the first, and test:full all. */
const having = (text: string) =>
  onePerTemplate
    .map(({ address }) => address)
    .filter((address) => htmlOf(address).split("<main")[1]?.includes(text))
    .slice(0, process.env.FULL ? undefined : 1);

test.beforeEach(async ({ page }) => {
  // What is folded is found without pictures.
  await page.route(/\.(?:avif|webp|jpg|png)$/, (route) => route.abort());
});

const stateOf = (page: Page, id: string) =>
  page.locator(`section[aria-labelledby="${id}"] details[${onPhonesAttribute}]`).first();

test("a link to a section that is folded opens it: to its page, and within it", async ({ page }) => {
  for (const address of having(onPhonesAttribute)) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const [first, second = first] = await foldedHeadings(page);
    if (!first) continue;
    await expect(stateOf(page, first)).not.toHaveAttribute("open");
    // What phones fold is there on wide screens, folded or not.
    const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
    await page.setViewportSize({ width: 1440, height });
    await expect(stateOf(page, first).locator("> :not(summary)").first()).toBeVisible();
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto(`${address}#${first}`, { waitUntil: "domcontentloaded" });
    await expect(stateOf(page, first), `${address}#${first}`).toHaveAttribute("open");
    await expect(stateOf(page, first).locator("> summary svg")).toHaveCSS("rotate", "180deg");
    await page.evaluate((id) => {
      location.hash = id ?? "";
    }, second);
    await expect(stateOf(page, second as string), `${address}#${second}`).toHaveAttribute("open");
  }
});

test("a link to what is folded or unfolds opens it, asleep and awake", async ({ page }) => {
  for (const address of having("<details")) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const id = await page
      .locator("main details:not([open])")
      .evaluateAll((all) => all.flatMap((one) => [one, ...one.querySelectorAll("[id]")]).find((one) => one.id)?.id);
    if (!id) continue;
    await page.goto("about:blank");
    await page.goto(`${address}#${id}`);
    const around = page.locator(`main details:is([id="${id}"], :has([id="${id}"]))`).first();
    await expect(around, `${address}#${id}`).toHaveAttribute("open");
    await page.keyboard.press("Shift");
    await hydrated(page);
    await expect(around, `${address}#${id}, awake`).toHaveAttribute("open");
  }
});

test("a browser that does not know what a fold holds prints it, too, and folds it again @night", async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...what: [string]) => !what[0].includes("details-content") && supports.apply(CSS, what);
  });
  const [address] = having("<details");
  test.skip(!address, "nothing is folded");
  await page.goto(address as string);
  const closed = page.locator("main details:not([open])");
  const before = await closed.count();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(before);
});
