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
export const paths: string[] = readJson("deploy/hosting.json").pages;
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

/** Follows a link of the header, which comes along while the page scrolls; some are in its menu. */
export async function goTo(page: Page, address: string) {
  const link = page.locator(`header a[href="${address}"]:visible`).first();
  if (!(await link.isVisible())) await page.locator("header summary:visible").click();
  await link.click();
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

/** Scrolls at once, without a wheel, a key or a finger. */
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

export interface Point {
  x: number;
  y: number;
}

/** Ten moves from one point to the other. */
export const between = (from: Point, to: Point) =>
  Array.from({ length: 10 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / 10,
    y: from.y + ((to.y - from.y) * (step + 1)) / 10,
  }));

/** A finger that goes from one point to the other. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return async (from: Point, to: Point) => {
    await touch("touchStart", [from]);
    for (const point of between(from, to)) await touch("touchMove", [point]);
    await touch("touchEnd", []);
  };
}
