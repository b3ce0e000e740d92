/**
 * Visits from their first press to what they came for, on a phone, by touch. A site may be without what one is about.
 * Keeping a place in a chapter and listening to one are in chapters.spec.ts.
 */
import { expect, type Page, test } from "@playwright/test";
import { addressesOf, htmlOf, items, pathPrefix } from "../site-under-test";
import { artworkPath, artworks } from "./site";

const home = `${pathPrefix}/`;
const [find = "", grownUps = ""] = ["find", "grown-ups"].map((name) => addressesOf(name)[0]);
const [character] = items("characters").filter(({ name }) => name.length > 4);
const sheet = artworks.find(({ kind }) => kind === "colouring-sheet");
/** The page that shows the sheet: of many pictures, some have lists of their own. */
const sheets = [...addressesOf("artwork"), ...addressesOf("artwork-list")].find(
  (address) => sheet && htmlOf(address).includes(`/${sheet.slug}/print"`),
);

const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a child finds somebody whose name they cannot spell", async ({ page }) => {
  test.skip(!find || !character, "This site has no page to find things.");
  await page.goto(home);
  await page.getByRole("banner").locator(`a[href^="${find}"]:visible`).first().tap();
  await page.getByRole("searchbox").fill(character.name.slice(0, 1) + character.name.slice(2));
  // Before the answer, the page may show the same name somewhere else.
  await expect(page.getByRole("search").getByRole("status")).not.toBeEmpty();
  await link(page, character.name).tap();
  await expect(heading(page)).toHaveText(character.name);
});

test("a child finds something to colour in, and the sheet to print", async ({ page }) => {
  test.skip(!sheet, "This site has no colouring sheets.");
  await page.goto(`${sheets}#colouring-sheet`);
  await link(page, `Print ${sheet.title}`).tap();
  await expect(page).toHaveURL(/\/print$/);
  await expect(heading(page)).toContainText(sheet.title);
  await expect(page.getByRole("button", { name: "Print it now" })).toBeVisible();
});

test("a librarian takes the covers along", async ({ page }) => {
  test.skip(!grownUps, "This site has no page for grown-ups.");
  await page.goto(`${grownUps}#press`);
  const pack = page.locator('main a[download$=".zip"]').first();
  const [download] = await Promise.all([page.waitForEvent("download"), pack.tap()]);
  expect(await download.failure()).toBeNull();
});

test("a picture found by a search engine leads to its characters and to a chapter", async ({ page }) => {
  const picture = artworks.find(({ characters = [] }) => characters.length > 0);
  test.skip(!picture || addressesOf("chapter").length === 0, "This site has no picture of anybody, or no chapter.");
  await page.goto(`${artworkPath}/${picture?.slug}`);
  const somebody = items("characters").find(({ slug }) => slug === picture?.characters[0]);
  await page.getByRole("main").getByRole("link", { name: somebody?.name, exact: true }).first().tap();
  await expect(heading(page)).toHaveText(somebody?.name);
  await page.goBack();
  const chapters = page.locator(
    addressesOf("chapter")
      .map((address) => `main a[href="${address}"]`)
      .join(", "),
  );
  const address = String(await chapters.first().getAttribute("href"));
  await chapters.first().tap();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("article")).toBeVisible();
});
