import { expect, type Page, test } from "@playwright/test";
import { items, pathPrefix } from "../site-under-test";
import { gallery as allPictures, expectAccessible, finger, hydrated, open } from "./site";

/** The first picture's book, and the pictures of that book. */
const gallery = allPictures.filter(({ book }) => book === allPictures[0].book);
const bookPath = pathPrefix + items("books").find(({ slug }) => slug === gallery[0]?.book)?.path;
const [first, second] = gallery;
const last = gallery.at(-1);
const another = () => test.skip(!second, "There is no other picture.");

test.skip(!first, "This site has no gallery.");

const thumbnail = (page: Page, { slug } = first) => page.locator(`[data-lightbox="${slug}"]`);
const thumbnails = (page: Page) => page.locator("[data-lightbox]");
const viewer = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
const picture = (page: Page) => viewer(page).getByRole("img");
const pictureOf = (page: Page, { alt } = first) => viewer(page).getByRole("img", { name: alt, exact: true });
const button = (page: Page, name: string) => viewer(page).getByRole("button", { name });

/** The picture is the one that the viewer shows, with its words, and its original can be downloaded. */
async function expectShown(page: Page, shown: { slug: string; title: string; alt: string; caption: string }) {
  await expect(viewer(page)).toContainText(shown.title);
  await expect(viewer(page)).toContainText(shown.caption);
  await expect(pictureOf(page, shown)).toBeInViewport();
  const original = (await thumbnail(page, shown).getAttribute("href")) as string;
  await expect(viewer(page).getByRole("link", { name: "Download" })).toHaveAttribute("href", original);
}

async function openViewer(page: Page) {
  await open(page, bookPath);
  await thumbnails(page).first().click();
  await expectShown(page, first);
}

test("a press on a picture opens the lightbox, and its close button leads back to the place", async ({ page }) => {
  await openViewer(page);
  await expect(page).toHaveURL(bookPath);
  await expectAccessible(page);
  // Forced colours take away the background by which a button stands out.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(button(page, "Close")).not.toHaveCSS("background-color", /[,/] 0\)$/);
  await page.emulateMedia({ forcedColors: null });
  // The page behind does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
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
  await viewer(page).getByRole("link", { name: somebody.name }).click();
  await expect(page.locator("h1")).toContainText(somebody.name);
});

test("arrows and keys lead through the lightbox and around", async ({ page }) => {
  another();
  await openViewer(page);
  await button(page, "Next").click();
  await expectShown(page, second);
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

test("zooming shows the original's own pixels, which arrow keys and fingers scroll, and the next picture is fitted again", async ({
  page,
  hasTouch,
}) => {
  another();
  await openViewer(page);
  const width = async () => (await picture(page).boundingBox())?.width ?? 0;
  const fitted = await width();
  const ground = () => button(page, "Zoom").evaluate((zoom) => getComputedStyle(zoom).backgroundColor);
  const unpressed = await ground();
  await button(page, "Zoom").press("Enter");
  await expect(picture(page)).toHaveJSProperty(
    "currentSrc",
    await thumbnail(page).evaluate((link: HTMLAnchorElement) => link.href),
  );
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(width).toBeGreaterThan(fitted * 1.4);
  await expect(button(page, "Zoom")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(ground).not.toBe(unpressed);
  await expect(viewer(page).locator("[data-stage]")).toHaveCSS("overflow-x", "auto");
  await page.keyboard.press("ArrowRight");
  if (hasTouch) await (await finger(page))({ x: 300, y: 350 }, { x: 40, y: 350 });
  await expect(pictureOf(page)).toBeVisible();
  await expect(viewer(page).locator("[data-stage]")).toHaveAttribute("tabindex", "0");

  await button(page, "Next").press("Enter");
  await expectShown(page, second);
  await expect.poll(width).toBeLessThan(fitted * 1.4);
  await picture(page).click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.4);
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
      name: document.activeElement?.textContent?.trim() ?? null,
    }));
    expect(inside).toBe(true);
    reached.add(name);
  }
  expect([...reached]).toEqual(expect.arrayContaining(["Previous", "Next", "Zoom", "Close"]));

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

test("the lightbox works before hydration, even if the scripts never come", async ({ page }) => {
  another();
  await page.route(/\.js$/, () => {});
  await page.goto(bookPath);
  await thumbnail(page).click();
  await expect(viewer(page)).toBeVisible();
  await expectShown(page, first);
  await expectAccessible(page);
  await button(page, "Next").click();
  await expectShown(page, second);
  await button(page, "Close").click();
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expectShown(page, first);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(bookPath);
  await page.goForward();
  await expectShown(page, first);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();
});

test("a lightbox opened before hydration goes on after it, and is closed once @night", async ({ page }) => {
  another();
  await page.goto(bookPath);
  await thumbnail(page).click();
  await expectShown(page, first);
  await hydrated(page);
  await button(page, "Next").click();
  await expectShown(page, second);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();
  await expect(page).toHaveURL(bookPath);
});

test("a lightbox opened before hydration stays above a translated page, which React renders anew @night", async ({
  page,
}) => {
  another();
  await page.goto(bookPath);
  await page.evaluate(() => document.querySelector("main h2")?.replaceChildren("Bilder"));
  await thumbnail(page).click();
  await hydrated(page);
  expect(await viewer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await button(page, "Next").click();
  await expectShown(page, second);
});
