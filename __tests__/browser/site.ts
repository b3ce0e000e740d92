/** What the browser tests share: the site's pages and settings as the content names them, and ways to watch a page. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const readFolder = (folder: string) =>
  readdirSync(path.join("data", folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ slug: path.parse(name).name, ...readJson(path.join("data", folder, name)) }));

export const site = readJson("data/site.json");
export const videos = readFolder("videos").sort((a, b) => a.order - b.order);
export const albums = readFolder("music").sort((a, b) => a.order - b.order);
export const artworks = readFolder("artwork");
export const slides = readFolder("slides").sort((a, b) => a.order - b.order);
export const gallery = readFolder("gallery").sort((a, b) => a.order - b.order);

/** Every page's path, and one at which there is none. */
export const paths: string[] = [...readFolder("pages"), ...readFolder("books")].map((page) => page.path);
export const missingPath = "/a-page-that-never-was";

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Opens a page and wakes it with a key that does nothing else. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press("Shift");
  await hydrated(page);
}

/** Lists what the page complains of from now on. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Lists what the page asks other sites for from now on; they are answered here, since tests run offline. */
export async function watchOtherSites(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" });
    },
  );
  return requests;
}

/** The page breaks no rule of WCAG 2.2 A and AA that a program can check. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"])
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual([]);
}

/** Scrolls at once, as a visitor could not who has asked for smooth scrolling. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
