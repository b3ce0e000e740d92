import { expect, type Page, test } from "@playwright/test";
import { countOf } from "../../src/format";
import { plainSpaces } from "../plain-spaces";
import { lessons, lessonsPath, years } from "./play";
import { hydrated, watchPolicy } from "./site";

test.skip(!lessonsPath || lessons.length < 2, "This site has no lessons to choose from.");

const titles = async (page: Page) => (await page.locator("main h3 a:visible").allTextContents()).map(plainSpaces);
const titlesOf = (fitting: typeof lessons) => fitting.map(({ title }) => title);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("lessons are chosen by subject and age at once, and all of them come back", async ({ page }) => {
    await page.goto(lessonsPath);
    expect(await titles(page)).toEqual(titlesOf(lessons));
    // What "of 12 lessons fit" counts.
    await expect(page.locator("main li[data-fits]:visible").first()).toHaveCSS("counter-increment", "fitting 1");
    const [subject] = lessons[0]?.subjects ?? [];
    const oldest = Math.max(...lessons.map(({ ages }) => ages.to));
    await page.getByLabel("Subject").selectOption(subject);
    expect(await titles(page)).toEqual(titlesOf(lessons.filter(({ subjects }) => subjects.includes(subject))));
    await page.getByLabel("Age or school year").selectOption(`age-${oldest}`);
    expect(await titles(page)).toEqual(
      titlesOf(lessons.filter(({ subjects, ages }) => subjects.includes(subject) && ages.to === oldest)),
    );
    await page.getByLabel("Subject").selectOption("");
    const youngest = Math.min(...lessons.map(({ ages }) => ages.from));
    await page.getByLabel("Age or school year").selectOption(`age-${youngest}`);
    expect(await titles(page)).toEqual(titlesOf(lessons.filter(({ ages }) => ages.from === youngest)));
    await page.getByLabel("Age or school year").selectOption("");
    expect(await titles(page)).toEqual(titlesOf(lessons));
  });

  test("lessons are chosen by their time, and by school years as well as ages @night", async ({ page }) => {
    await page.goto(lessonsPath);
    const least = Math.min(...lessons.map(({ minutes }) => minutes));
    if (lessons.some(({ minutes }) => minutes > least)) {
      await page.getByLabel("Time at most").selectOption({ label: countOf(least, "minute") });
      expect(await titles(page)).toEqual(titlesOf(lessons.filter(({ minutes }) => minutes === least)));
      await page.getByLabel("Time at most").selectOption("");
    }
    for (const { name, from, to } of years) {
      const fitting = lessons.filter(({ ages }) => ages.from <= to && from <= ages.to);
      if (fitting.length === 0) continue;
      await page.getByLabel("Age or school year").selectOption({ label: name });
      expect([name, await titles(page)]).toEqual([name, titlesOf(fitting)]);
    }
  });
});

test("the lessons chosen while the page sleeps stay chosen, and a page that one comes back to chooses as well", async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const [first] = lessons;
  const [subject] = first?.subjects ?? [];
  const fitting = titlesOf(lessons.filter(({ subjects }) => subjects.includes(subject)));
  await page.goto(lessonsPath);
  await page.getByLabel("Subject").selectOption(subject);
  await page.keyboard.press("Shift");
  await hydrated(page);
  await expect.poll(() => titles(page)).toEqual(fitting);
  // Read out, for whoever does not see the list change.
  await expect(page.getByRole("status")).toHaveText(`${fitting.length} of ${lessons.length} lessons fit.`);
  await expect(page).toHaveURL(`${lessonsPath}?subject=${subject}`);
  await page.getByRole("main").getByRole("link", { name: fitting[0] }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: fitting[0] })).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(fitting);
  await page.goForward();
  await page.getByRole("navigation", { name: "Breadcrumb" }).locator(`a[href="${lessonsPath}"]`).click();
  await expect.poll(() => titles(page)).toEqual(titlesOf(lessons));
  await page.getByLabel("Subject").selectOption(subject);
  await expect.poll(() => titles(page)).toEqual(fitting);
  const age = first?.ages.from ?? 0;
  await page.getByLabel("Age or school year").selectOption(`age-${age}`);
  const suits = ({ subjects, ages }: (typeof lessons)[number]) =>
    subjects.includes(subject) && ages.from <= age && age <= ages.to;
  await expect.poll(() => titles(page)).toEqual(titlesOf(lessons.filter(suits)));
  expect(violations).toEqual([]);
});

test("an address with a choice in it shows those lessons while the page sleeps, and all where it names no choice", async ({
  page,
}) => {
  const [subject] = lessons[0]?.subjects ?? [];
  await page.goto(`${lessonsPath}?subject=${subject}`);
  expect(await titles(page)).toEqual(titlesOf(lessons.filter(({ subjects }) => subjects.includes(subject))));
  await page.goto(`${lessonsPath}?subject=no-such-subject&utm=1`);
  expect(await titles(page)).toEqual(titlesOf(lessons));
  await expect(page.getByLabel("Subject")).toHaveValue("");
});

test("each lesson prints on one sheet @night", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  for (const { slug } of lessons) {
    await page.goto(`${lessonsPath}/${slug}`);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect([slug, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([slug, 1]);
  }
});
