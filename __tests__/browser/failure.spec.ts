import { expect, type Page, test } from "@playwright/test";
import { items } from "../site-under-test";
import { goTo, open, site, videos } from "./site";

const [otherBook] = items("books");
const { heading, name } = items("pages").find(({ template }) => template === "artwork");
const artworkHeading = heading ?? name;
const videosData = /\/page-data\/videos\/page-data\.json/;
const failure = (page: Page) => page.getByRole("alert");

/** The page's content fails: its data lacks what its component counts on. */
async function breakVideos(page: Page) {
  await page.route(videosData, async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    data.result.data.videos.nodes = [null];
    await route.fulfill({ response, json: data });
  });
}

/** The page says what has happened and what to do, in a header and a footer that work. */
async function expectFailure(page: Page) {
  await expect(failure(page)).toContainText("Unexpected Application Error!");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(failure(page).getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(failure(page).getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link", { name: site.name })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

test.describe("a page whose content fails", () => {
  test("as the visitor comes to it says so, and reloading mends it", async ({ page }) => {
    await breakVideos(page);
    await open(page, "/artwork");
    await goTo(page, "/videos");
    await expectFailure(page);
    await expect(page).toHaveURL("/videos");

    await page.unroute(videosData);
    await failure(page).getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { name: videos[0].title })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test("as it wakes says so, and leads home", async ({ page }) => {
    await breakVideos(page);
    await page.goto("/videos");
    await expect(page.getByRole("heading", { name: videos[0].title })).toBeVisible();
    await page.keyboard.press("Shift");
    await expectFailure(page);
    await failure(page).getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(failure(page)).toBeHidden();
  });

  test("leaves the menu and the other pages as they are", async ({ page }) => {
    await breakVideos(page);
    await open(page, "/artwork");
    await goTo(page, "/videos");
    await expectFailure(page);
    await goTo(page, otherBook.path);
    await expect(page).toHaveURL(otherBook.path);
    await expect(page.locator("h1")).toContainText(otherBook.title);
    await expect(failure(page)).toBeHidden();
  });
});

test.describe("where a page's parts do not come, its link is followed as if there were no script:", () => {
  const parts: Record<string, RegExp> = {
    "its data": videosData,
    "its script": /component---src-templates-videos-.*\.js$/,
  };
  for (const [name, part] of Object.entries(parts)) {
    test(name, async ({ page }) => {
      await page.route(part, (route) => route.abort());
      await open(page, "/artwork");
      const loaded = page.waitForEvent("load");
      await goTo(page, "/videos");
      await loaded;
      await expect(page).toHaveURL("/videos");
      await expect(page.getByRole("heading", { name: videos[0].title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/artwork");
      await expect(page.locator("h1")).toBeVisible();
    });
  }

  test("its data, when going back to it", async ({ page }) => {
    await page.goto("/videos");
    await open(page, "/artwork");
    await page.route(videosData, (route) => route.abort());
    await goTo(page, "/music");
    await expect(page).toHaveURL("/music");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/videos");
    await expect(page.getByRole("heading", { name: videos[0].title })).toBeVisible();
  });
});

test.describe("offline, after the page has loaded", () => {
  test("an awake page stays usable, and so do the pages that the visitor has seen", async ({ page, context }) => {
    await open(page, "/artwork");
    await goTo(page, "/music");
    await expect(page).toHaveURL("/music");

    await context.setOffline(true);
    await page.getByRole("region", { name: "Cookie notice" }).getByRole("button").click();
    await expect(page.getByRole("region", { name: "Cookie notice" })).toBeHidden();
    await page.locator("header summary:visible").click();
    await expect(page.locator("header details[open] a").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page).toHaveURL("/artwork");
    await expect(page.locator("h1")).toHaveText(artworkHeading);
  });

  test("a sleeping page stays complete, and wakes once the network is back", async ({ page, context }) => {
    await page.goto("/");
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    const nextSlide = page.getByRole("button", { name: "Next slide" });
    await nextSlide.click();
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("header summary:visible").first().click();
    await expect(page.locator("header details[open] a").first()).toBeVisible();
    await page.locator("header summary:visible").first().click();
    await page.getByRole("region", { name: "Cookie notice" }).getByRole("button").click();
    await expect(page.getByRole("region", { name: "Cookie notice" })).toBeHidden();

    await context.setOffline(false);
    await expect(async () => {
      await nextSlide.click({ timeout: 500 });
      await expect(page.locator("[data-awake]")).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});
