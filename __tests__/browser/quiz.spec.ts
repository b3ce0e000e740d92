import { expect, type Locator, type Page, test } from "@playwright/test";
import { resultPath } from "../../src/content/kinds/quiz-result-pages";
import { topOf } from "../../src/templates/quiz/scoring";
import { drawing } from "./looks";
import { quiz } from "./play";
import { open, watchComplaints } from "./site";

test.skip(!quiz, "This site has no quiz.");

const address = quiz?.path;
const questions: { question: string; answers: { text: string; first: string; second: string }[] }[] =
  quiz?.questions ?? [];
const [first] = quiz?.results ?? [];
const question = (page: Page, index: number) =>
  page.getByRole("group", { name: questions[index]?.question as string, includeHidden: true });
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const show = (page: Page) => page.getByRole("button", { name: quiz.button });

/** The answers that the first of the travellers would give, where one of them is theirs. */
const choices = questions.map(({ answers }) =>
  Math.max(
    0,
    answers.findIndex((answer) => answer.first === first.character),
  ),
);

/** Whose page they lead to. */
const tops = topOf(questions, quiz?.results.map(({ character }: { character: string }) => character) ?? [], choices);
const result = resultPath(
  address,
  tops.map((top) => quiz.results.find(({ character }: { character: string }) => character === top).id),
  quiz?.everybody.id,
);

async function answerAll(page: Page) {
  for (const [index, choice] of choices.entries()) {
    await question(page, index).getByRole("radio").nth(choice).check();
    if (index < questions.length - 1) await next(page).click();
  }
}

test("the quiz shows one question at a time, and at the end the page of who one is, which can be shared", async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await page.goto(address);
  await expect(question(page, 0)).toBeVisible();
  for (const [index] of questions.slice(1).entries()) await expect(question(page, index + 1)).toBeHidden();
  const answer = question(page, 0).locator("label").first();
  const before = await drawing(answer);
  await answer.click();
  // Not by what a pointer over it does.
  await page.mouse.move(0, 0);
  expect(await drawing(answer)).not.toBe(before);
  // Forced colours take backgrounds and shadows away.
  await page.emulateMedia({ forcedColors: "active" });
  const outline = (label: Locator) => label.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect([await outline(answer), await outline(question(page, 0).locator("label").nth(1))]).toEqual(["solid", "none"]);
  await page.emulateMedia({ forcedColors: null });
  await answerAll(page);
  await show(page).click();
  await expect(page).toHaveURL(result);
  await expect(question(page, 0)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Gatsby notes how far an awake page was scrolled; of the answers nothing is kept.
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(kept.filter((key) => key && !key.startsWith("@@scroll|"))).toEqual([]);

  if (quiz.sharing) {
    await page.evaluate(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      navigator.clipboard.writeText = async (text) => document.body.setAttribute("data-copied", text);
    });
    await page.getByRole("button", { name: quiz.sharing.button }).click();
    await expect(page.getByRole("status").filter({ hasText: quiz.sharing.copied ?? "Copied" })).toBeVisible();
    expect(await page.locator("body").getAttribute("data-copied")).toBe(page.url());
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: quiz.sharing?.turnButton ?? quiz.again })
    .click();
  await expect(question(page, 0)).toBeVisible();
  await expect(page.locator("input[type=radio]:checked:visible")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("the quiz goes no further without an answer, calls none wrong before, and goes back to what was answered", async ({
  page,
}) => {
  test.skip(questions.length < 2, "This quiz asks one question.");
  await open(page, address);
  await expect(question(page, 0).locator(":invalid")).toHaveCount(0);
  await next(page).click();
  await expect(question(page, 0)).toBeVisible();
  await expect(question(page, 0).getByRole("radio").first()).toBeFocused();
  await expect(question(page, 0).locator(":invalid")).not.toHaveCount(0);
  await question(page, 0).getByRole("radio").nth(1).check();
  await next(page).click();
  await expect(question(page, 1).locator("legend")).toBeInViewport();
  await expect(page.locator("main form > ol > [data-done]")).toHaveCount(2);
  // Whoever goes on by keyboard meets Next first.
  await question(page, 1).getByRole("radio").first().check();
  await page.keyboard.press("Tab");
  await expect(page.locator("main form button[type=submit]")).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(question(page, 0).getByRole("radio").nth(1)).toBeChecked();
  await expect(question(page, 0).getByRole("radio").nth(1)).toBeFocused();
});

test("the quiz can be answered with the keyboard alone", async ({ page }) => {
  await open(page, address);
  await question(page, 0).getByRole("radio").first().focus();
  for (const [index] of questions.entries()) {
    await expect(question(page, index)).toBeVisible();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(new RegExp(`^[^#]*${address}/[^/]+$`));
});

test("on paper the quiz has all questions, letters and results @night", async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
  for (const [index] of questions.entries()) await expect(question(page, index)).toBeVisible();
  for (const { heading } of quiz.results)
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  await expect(page.getByText(`${first.letter} is ${first.name}`)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all of the quiz is on the page, with a way to count, and nothing is sent", async ({ page }) => {
    await page.goto(address);
    for (const [index] of questions.entries()) await expect(question(page, index)).toBeVisible();
    await expect(page.getByText(`${first.letter} is ${first.name}`)).toBeVisible();
    for (const { heading } of quiz.results)
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    await question(page, 0).getByRole("radio").first().check();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
  });
});
