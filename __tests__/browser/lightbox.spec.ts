import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { items, siteFolder } from "../site-under-test";
import { gallery as allPictures, expectAccessible, finger, open } from "./site";

/** The first picture's book, and the pictures of that book. */
const gallery = allPictures.filter(({ book }) => book === allPictures[0].book);
const bookPath = items("books").find(({ slug }) => slug === gallery[0]?.book)?.path;
const [first, second] = gallery;
const last = gallery.at(-1);
const another = () => test.skip(!second, "There is no other picture.");

test.skip(!first, "This site has no gallery.");

const thumbnail = (page: Page, { slug } = first) => page.locator(`[data-lightbox="${slug}"]`);
const thumbnails = (page: Page) => page.locator("[data-lightbox]");
const viewer = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
const current = (page: Page) => viewer(page).locator(".yarl__slide_current");
const picture = (page: Page) => current(page).locator("img");
const button = (page: Page, name: string) => viewer(page).getByRole("button", { name });

const isLightboxScript = (url: URL) =>
  url.pathname.endsWith(".js") &&
  readFileSync(path.join(siteFolder, "public", url.pathname), "utf8").includes("yarl__");

/** The picture is the one that the viewer shows, with its words. */
async function expectShown(page: Page, { title, alt, caption }: { title: string; alt: string; caption: string }) {
  await expect(picture(page)).toHaveAttribute("alt", alt);
  await expect(current(page)).toContainText(`${title}. ${caption}`);
  await expect(picture(page)).toBeInViewport();
}

async function openViewer(page: Page) {
  await open(page, bookPath);
  await thumbnails(page).first().click();
  await expect(picture(page)).toBeVisible();
}

/** A picture's text alternative in the viewer: whole, where the thumbnail has its first sentence. */
const beginsWith = (alt: string | null) => new RegExp(`^${(alt as string).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

test("a press on a picture opens the lightbox, which is loaded only then, and its close button leads back to the place", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (isLightboxScript(new URL(request.url()))) loaded.push(request.url());
  });
  await open(page, bookPath);
  await thumbnails(page).first().hover();
  expect(loaded).toEqual([]);
  const alt = await thumbnails(page).first().locator("img").getAttribute("alt");

  await thumbnails(page).first().click();
  await expect(picture(page)).toHaveAttribute("alt", beginsWith(alt));
  await expect(picture(page)).toBeInViewport();
  expect(loaded).not.toEqual([]);
  await expect(page).toHaveURL(bookPath);
  await expectAccessible(page);

  const top = await page.evaluate(() => window.scrollY);
  await button(page, "Close").click();
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnails(page).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test("the lightbox names the characters in a picture, and leads to them @night", async ({ page }) => {
  const shown = gallery.find(({ characters }) => characters?.length);
  const somebody = items("characters").find(({ slug }) => slug === shown?.characters[0]);
  test.skip(!somebody, "There is nobody in the pictures.");
  await open(page, bookPath);
  await thumbnail(page, shown).click();
  await current(page).getByRole("link", { name: somebody.name }).click();
  await expect(page.locator("h1")).toContainText(somebody.name);
});

test("arrows and keys lead through the lightbox and around, and each original can be downloaded", async ({ page }) => {
  another();
  await openViewer(page);
  await expectShown(page, first);
  await button(page, "Next").click();
  await expectShown(page, second);
  const link = viewer(page).getByRole("link", { name: "Download the original" });
  const original = (await thumbnail(page, second).getAttribute("href")) as string;
  await expect(link).toHaveAttribute("href", original);
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe(path.basename(original));
  await button(page, "Previous").click();
  await expectShown(page, first);
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, last);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, first);
});

test("swiping leads through the lightbox, and pulling a picture down closes it", async ({ page, hasTouch }) => {
  another();
  test.skip(!hasTouch, "only phones are touched");
  await openViewer(page);
  const swipe = await finger(page);
  await swipe({ x: 300, y: 350 }, { x: 40, y: 350 });
  await expectShown(page, second);
  await swipe({ x: 40, y: 350 }, { x: 300, y: 350 });
  await expectShown(page, first);
  await swipe({ x: 180, y: 300 }, { x: 180, y: 650 });
  await expect(viewer(page)).toBeHidden();
});

test("zooming shows the original's own pixels, and the keys still work afterwards @night", async ({ page }) => {
  another();
  await openViewer(page);
  const width = async () => (await picture(page).last().boundingBox())?.width ?? 0;
  const original = (await thumbnail(page).getAttribute("href")) as string;
  const before = await width();
  expect(await picture(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);

  while (await button(page, "Zoom in").isEnabled()) await button(page, "Zoom in").press("Enter");
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  // Until the original is there, both are.
  await expect
    .poll(() => picture(page).evaluateAll((images) => images.map((image) => image.getAttribute("src"))))
    .toEqual([original]);

  await button(page, "Zoom out").press("Enter");
  await expect(button(page, "Zoom in")).toBeEnabled();
  while (await button(page, "Zoom out").isEnabled()) await button(page, "Zoom out").press("Enter");
  await expect.poll(width).toBeCloseTo(before, 0);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, second);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
});

test("the keyboard opens the lightbox, stays inside it and finds its place again at Escape", async ({ page }) => {
  another();
  await open(page, bookPath);
  await thumbnail(page, second).focus();
  await page.keyboard.press("Enter");
  await expectShown(page, second);
  const reached = new Set<string | null>();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const { inside, name } = await page.evaluate(() => ({
      inside: document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      name: document.activeElement?.getAttribute("aria-label") ?? null,
    }));
    expect(inside).toBe(true);
    reached.add(name);
  }
  expect([...reached]).toEqual(
    expect.arrayContaining(["Zoom in", "Download the original", "Close", "Previous", "Next"]),
  );

  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page, second)).toBeFocused();
});

test("Back closes the lightbox and stays on the page, and Forward opens it again", async ({ page }) => {
  await openViewer(page);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(bookPath);
  await expect(thumbnails(page).first()).toBeFocused();
  await page.goForward();
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await thumbnails(page).last().click();
  await expect(picture(page)).toBeVisible();
});

test("without a connection the dialog shows what is there, and says so if the picture's large file does not come @night", async ({
  page,
  context,
}) => {
  await page.route(/\.(?:avif|webp|jpg|png)$/, (route) => route.abort());
  await open(page, bookPath);
  await context.setOffline(true);
  await thumbnails(page).first().click();
  await expect(viewer(page).getByRole("alert")).toContainText("online");
  await expect(page).toHaveURL(bookPath);
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expect(viewer(page)).toBeHidden();
  await context.setOffline(false);
  await page.unroute(/\.(?:avif|webp|jpg|png)$/);
  await thumbnails(page).first().click();
  await expect(viewer(page).getByRole("alert")).toBeHidden();
  await expect(picture(page)).toBeVisible();
});

test("a click with Ctrl opens the original in a new tab and no viewer here @night", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await open(page, bookPath);
  const opened = context.waitForEvent("page");
  await thumbnail(page).click({ modifiers: ["ControlOrMeta"] });
  await opened;
  await expect(viewer(page)).toBeHidden();
});

/** Asleep, or while React's viewer is on its way: the page's own dialog, of which every part works without React. */
async function expectShownAtOnce(page: Page) {
  await expect(viewer(page)).toBeVisible({ timeout: 1000 });
  await expect(viewer(page).getByRole("img")).toBeInViewport();
  await expect(viewer(page)).toContainText(first.title);
  await expect(viewer(page)).toContainText(first.caption);
  const original = (await thumbnail(page).getAttribute("href")) as string;
  await expect(viewer(page).getByRole("link", { name: "Download" })).toHaveAttribute("href", original);
}

test("a picture is shown large before hydration, even if the scripts never come", async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.goto(bookPath);
  const viewerAsked = page.waitForRequest((request) => isLightboxScript(new URL(request.url())));
  await thumbnail(page).click();
  await expectShownAtOnce(page);
  // With the first scripts, not after them.
  await viewerAsked;
  await expectAccessible(page);
  await button(page, "Close").click();
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expectShownAtOnce(page);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(bookPath);
  await page.goForward();
  await expectShownAtOnce(page);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();
});

test("a lightbox opened before hydration goes on after it, and is closed once @night", async ({ page }) => {
  another();
  await page.goto(bookPath);
  await thumbnail(page).click();
  await expect(viewer(page)).toBeVisible({ timeout: 1000 });
  await expectShown(page, first);
  await button(page, "Next").click();
  await expectShown(page, second);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();
  await expect(page).toHaveURL(bookPath);
  await page.waitForTimeout(500);
  await expect(viewer(page)).toBeHidden();
});
