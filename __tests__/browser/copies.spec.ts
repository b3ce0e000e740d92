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

/** Answers with a copy at an address on the site's own server, where its scripts and data are. */
async function archived(page: Page, html: string): Promise<string> {
  const address = `${pathPrefix}/archive/20261127/https://series.example${otherPath}`;
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  return address;
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

/** A page's HTML as it was served, and as it stands in a browser where it is awake. */
const states: Record<string, (page: Page, address: string) => Promise<string>> = {
  asleep: async (_page, address) => htmlOf(address),
  awake: async (page, address) => {
    await open(page, address);
    return `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`;
  },
};

for (const [state, htmlFrom] of Object.entries(states)) {
  test(`a page that was saved ${state} stays readable on disk${state === "asleep" ? "" : " @night"}`, async ({
    page,
  }) => {
    for (const { address } of process.env.FULL ? lively : lively.slice(0, 1))
      await expectToStay(page, saved(await htmlFrom(page, address)));
  });

  test(`a page that was archived ${state} stays what it is at the archive's address @night`, async ({ page }) => {
    const html = await htmlFrom(page, otherPath);
    await expectToStay(page, await archived(page, html));
  });

  test(`a page whose <base> says that it is another site's stays what it is, ${state} @night`, async ({ page }) => {
    const html = await htmlFrom(page, otherPath);
    const proxied = html.replace("<head>", '<head><base href="https://series.example/">');
    await page.route(`**${otherPath}?sl=en`, (route) => route.fulfill({ contentType: "text/html", body: proxied }));
    await expectToStay(page, `${otherPath}?sl=en`);
  });
}

test("a page wakes with a slash after its address, as some hosts have it @night", async ({ page }) => {
  const html = htmlOf(otherPath);
  await page.route(`**${otherPath}/`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await open(page, `${otherPath}/`);
});
