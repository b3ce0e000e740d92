/** Reading on the site: the place that a reader keeps, and a voice that reads. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { addressesOf } from "../site-under-test";
import { drawing } from "./looks";
import { open } from "./site";

const [chapter] = addressesOf("chapter");
test.skip(!chapter, "This site has no chapters.");

const carryOn = (page: Page) => page.getByRole("link", { name: /^Carry on reading, .+ left$/ });

test("one press keeps the place in a chapter while the page sleeps, home leads back to it, and one press forgets it", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(chapter as string);
  await expect(carryOn(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Forget it" })).toBeHidden();
  // The toolbar covers nothing that stands before the story.
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const keep = page.getByRole("button", { name: "Keep my place" });
  expect(await top(keep)).toBeGreaterThan(await top(page.locator("[data-story]")));
  const paragraphs = page.locator("[data-story] > p[id]");
  const reached = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await reached.evaluate((paragraph) => paragraph.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(keep).toBeInViewport();
  // How far one has read is drawn by scrolling.
  const timelines = () => document.getAnimations().map(({ timeline }) => timeline === document.timeline);
  await expect.poll(() => page.evaluate(timelines)).toContain(false);
  await keep.click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Kept.");

  await page.goto(new URL(".", new URL(chapter as string, "https://x.example/")).pathname.replace(/(?<=.)\/$/, ""));
  await expect(carryOn(page)).toBeVisible();
  await carryOn(page).click();
  await expect(page).toHaveURL(/#p-[\w-]+$/);
  await expect(page.locator("[data-story] > p:target")).toBeInViewport();
  await page.getByRole("button", { name: "Forget my place" }).click();
  await expect(carryOn(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** A browser with one voice, which says nothing. */
const giveVoice = (page: Page, localService: boolean) =>
  page.addInitScript((localService) => {
    const voice = { localService, lang: document.documentElement?.lang || "en-GB", voiceURI: "voice" };
    const speech = Object.assign(new EventTarget(), { getVoices: () => [voice], speak() {}, cancel() {} });
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: class {} });
  }, localService);

test("a voice of the device reads a chapter, marks what it reads, and can be paused; paper has the story alone", async ({
  page,
}) => {
  await giveVoice(page, true);
  await open(page, chapter as string);
  const unread = await drawing(page.locator("[data-story] > p").first());
  await page.getByRole("button", { name: "Read to me" }).click();
  await expect(page.locator("[data-story] > p[data-reading]")).toBeInViewport();
  expect(await drawing(page.locator("[data-story] > p[data-reading]"))).not.toBe(unread);
  for (const name of ["Slower", "Faster", "Pause"]) await expect(page.getByRole("button", { name })).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("article:has([data-story]) ~ *").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  // By night, too, the black lines of a drawing lie on light paper.
  await page.emulateMedia({ colorScheme: "dark" });
  const grounds = await page.locator("main img[src$='.svg']").evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      for (let box: Element | null = drawing; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (!/[,/] 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return [];
    }),
  );
  for (const ground of grounds) {
    const [red = 0, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number);
    // As bright as a grey in the middle, in whatever palette.
    expect(0.3 * red + 0.59 * green + 0.11 * blue).toBeGreaterThan(128);
  }
});
