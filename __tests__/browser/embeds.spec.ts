import { expect, type Page, test } from "@playwright/test";
import { albums, musicPath, open, otherPath, site, watchOtherSites } from "./site";

const { action, parentsNote, button, label = "Email address", fieldName, hiddenFields } = site.newsletter ?? {};
const album = albums[0];

const form = (page: Page) => page.locator("footer form");
const field = (page: Page) => form(page).getByRole("textbox", { name: label });
const send = (page: Page) => form(page).getByRole("button", { name: button });

/** Signs up, and tells what the mailing list was asked and what came of it. */
async function signUp(page: Page, address: string) {
  const asked = page.context().waitForEvent("request", (request) => request.url() === action);
  const opened = page.context().waitForEvent("page");
  await field(page).fill(address);
  await send(page).click();
  return { request: await asked, tab: await opened };
}

test.describe("the newsletter form", () => {
  test.skip(!action, "This site has no newsletter.");

  /** What is sent: the address, and what the mailing list wants to have with it. */
  const sent = (address: string) =>
    new URLSearchParams([
      [fieldName, address],
      ...(hiddenFields ?? []).map(({ name, value }: Record<"name" | "value", string>) => [name, value]),
    ]).toString();

  test("sends one field to the mailing list, whose answer comes in a new tab", async ({ page }) => {
    await watchOtherSites(page);
    await open(page, otherPath);
    await expect(field(page)).toHaveAccessibleDescription(parentsNote);
    const { request, tab } = await signUp(page, "asha@hollowmere.example");
    expect(request.method()).toBe("POST");
    expect(request.postData()).toBe(sent("asha@hollowmere.example"));
    await expect(tab).toHaveURL(action);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(otherPath);
  });

  test("is sent once where Enter is pressed twice, on a page that is asleep", async ({ page }) => {
    const requests = await watchOtherSites(page);
    await page.goto(otherPath);
    const opened = page.context().waitForEvent("page");
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = "asha@hollowmere.example";
    });
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(await opened).toHaveTitle("Elsewhere");
    expect(requests).toEqual([action]);
    expect(page.context().pages()).toHaveLength(2);
    await signUp(page, "finn@hollowmere.example");
  });

  test("is not sent without an address or with half of one, and gives focus to the field", async ({ page }) => {
    const requests = await watchOtherSites(page);
    await open(page, otherPath);
    for (const address of ["", "asha", "asha@", "@hollowmere.example"]) {
      await field(page).fill(address);
      await send(page).click();
      await expect(field(page)).toBeFocused();
      expect(await field(page).evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe("");
    }
    expect(page.context().pages()).toHaveLength(1);
    expect(requests).toEqual([]);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("works just as well", async ({ page }) => {
      await watchOtherSites(page);
      await page.goto(otherPath);
      const { request, tab } = await signUp(page, "asha@hollowmere.example");
      expect(request.postData()).toBe(sent("asha@hollowmere.example"));
      await expect(tab).toHaveTitle("Elsewhere");
    });
  });
});

test.describe("a music frame", () => {
  test.skip(!musicPath || !album, "This site has no music.");

  const frame = (page: Page) => page.locator('iframe[title^="Music player: "]').first();
  const link = (page: Page) => frame(page).contentFrame().getByRole("link", { name: "Play the album" });

  // Script has no part in it: the page sleeps, and its card is a document of its own.
  test("says what a press does, and loads the player in its place after it", async ({ page }) => {
    const requests = await watchOtherSites(page);
    const refused: string[] = [];
    page.on("console", (message) => {
      // What was preloaded and comes late into use is told on a busy machine alone.
      if (!message.text().includes("preloaded using link preload")) refused.push(message.text());
    });
    await page.goto(musicPath);
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page).contentFrame().getByRole("main")).toContainText(new URL(album.embedUrl).hostname);
    await expect(frame(page).contentFrame().getByRole("img")).toBeVisible();
    const before = await frame(page).boundingBox();
    expect(before?.height).toBe(site.albumHeightPx);
    expect(requests).toEqual([]);

    await link(page).click();
    await expect.poll(() => page.frames().map((each) => each.url())).toContain(album.embedUrl);
    expect(await frame(page).boundingBox()).toEqual(before);
    expect(requests).toEqual([album.embedUrl]);
    await expect(page).toHaveURL(musicPath);
    expect(page.context().pages()).toHaveLength(1);
    expect(refused).toEqual([]);
  });
});
