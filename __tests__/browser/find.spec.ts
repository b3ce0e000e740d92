import { expect, type Page, test } from "@playwright/test";
import { pathPrefix } from "../site-under-test";
import { findPath } from "./play";
import { addressOf, artworks, expectAccessible, hydrated, open, videos } from "./site";

const field = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.locator("main").getByRole("status");
const result = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true }).first();
const letters = (page: Page) => page.getByRole("navigation", { name: "Letters" });
const [something] = [...videos, ...artworks];

test.skip(!findPath || !something, "This site has no A to Z.");

test("what is typed brings what fits, best first, and all is back from A to Z when it is gone", async ({
  page,
  isMobile,
}) => {
  await open(page, findPath);
  await field(page).fill(something.title.toUpperCase());
  await expect(status(page)).toContainText("found");
  const best = page.locator("search ~ ul li").first();
  await expect(best).toContainText(something.title);
  // Above a phone's keyboard.
  if (isMobile) await expect.poll(async () => (await best.boundingBox())?.y).toBeLessThan(320);
  await expect(field(page)).toBeInViewport();
  await expect(letters(page)).toBeHidden();
  await expect(page.locator("nav[aria-labelledby=looked-for]")).toBeHidden();
  await expectAccessible(page);
  await field(page).fill("");
  await expect(letters(page)).toBeVisible();
});

test("where nothing is found, it says so first, and shows three at most that are near and other ways", async ({
  page,
}) => {
  await open(page, findPath);
  const index = await (
    await page.request.get(`${pathPrefix}/page-data${findPath.slice(pathPrefix.length)}/page-data.json`)
  ).json();
  const entries: { name: string; otherNames: string[]; keywords: string[]; summary: string }[] =
    index.result.data.siteSettings.findEntries;
  const names = JSON.stringify(entries.map(({ name, otherNames, keywords }) => [name, otherNames, keywords]));
  const inTexts = entries.flatMap(({ summary }) => summary.match(/\b[a-z]{5,}\b/g) ?? []);
  const [told] = inTexts
    .filter((word) => !names.toLowerCase().includes(word.slice(0, 4)))
    .sort((a, b) => b.length - a.length);
  await field(page).fill(`${told} qqqq`);
  await expect(status(page)).toContainText(`Nothing for “${told} qqqq”. The nearest that we have:`);
  const shown = await page.locator("search ~ div li").count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(3);
  await expect(page.getByRole("link", { name: "everything from A to Z" })).toBeVisible();
  await expectAccessible(page);
});

test("the question stays on the way back, and can be shared as an address", async ({ page, context }) => {
  await open(page, findPath);
  await field(page).fill(something.title);
  await result(page, something.title).click();
  await expect(page.locator("h1")).toHaveText(something.title);
  await page.goBack();
  await expect(field(page)).toHaveValue(something.title);
  await expect(result(page, something.title)).toBeVisible();

  // Nobody moves in this one: following the link was the move.
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(result(friend, something.title)).toBeVisible();
  await expect(field(friend)).toHaveValue(something.title);
  expect(await friend.evaluate(() => window.scrollY)).toBe(0);
});

test("the search comes when the field is touched, not before, loses nothing typed meanwhile, and wakes nothing else", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(findPath);
  await page.waitForLoadState("load");
  expect(scripts).toEqual([]);
  await field(page).click();
  await field(page).pressSequentially(something.title);
  await expect(status(page)).toContainText("found");
  await expect(field(page)).toHaveValue(something.title);
  expect(scripts.map((address) => new URL(address).pathname)).toEqual([expect.stringMatching(/\/find-\w+\.js$/)]);
});

test("the answers stay where they are when the rest of the page wakes up, and go on @night", async ({ page }) => {
  await page.goto(findPath);
  await field(page).fill(something.title);
  await expect(result(page, something.title)).toBeVisible();
  await result(page, something.title).evaluate((link) => link.setAttribute("data-mine", ""));
  await page.locator("h1").click();
  await hydrated(page);
  await expect(page.locator("[data-mine]")).toBeVisible();
  await expect(letters(page)).toBeHidden();
  await field(page).fill("");
  await expect(letters(page)).toBeVisible();
});

test("the header's link brings the field, focused, at the top of the page, asleep and awake", async ({ page }) => {
  const link = page.getByRole("banner").locator(`a[href*="${findPath}#"]:visible`).first();
  const expectField = async () => {
    await expect(field(page)).toBeFocused();
    // As far up as the page is long: with little below the field, it cannot be scrolled further.
    await expect
      .poll(() =>
        field(page).evaluate((input) => {
          const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
          return isAtEnd ? 0 : input.getBoundingClientRect().y;
        }),
      )
      .toBeLessThan(200);
    await expect(page.getByText("What are you looking for?")).toBeInViewport();
  };
  await page.goto(addressOf("home"));
  const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await link.click();
  await expectField();
  await open(page, addressOf("home"));
  await link.click();
  await expectField();
  // Again, from further down the page and with a question asked.
  await field(page).fill(something.title);
  await expect(status(page)).toContainText("found");
  await link.click();
  await expectField();
  await expect(field(page)).toHaveValue("");
});

test("whoever asks for bigger writing is one press away from the reading settings", async ({ page }) => {
  await open(page, findPath);
  await field(page).fill("bigger writing");
  await page.locator("search ~ ul li").first().getByRole("button").click();
  await expect(page.getByRole("dialog", { name: "Reading settings" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is whole, and offers no field that nothing would answer", async ({ page, isMobile }) => {
    await page.goto(findPath);
    await expect(field(page)).toBeHidden();
    await letters(page).getByRole("link").first().click();
    await expect(page.locator("main section li a:visible").first()).toBeVisible();
    // Phones show one letter at a time.
    if (isMobile) await expect(page.locator("main section:has(li a):visible")).toHaveCount(1);
  });
});
