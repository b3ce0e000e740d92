/**
 * What visitors meet whose browser, network or blocker keeps the site's scripts away, in each of the ways that happens.
 */
import { expect, type Page, test } from "@playwright/test";
import { scriptTimeout } from "../../plugins/gatsby-plugin-wake-on-intent";
import { findPath, quiz } from "./play";
import { addressOf, open, playable, videosPath } from "./site";

const scripts = /\.js$/;

/** Each way in which scripts do not come. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "all are blocked": (page) => page.route(scripts, (route) => route.abort("blockedbyclient")),
  "the page's own chunk is blocked": (page) => page.route(/\/component---.*\.js$/, (route) => route.abort()),
  "the page's data is blocked": (page) => page.route(/page-data\.json/, (route) => route.abort()),
  "they hang": (page) => page.route(scripts, () => {}),
};

/** Advances the clock past the time after which a page gives its scripts up. */
const passScriptTimeout = (page: Page) => page.clock.fastForward(scriptTimeout);

const questionsOf = (page: Page) => page.locator("main fieldset:visible");

for (const [way, block] of Object.entries(ways)) {
  test(`where scripts never come because ${way}, the quiz shows all its questions and results at the first move, and the search answers or says that it cannot${way === "all are blocked" ? "" : " @night"}`, async ({
    page,
  }) => {
    await page.clock.install();
    await block(page);
    test.skip(!quiz && !findPath, "This site has neither a quiz nor an A to Z.");
    if (quiz) {
      await page.goto(quiz.path);
      await page.locator("main").getByRole("radio").first().press("Space");
      await passScriptTimeout(page);
      await expect(questionsOf(page)).toHaveCount(quiz.questions.length);
      await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
      await expect(page.getByRole("heading", { name: quiz.results[0].heading })).toBeVisible();
    }
    if (findPath) {
      await page.goto(findPath);
      await page.getByRole("searchbox").fill("a");
      await passScriptTimeout(page);
      await expect(page.locator("main").getByRole("status")).not.toBeEmpty();
      await expect(page.locator("main li a:visible").first()).toBeVisible();
    }
  });
}

test("the focus stays in the quiz when its Next goes because nobody would answer it @night", async ({ page }) => {
  test.skip(!(quiz?.questions.length > 1), "This site has no quiz of two questions.");
  await page.route(scripts, (route) => route.abort());
  await page.goto(quiz.path);
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
  await expect(page.locator("main form").first()).toBeFocused();
});

test("under a policy that forbids inline scripts, pages are as they are without script @night", async ({ page }) => {
  test.skip(!quiz, "This site has no quiz.");
  await page.route(quiz.path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": "script-src 'none'" },
    });
  });
  await page.goto(quiz.path);
  await expect(questionsOf(page)).toHaveCount(quiz.questions.length);
});

test.describe("a press without a connection says so in one line and keeps the page:", () => {
  const goto = (page: Page, address: string) => page.goto(address);
  const presses = {
    "a video's still, asleep": { at: playable.length > 0 ? videosPath : "", press: "[data-video]", load: goto },
    "a link to another page, awake": { at: addressOf("home"), press: "footer nav a", load: open },
  };
  for (const [name, { at, press, load }] of Object.entries(presses)) {
    test(name, async ({ page, context }) => {
      test.skip(!at, "This site has none.");
      await load(page, at);
      await page.locator(press).first().scrollIntoViewIfNeeded();
      await context.setOffline(true);
      await page.locator(press).first().click();
      await expect(page.getByText(/no connection|still online/).filter({ visible: true })).toBeVisible();
      expect(context.pages()).toHaveLength(1);
      await expect(page.locator("h1")).toBeAttached();
      expect(new URL(page.url()).pathname).toBe(at);
    });
  }

  test("also where the browser believes that it is online @night", async ({ page }) => {
    test.skip(!quiz, "This site has no quiz.");
    await page.goto(quiz.path);
    await page.route("**", (route) => route.abort());
    const next = page.locator("main form [type=submit]");
    // Without the scrolling that comes before a click: it wakes the page, and the button goes before it is pressed.
    await next.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.getByText("no connection").filter({ visible: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(quiz.path);
  });
});
