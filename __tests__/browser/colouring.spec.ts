/** Colouring a sheet in on the screen: by touch, by keyboard, and to keep. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { recoveredAttribute } from "../../plugins/gatsby-plugin-wake-on-intent";
import { spelt } from "../../src/language";
import { siteFolder } from "../site-under-test";
import { drawing } from "./looks";
import { artworkPath, artworks } from "./site";

const sheet = artworks.find(({ kind }) => kind === "colouring-sheet");
test.skip(!sheet, "This site has no colouring sheets.");

const picture = (page: Page) => page.getByRole("application");
const said = (page: Page) => page.getByRole("dialog").getByRole("status");

async function openSheet(page: Page) {
  await page.goto(`${artworkPath}/${sheet?.slug}`);
  await page.getByRole("button", { name: spelt("Colour it here") }).click();
  await expect(picture(page)).toBeVisible();
  // The page behind does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  // Rendered anew, the page would lose a press between the finger's touch and its lift.
  await expect(page.locator("html")).not.toHaveAttribute(recoveredAttribute);
}

/** How many pixels of the sheet have a colour. */
const coloured = (page: Page) =>
  picture(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, index) => index % 4 === 0 && (value !== data[index + 1] || value !== data[index + 2]))
        .length;
    });

/** Presses on the picture until one field is filled, and tells where: where its lines are is the artist's own. */
async function fill(page: Page) {
  // Presses before its fields are found wait, and would all be answered then.
  await expect(said(page)).toContainText(spelt("Choose a colour"));
  for (const y of [3, 40, 90, 150]) {
    const position = { x: y, y };
    await picture(page).tap({ position });
    await expect(said(page)).toContainText(" is in");
    if ((await coloured(page)) > 0) return { position };
  }
  throw new Error("Nothing is filled.");
}

test("by touch: a press fills a field, Undo takes the last one back, Back closes without losing anything, and paper shows all @phone", async ({
  page,
}) => {
  await openSheet(page);
  await page.getByRole("radio").nth(-2).tap();
  const place = await fill(page);
  await page.goBack();
  await expect(picture(page)).toBeHidden();
  await page.getByRole("button", { name: spelt("Colour it here") }).click();
  expect(await coloured(page)).toBeGreaterThan(0);
  await page.getByRole("radio", { name: spelt("Rubber") }).tap();
  await picture(page).tap(place);
  await expect.poll(() => coloured(page)).toBe(0);
  await expect(said(page)).toContainText("White is in");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => coloured(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => coloured(page)).toBe(0);
  // Fixed, it would be cut off where the screen ends.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog", { has: picture(page) })).not.toHaveCSS("position", "fixed");
});

test("by keyboard: arrows move the cross, space fills, and it is said where", async ({ page }) => {
  await openSheet(page);
  // A box may have a single colour; the rubber is the last.
  const radios = page.getByRole("radio");
  const rubber = radios.last();
  const before = await drawing(rubber);
  await radios.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(rubber).toBeChecked();
  // Chosen by a press, a colour has no ring of the focus.
  await picture(page).focus();
  expect(await drawing(rubber)).not.toBe(before);
  await rubber.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(radios.nth(-2)).toBeChecked();
  // Said once the sheet is there, which would be said after the cross.
  await expect(said(page)).toContainText(spelt("Choose a colour"));
  await picture(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(said(page)).toContainText("The cross is");
  await expect(picture(page).locator("i")).toBeVisible();
  // A step is a hundredth of the sheet, and its left a third.
  const steps = Array.from({ length: 20 });
  for (const _ of steps) await page.keyboard.press("ArrowLeft");
  await expect(said(page)).toContainText("left");
  for (const _ of steps) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(said(page)).toContainText(" is in, ");
  expect(await coloured(page)).toBeGreaterThan(0);
  while (!/at the/.test((await said(page).textContent()) ?? "")) await page.keyboard.press("ArrowUp");
  await expect(said(page)).toContainText("at the top");
  const width = async () => (await picture(page).boundingBox())?.width;
  const small = await width();
  await page.getByRole("checkbox", { name: "Bigger" }).check();
  expect(await width()).toBeGreaterThan(Number(small));
  const startAgain = page.getByRole("button", { name: "Start again" });
  await startAgain.press("Enter");
  await expect(page.getByRole("button", { name: "No, keep them" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(startAgain).toBeFocused();
  expect(await coloured(page)).toBeGreaterThan(0);
  await startAgain.press("Enter");
  await page.getByRole("button", { name: "Yes, all" }).press("Enter");
  await expect.poll(() => coloured(page)).toBe(0);
  await page.keyboard.press("Escape");
  // It has gone back before it is opened again.
  await expect.poll(() => page.evaluate(() => history.state?.colouring)).toBeUndefined();
  await page.getByRole("button", { name: spelt("Colour it here") }).press("Enter");
  await expect(picture(page)).toBeVisible();
});

test("a press is answered before its script has come, and one that does not come is said", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/colouring-[^/]*\.js/, (route) => arrival.then(() => route.abort()));
  await page.goto(`${artworkPath}/${sheet?.slug}`);
  await page.getByRole("button", { name: spelt("Colour it here") }).click();
  await expect(said(page)).toBeVisible();
  arrive();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-offline");
});

test("Save gives the picture as large as it was, in colour, with its lines @phone", async ({ page }) => {
  await openSheet(page);
  await fill(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/-coloured-in\.png$/);
  const saved = sharp(readFileSync(await download.path()));
  const original = await sharp(path.join(siteFolder, "data/artwork", String(sheet?.image))).metadata();
  const { width, height } = await saved.metadata();
  expect({ width, height }).toEqual({ width: original.width, height: original.height });
  const { channels } = await saved.stats();
  expect(channels.slice(0, 3).map(({ min }) => min < 40)).toEqual([true, true, true]);
  expect(new Set(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).size).toBeGreaterThan(1);
});
