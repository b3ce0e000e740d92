import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, open, playable, playerIdOf, videosPath, watchComplaints, watchOtherSites } from "./site";

const [first] = playable;
const last = playable.at(-1);

test.skip(!videosPath || !first, "This site has no video that plays on its page.");

const still = (page: Page, { slug } = first) => page.locator(`[data-video="${slug}"]`);
const dialog = (page: Page) => page.getByRole("dialog");
const isFrameGone = (page: Page) => expect(page.locator("iframe, video")).toHaveCount(0);

test("a video's still plays it over the page, from the address that sets no cookies, and only then", async ({
  page,
}) => {
  const requests = await watchOtherSites(page);
  const complaints = watchComplaints(page);
  await open(page, videosPath);
  expect(requests).toEqual([]);

  await still(page).click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  // The page behind does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).toMatch(`https://www.youtube-nocookie.com/embed/${playerIdOf(first)}?autoplay=1`);
  await expect(page).toHaveURL(`${videosPath}#${first.slug}`);

  // The player's site can run its program and learns which site it is on, and no more.
  await expect(dialog(page).locator("iframe")).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  const told = () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => document.referrer);
  await expect.poll(told).toBe(`${new URL(page.url()).origin}/`);
  expect(complaints).toEqual([]);
  await expectAccessible(page);
  await expect(dialog(page).locator("iframe")).toBeInViewport({ ratio: 1 });
  const { width = 0, height = 1 } = (await dialog(page).locator("iframe").boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  // On a phone on its side, too, all of the picture can be seen.
  await page.setViewportSize({ width: 740, height: 360 });
  expect((await dialog(page).locator("iframe").boundingBox())?.height).toBeLessThan(360);
});

test("a video host that does not answer leaves a link to its own site under the player @night", async ({
  page,
  context,
}) => {
  await context.route(
    (url) => url.hostname !== "127.0.0.1",
    () => {},
  );
  await open(page, videosPath);
  await still(page).click();
  const link = dialog(page).getByRole("link");
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute("href", first.url);
});

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  "the close button": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a press beside it": (page) => page.mouse.click(3, 3),
  "going back": (page) => page.goBack(),
};

test("every way to close the video player ends its sound, gives focus back to the still and leaves the page where it was", async ({
  page,
}) => {
  await watchOtherSites(page);
  await open(page, videosPath);
  const target = still(page, last);
  await target.scrollIntoViewIfNeeded();
  for (const [name, close] of Object.entries(waysToClose)) {
    await test.step(name, async () => {
      // The place of the press itself: on the way to it the test may scroll.
      const press = await page.evaluateHandle(() => {
        const place = { y: Number.NaN };
        const note = () => Object.assign(place, { y: window.scrollY });
        window.addEventListener("click", note, { capture: true, once: true });
        return place;
      });
      await target.click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(`${videosPath}#${last.slug}`);
      const pressed = await press.evaluate(({ y }) => y);

      await close(page);
      await expect(dialog(page)).toBeHidden();
      await isFrameGone(page);
      await expect(target).toBeFocused();
      await expect(page).toHaveURL(videosPath);
      expect(await page.evaluate(() => window.scrollY)).toBe(pressed);
    });
  }
});

test("after closing, another video can be played, and Forward plays the last one again @night", async ({ page }) => {
  test.skip(first === last, "There is no other video.");
  await watchOtherSites(page);
  await open(page, videosPath);
  await still(page).click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(videosPath);
  await still(page, last).click();
  await expect(page.getByRole("dialog", { name: last.title })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page.getByRole("dialog", { name: last.title })).toBeVisible();
});

test("the shared address of a video shows the video's card and plays nothing by itself", async ({ page }) => {
  const requests = await watchOtherSites(page);
  await open(page, `${videosPath}#${last.slug}`);
  await page.waitForTimeout(300);
  await expect(still(page, last)).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
  expect(requests).toEqual([]);
  await still(page, last).click();
  await expect(page.getByRole("dialog", { name: last.title })).toBeVisible();
});

test("the keyboard plays a video and stays inside the player", async ({ page }) => {
  await watchOtherSites(page);
  await open(page, videosPath);
  await still(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
});

test("a click with Ctrl opens the video site in a new tab and no player here @night", async ({ page, context }) => {
  await watchOtherSites(page);
  await open(page, videosPath);
  const opened = context.waitForEvent("page");
  await still(page).click({ modifiers: ["ControlOrMeta"] });
  await opened;
  await expect(dialog(page)).toBeHidden();
});

test.describe("with another kind of address @night", () => {
  /** Gives the page its first video at another address, in the page's HTML and in its data alike. */
  async function withAddress(page: Page, address: string) {
    for (const pattern of [`**${videosPath}`, `**/page-data${videosPath}/page-data.json`]) {
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(first.url, address) });
      });
    }
  }

  test("a video file plays in the browser's own player", async ({ page }) => {
    await withAddress(page, "https://video.example/the-awakening.mp4");
    await watchOtherSites(page);
    await open(page, videosPath);
    await still(page).click();
    const player = dialog(page).locator("video[controls]");
    await expect(player).toHaveAttribute("src", "https://video.example/the-awakening.mp4");
  });

  test("a video that cannot be embedded opens its own site in a new tab", async ({ page, context }) => {
    await withAddress(page, "https://video.example/watch/the-awakening");
    await watchOtherSites(page);
    await open(page, videosPath);
    const opened = context.waitForEvent("page");
    await still(page).click();
    await expect(await opened).toHaveURL("https://video.example/watch/the-awakening");
    await expect(dialog(page)).toBeHidden();
  });
});
