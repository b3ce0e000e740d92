import { expect, type Page, test } from "@playwright/test";
import { plainLinkedText } from "../../src/content/kinds/linked-text";
import { questions, questionsPath } from "./play";
import { site } from "./site";

test.skip(!questionsPath || questions.length === 0, "This site answers no questions.");

const [asked] = questions;
/** The question with its answer: others may be answered in the same words. */
const part = (page: Page) => page.locator("details", { has: page.locator(`[id="${asked.slug}"]`) });
const answer = (page: Page) =>
  part(page).getByText(plainLinkedText(asked.answer[0]).replaceAll("{email}", site.contactEmail).slice(0, 30)).first();

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a question opens to its answer, a link to it opens it as well, and so does paper", async ({ page }) => {
    await page.goto(questionsPath);
    await expect(answer(page)).toBeHidden();
    const sign = () =>
      part(page)
        .last()
        .locator("> summary")
        .evaluate((one) => getComputedStyle(one, "::after").rotate);
    const plus = await sign();
    await part(page).getByText(asked.question, { exact: true }).click();
    await expect(answer(page)).toBeVisible();
    await expect.poll(sign).not.toBe(plus);

    await page.goto("about:blank");
    await page.goto(`${questionsPath}#${asked.slug}`);
    await expect(answer(page)).toBeVisible();
    await expect(part(page).getByText(asked.question, { exact: true })).toBeInViewport();

    await page.goto("about:blank");
    await page.goto(questionsPath);
    await page.emulateMedia({ media: "print" });
    await expect(answer(page)).toBeVisible();
  });
});
