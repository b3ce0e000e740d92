import { expect, type Page, test } from "@playwright/test";
import { onePerTemplate } from "../site-under-test";
import {
  addressOf,
  albums,
  calmScreen,
  expectAccessible,
  hydrated,
  longPath,
  musicPath,
  open,
  otherPath,
  policyPath,
  slides,
  watchComplaints,
} from "./site";

// What moves is tested, too; one pixel per pixel is enough.
test.use({ deviceScaleFactor: calmScreen.deviceScaleFactor });

const panel = (page: Page) => page.getByRole("dialog", { name: "Reading settings" });
const opener = (page: Page) => page.locator("footer").getByRole("button", { name: "Reading settings" });
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage));
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const brightness = async (page: Page) => {
  const colour = await style(page, "html", "background-color");
  return Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
};

async function openPanel(page: Page) {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toHaveCSS("overflow-y", "auto");
}

test("without a choice the page is dark or light as the device is, its settings are readable in both, and nothing is stored", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(otherPath);
  expect(await brightness(page)).toBeLessThan(200);
  await openPanel(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await brightness(page)).toBeGreaterThan(200);
  await expectAccessible(page, { only: "colours" });
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test("a reading setting holds at once, on the next page and after a reload, without waking the page for it", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(otherPath);
  const usual = Number.parseFloat(await style(page, "body", "font-size"));
  const leading = async () => {
    const [line, letter] = [await style(page, "body", "line-height"), await style(page, "body", "font-size")];
    return Number.parseFloat(line) / Number.parseFloat(letter);
  };
  const before = await leading();
  await openPanel(page);
  await panel(page).getByLabel("Larger").check();
  const larger = Number.parseFloat(await style(page, "body", "font-size"));
  expect(larger).toBeGreaterThan(usual * 1.1);
  await panel(page).getByLabel("Largest").check();
  expect(Number.parseFloat(await style(page, "body", "font-size"))).toBeGreaterThan(larger);
  await panel(page).getByLabel("Wider").check();
  expect(await leading()).toBeGreaterThan(before * 1.1);
  await panel(page).getByLabel("Plain").check();
  await panel(page).getByLabel("Light", { exact: true }).check();
  for (const path of [otherPath, longPath]) {
    await page.goto(path);
    expect(Number.parseFloat(await style(page, "body", "font-size"))).toBeGreaterThan(usual * 1.2);
    expect(Number.parseFloat(await style(page, "main p", "letter-spacing"))).toBeGreaterThan(0.5);
    for (const text of ["h1", "main p"]) expect(await style(page, text, "font-family")).toMatch(/^Verdana/);
    expect(await brightness(page)).toBeGreaterThan(200);
    await openPanel(page);
    await expect(panel(page).getByLabel("Largest")).toBeChecked();
    await expect(panel(page).getByLabel("Light", { exact: true })).toBeChecked();
  }
});

test("the card in a music frame has the page's letters, and takes every choice @night", async ({ page }) => {
  test.skip(albums.length === 0, "no albums to listen to");
  await page.goto(musicPath);
  const frame = page.locator("main iframe").first();
  await frame.scrollIntoViewIfNeeded();
  const play = frame.contentFrame().getByRole("link", { name: "Play the album" });
  const look = () =>
    play.evaluate((link) => {
      const { fontSize, fontFamily } = getComputedStyle(link);
      const loaded = [...link.ownerDocument.fonts].some(({ status }) => status !== "unloaded");
      return { size: Number.parseFloat(fontSize), family: fontFamily, loaded };
    });
  const usual = await look();
  expect(usual).toMatchObject({ family: expect.stringContaining("Lilita One"), loaded: true });
  await openPanel(page);
  await panel(page).getByLabel("Largest").check();
  await panel(page).getByLabel("Plain").check();
  await page.keyboard.press("Escape");
  const expectChosen = async () => {
    await expect.poll(async () => (await look()).size).toBeGreaterThan(usual.size * 1.2);
    expect((await look()).family).toMatch(/^Verdana/);
  };
  await expectChosen();
  await page.reload();
  await frame.scrollIntoViewIfNeeded();
  await expectChosen();
});

test.describe("without movement", () => {
  const movement = (page: Page) => panel(page).getByRole("group", { name: "Movement" });
  /** What moves by itself: animations that run by time, and not by scrolling. */
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length);

  test("no animation runs on any page from then on, without waking one, and slides wait", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(addressOf("home"));
    await openPanel(page);
    await movement(page).getByLabel("Off").check();
    await page.keyboard.press("Escape");
    // Nor does one page open out of another.
    const named = (all: Element[]) => all.filter((one) => getComputedStyle(one).viewTransitionName !== "none").length;
    expect(await page.locator("body *").evaluateAll(named)).toBe(0);
    const all = onePerTemplate.map(({ address }) => address);
    for (const address of process.env.FULL ? all : [longPath, otherPath]) {
      await page.goto(address);
      await page.evaluate(() => {
        for (const link of document.links) link.focus({ preventScroll: true });
      });
      expect([address, await moving(page)]).toEqual([address, 0]);
    }
    if (slides.length < 2) return;
    await page.goto(addressOf("home"));
    await expect(page.getByRole("button", { name: "Play the slides" })).toBeVisible();
  });

  test("the slides of an awake page stop, and Play takes the reading setting back @night", async ({ page }) => {
    test.skip(slides.length < 2, "This site has no slides that change.");
    await open(page, addressOf("home"));
    await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    await openPanel(page);
    await movement(page).getByLabel("Off").check();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Play the slides" }).click();
    await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    await openPanel(page);
    await expect(movement(page).getByLabel("Usual")).toBeChecked();
  });
});

test("on a phone the reading settings are the first thing in the open menu, and on a wide screen they have a word", {
  tag: ["@both", "@figures"],
}, async ({ page, isMobile }) => {
  await page.goto(otherPath);
  if (isMobile) await page.locator("header summary:visible").click();
  const button = page.locator("header").getByRole("button", { name: "Reading settings" }).locator("visible=true");
  await expect(button).toHaveText(/Reading/, { useInnerText: true });
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(200);
});

test("a reading setting holds before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(otherPath);
  await openPanel(page);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await background();
  await panel(page).getByLabel("Light", { exact: true }).check();
  const chosen = await background();
  expect(chosen).not.toBe(before);
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset.atFirstPaint ??= getComputedStyle(document.documentElement).backgroundColor;
    }).observe({ type: "paint", buffered: true });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-at-first-paint", chosen);
});

test("all reading settings can be forgotten, and with them the ticket and a place kept in a chapter", async ({
  page,
}) => {
  await open(page, otherPath);
  await openPanel(page);
  await panel(page).getByLabel("Larger").check();
  await panel(page).getByLabel("Dark", { exact: true }).check();
  expect(await brightness(page)).toBeLessThan(200);
  await page.evaluate(() => localStorage.setItem("kept-place", '{"path":"/a-chapter","id":"p-9","minutes":5}'));
  await page.evaluate(() => localStorage.setItem("kept-ticket", "wool"));
  await panel(page).getByRole("button", { name: "Back to usual, and forget" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(panel(page).getByLabel("Like this device")).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-reading-text");
});

test("the usual choice, chosen again, is no longer stored @night", async ({ page }) => {
  await page.goto(otherPath);
  await openPanel(page);
  await panel(page).getByLabel("Wider").check();
  await panel(page).getByRole("group", { name: /Space/ }).getByLabel("Usual").check();
  expect(await stored(page)).toEqual([]);
});

test("the reading settings outlive the page's waking and the way to another page", async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto(otherPath);
  await openPanel(page);
  await panel(page).getByLabel("Larger").check();
  await page.keyboard.press("Escape");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-reading-text", "larger");
  await page.locator(`footer a[href="${policyPath}"]`).first().click();
  await expect(page).toHaveURL(policyPath);
  await expect(page.locator("html")).toHaveAttribute("data-reading-text", "larger");
  await openPanel(page);
  await expect(panel(page).getByLabel("Larger")).toBeChecked();
  expect(complaints).toEqual([]);
});

test("the panel of reading settings opens, is used and closes with the keyboard alone, and gives the focus back", async ({
  page,
}) => {
  await page.goto(otherPath);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page).getByLabel("Usual").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-reading-text", "larger");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

for (const left of ["not { JSON", "null"]) {
  test(`stored reading settings that cannot be read do no harm: ${left} @night`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await page.addInitScript((value) => localStorage.setItem("reading-settings", value), left);
    await open(page, otherPath);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openPanel(page);
    await panel(page).getByLabel("Wider").check();
    await expect(page.locator("html")).toHaveAttribute("data-reading-spacing", "wider");
    expect(complaints).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing offers reading settings that nothing would answer", async ({ page }) => {
    await page.goto(otherPath);
    await expect(opener(page)).toBeHidden();
  });
});
