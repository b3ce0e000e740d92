import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { load } from "cheerio";
import { linkTimeout } from "../../plugins/gatsby-plugin-wake-on-intent";
import { htmlOf, pages, pathPrefix, siteFolder } from "../site-under-test";
import { accept, goTo, hasMenuGroups, hydrated, menuPaths, notice, open, policyPath, site } from "./site";

const dataOf = (address: string) => `page-data${address.slice(pathPrefix.length)}/page-data.json`;
const listsSomething = (address: string) =>
  readFileSync(path.join(siteFolder, "public", dataOf(address)), "utf8").includes('":[{"');

const templateOf = (address: string) => pages.find((page) => page.address === address)?.template;

/** The page whose parts fail, one on the way to it, and one to go on to; those are of other templates. */
const failing = menuPaths.find(listsSomething) as string;
const failingData = `**/${dataOf(failing)}`;
const failingTemplate = templateOf(failing);
const [before, after] = [...menuPaths, policyPath, `${pathPrefix}/`].filter(
  (address) => templateOf(address) !== failingTemplate,
) as [string, string];
const failingHeading = load(htmlOf(failing))("h1").text();
const failure = (page: Page) => page.getByRole("alert");

/** The page's content fails: what it lists is not there. */
async function breakPage(page: Page) {
  await page.route(failingData, async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    await route.fulfill({
      response,
      json: JSON.parse(JSON.stringify(data), (_key, value) => (typeof value?.[0] === "object" ? [null] : value)),
    });
  });
}

/** The page says what has happened and what to do, in a header and a footer that work. */
async function expectFailure(page: Page) {
  await expect(failure(page)).toContainText("Unexpected Application Error!");
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(failure(page).getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(failure(page).getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", `${pathPrefix}/`);
  await expect(page.getByRole("banner").getByRole("link", { name: site.name })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

test.describe("a page whose content fails", () => {
  test("an error page says so, leaves the other pages as they are, and reloading mends it", async ({ page }) => {
    await breakPage(page);
    await open(page, before);
    await goTo(page, failing);
    await expectFailure(page);
    await goTo(page, after);
    await expect(page).toHaveURL(after);
    await expect(page.locator("h1")).toBeVisible();
    await expect(failure(page)).toBeHidden();
    await goTo(page, failing);
    await expectFailure(page);
    await expect(page).toHaveURL(failing);

    await page.unroute(failingData);
    await failure(page).getByRole("button", { name: "Reload the page" }).click();
    await expect(page.locator("h1")).toHaveText(failingHeading);
    await expect(failure(page)).toBeHidden();
  });

  test("a page that fails as it wakes stays as the server made it, and leads on @night", async ({ page }) => {
    await breakPage(page);
    await page.goto(failing);
    const text = await page.locator("main").innerText();
    await page.keyboard.press("Shift");
    await hydrated(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-scripting");
    await expect(page.locator("h1")).toHaveText(failingHeading);
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(text.length / 2);
    await expect(failure(page)).toBeHidden();
    await goTo(page, after);
    await expect(page).toHaveURL(after);
    await expect(page.locator("html")).toHaveAttribute("data-scripting");
  });
});

test.describe("a link to a page whose parts do not come loads the document: @night", () => {
  const parts: Record<string, string> = {
    "page data that fail": failingData,
    "a script that fails": `**/component---src-templates-${failingTemplate}-${failingTemplate}-tsx-*.js`,
  };
  for (const [name, part] of Object.entries(parts)) {
    test(name, async ({ page }) => {
      await page.route(part, (route) => route.abort());
      await open(page, before);
      const loaded = page.waitForEvent("load");
      await goTo(page, failing);
      await loaded;
      await expect(page).toHaveURL(failing);
      await expect(page.locator("h1")).toHaveText(failingHeading);
      await page.goBack();
      await expect(page).toHaveURL(before);
      await expect(page.locator("h1")).toBeVisible();
    });
  }

  test("page data that hang", async ({ page }) => {
    await page.route(failingData, () => {});
    await open(page, before);
    await page.clock.install();
    const loaded = page.waitForEvent("load");
    await goTo(page, failing);
    await page.clock.fastForward(linkTimeout);
    await loaded;
    await expect(page).toHaveURL(failing);
    await expect(page.locator("h1")).toHaveText(failingHeading);
  });
});

test.describe("after a deploy that has taken the scripts of a sleeping page away @night", () => {
  /** The document as an older release had it: it names scripts that this server has no longer. The next one is today's. */
  const comeFromBefore = (page: Page, address: string) =>
    page.route(
      (url) => url.pathname === address,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/\b(app|component---[\w-]+)-[0-9a-f]+\.js/g, "$1-0000000000.js");
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );

  /** Counts the documents that are loaded. */
  const countLoads = (page: Page) => {
    const loads = { count: 0 };
    page.on("load", () => {
      loads.count += 1;
    });
    return loads;
  };

  test("the first move brings the new release, once, and the next one wakes it", async ({ page }) => {
    await comeFromBefore(page, before);
    const loads = countLoads(page);
    await page.goto(before);
    await page.keyboard.press("Shift");
    await expect.poll(() => loads.count).toBe(2);
    await page.keyboard.press("Shift");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-scripting");
    expect(loads.count).toBe(2);
  });
});

test.describe("no press ends on the browser's error page", () => {
  /** The site cannot be reached, although the device believes that it is online: a network without a way out. */
  const cutOff = (page: Page) => page.route("**", (route) => route.abort());
  const offline = (page: Page) => page.getByText("There is no connection just now.");

  test("on a link to a page that has not come yet", async ({ page }) => {
    await open(page, before);
    await cutOff(page);
    await goTo(page, failing);
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL(before);
    await expect(page.locator("h1")).toBeVisible();
    await page.unroute("**");
    await goTo(page, failing);
    await expect(page.locator("h1")).toHaveText(failingHeading);
  });

  for (const state of ["asleep", "awake"]) {
    test(`on Back to a page that came with its document, ${state} @night`, async ({ page }) => {
      await open(page, before);
      const former = (await page.locator("h1").textContent()) as string;
      await goTo(page, after);
      await expect(page).toHaveURL(after);
      await expect(page.locator("h1")).not.toHaveText(former);
      const heading = (await page.locator("h1").textContent()) as string;
      await page.reload();
      if (state === "awake") {
        await page.keyboard.press("Shift");
        await hydrated(page);
      }
      await cutOff(page);
      await page.evaluate(() => history.back());
      await expect(offline(page)).toBeVisible();
      await expect(page).toHaveURL(after);
      await expect(page.locator("h1")).toHaveText(heading);
      await page.unroute("**");
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(before);
      await expect(page.locator("h1")).not.toHaveText(heading);
    });
  }
});

test.describe("offline, after the page has loaded", () => {
  test.skip(({ isMobile }) => !isMobile && !hasMenuGroups, "Wide screens show all of this site's menu at once.");

  test("an awake page stays usable, and so do the pages that the visitor has seen", async ({ page, context }) => {
    await open(page, before);
    const heading = (await page.locator("h1").textContent()) as string;
    await goTo(page, after);
    await expect(page).toHaveURL(after);

    await context.setOffline(true);
    await accept(page).click();
    await expect(notice(page)).toBeHidden();
    await page.locator("header summary:visible").first().click();
    await expect(page.locator("header details[open] a").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.locator("h1")).toHaveText(heading);
  });

  test("a sleeping page stays complete, and wakes once the network is back @night", async ({ page, context }) => {
    await page.goto(`${pathPrefix}/`);
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await page.keyboard.press("Shift");
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("header summary:visible").first().click();
    await expect(page.locator("header details[open] a").first()).toBeVisible();
    await page.locator("header summary:visible").first().click();
    await accept(page).click();
    await expect(notice(page)).toBeHidden();

    await context.setOffline(false);
    await expect(async () => {
      await page.keyboard.press("Shift");
      expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length)).toBe(1);
    }).toPass();
  });
});
