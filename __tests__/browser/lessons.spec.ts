import { expect, type Page, test } from "@playwright/test";
import { lessons, lessonsPath } from "./play";

test.skip(!lessonsPath || lessons.length === 0, "This site has no lessons.");

const choice = (page: Page, list: string, name: string | RegExp) =>
  page
    .getByRole("navigation", { name: "Choose lessons" })
    .locator("div", { hasText: list })
    .getByRole("link", { name, exact: true });
const titles = (page: Page) => page.locator("main section section li:visible > a").allTextContents();
const titlesOf = (fitting: typeof lessons) => fitting.map(({ title }) => title);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("lessons are chosen by age and by subject with plain links", async ({ page }) => {
    await page.goto(lessonsPath);
    for (const { title } of lessons) await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    const oldest = Math.max(...lessons.map(({ ages }) => ages.to));
    await choice(page, "By age", String(oldest)).click();
    expect(await titles(page)).toEqual(titlesOf(lessons.filter(({ ages }) => ages.to === oldest)));
    const [subject] = lessons[0]?.subjects ?? [];
    await page.locator(`a[href="#${subject}"]`).click();
    expect(await titles(page)).toEqual(titlesOf(lessons.filter(({ subjects }) => subjects.includes(subject))));
    await page.getByRole("link", { name: "All of them" }).click();
    await expect(page.locator("main section section:visible")).toHaveCount(0);
  });
});

test("each lesson prints on one sheet", async ({ page, isMobile }) => {
  test.skip(isMobile, "paper is the same for every screen");
  test.slow();
  for (const { slug } of lessons) {
    await page.goto(`${lessonsPath}/${slug}`);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect([slug, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([slug, 1]);
  }
});

test("all lessons print with a sheet for each, and nothing around them", async ({ page, isMobile }) => {
  test.skip(isMobile, "paper is the same for every screen");
  await page.goto(`${lessonsPath}/print`);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(lessons.length);
});
