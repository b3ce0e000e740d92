/** Copies of pages: saved to disk, in an archive, behind a proxy. They stay the plain pages that they are. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { htmlOf, onePerTemplate, pathPrefix, siteFolder } from "../site-under-test";
import { open, otherPath } from "./site";

/** Writes a copy of a page to disk, as browsers do, with its files beside it. */
function saved(html: string): string {
  const files = pathToFileURL(path.join(siteFolder, "public")).href;
  const file = path.join(mkdtempSync(path.join(tmpdir(), "saved-page-")), "saved page.html");
  writeFileSync(file, html.replaceAll(`src="${pathPrefix}/`, `src="${files}/`));
  return pathToFileURL(file).href;
}

/** Pages that do most by script. */
const lively = onePerTemplate.filter(({ template }) => ["home", "find", "quiz", "lesson"].includes(template));

/** The page stays as it is, whatever somebody does in it. */
async function expectToStay(page: Page, address: string) {
  await page.goto(address);
  const url = page.url();
  const text = await page.locator("main").textContent();
  await page.mouse.move(40, 40);
  await page.mouse.wheel(0, 10);
  await page.keyboard.press("Shift");
  await page.waitForTimeout(1500);
  expect(page.url()).toBe(url);
  expect(await page.locator("main").textContent()).toBe(text);
  await expect(page.locator("html")).not.toHaveAttribute("data-scripting");
  expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length)).toBe(0);
}

test("a page that was saved asleep stays readable on disk", async ({ page }) => {
  for (const { address } of process.env.FULL ? lively : lively.slice(0, 1))
    await expectToStay(page, saved(htmlOf(address)));
});

test("a page that was saved awake stays readable on disk @night", async ({ page }) => {
  await open(page, otherPath);
  await expectToStay(page, saved(await page.content()));
});

test("a page that was archived stays what it is at the archive's address @night", async ({ page }) => {
  const address = `${pathPrefix}/archive/20261127/https://series.example${otherPath}`;
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/html", body: htmlOf(otherPath) }));
  await expectToStay(page, address);
});
