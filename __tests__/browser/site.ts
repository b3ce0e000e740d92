/** Helpers of the browser tests: pages and settings derived from the content, and page assertions. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { RunOptions, run } from "axe-core";
import { addressesOf, htmlOf, items, menuOf, pages, pathPrefix, site, weight } from "../site-under-test";

export { missingAddress as missingPath, site } from "../site-under-test";

/** How many, how heavy and how high is asked of the fixture site: its content changes with these tests alone. */
export const ownsContent = Boolean(process.env.SITE_FOLDER);

/** The path of a template's first page; "" where the site has none. */
export const addressOf = (template: string) => addressesOf(template)[0] ?? "";

export const videosPath = addressOf("videos");
export const musicPath = addressOf("music");
export const artworkPath = addressOf("artwork");
export const policyPath = addressOf("privacy-policy");

const named = [...items("pages"), ...items("books")];
/** The menu's pages, largest HTML first. */
export const menuPaths: string[] = (site.navigation as { pages: string[] }[])
  .flatMap((group) => menuOf(group.pages))
  .flatMap((slug) =>
    pages.filter(({ address }) => address === pathPrefix + named.find((page) => page.slug === slug)?.path),
  )
  .sort((a, b) => weight(b) - weight(a))
  .map(({ address }) => address);
/** Two pages for tests of shared parts: a long one to scroll, and one to navigate to, which a menu of one page lacks. */
export const [longPath, otherPath] = [...menuPaths, policyPath] as [string, string];

export const videos = items("videos");
/** A YouTube URL's video id. */
export const playerIdOf = ({ url }: { url: string }) =>
  /^https:\/\/www\.youtube\.com\/watch\?.*\bv=([\w-]{11})/.exec(url)?.[1];
/** The stills that the page of videos shows at once: a long series folds those of its other books. */
const openStills = videosPath ? htmlOf(videosPath).replace(/<details\b.*?<\/details>/gs, "") : "";
/** Videos that the pop-up player can embed, and that can be pressed without opening a fold. */
export const playable = videos.filter(
  (video) => playerIdOf(video as { url: string }) && openStills.includes(`data-video="${video.slug}"`),
);
export const albums = items("music");
export const artworks = items("artwork");
export const slides = items("slides");
export const gallery = items("gallery");

/** A phone's screen with one pixel per pixel and without animations, where neither is what is tested: it is drawn in half the time. */
export const calmScreen = { deviceScaleFactor: 1, contextOptions: { reducedMotion: "reduce" } } as const;

/** Waits for hydration. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Loads a page and triggers hydration with a key press that has no other effect. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press("Shift");
  await hydrated(page);
}

/** The URL of a page's last fragment target. */
export async function lastPart(page: Page): Promise<string> {
  const html = await (await page.request.get(longPath)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const id = [...main.matchAll(/<(?:section|article|h2|h3)\b[^>]*\sid="([^"]+)"/g)].at(-1)?.[1];
  return `${longPath}#${id}`;
}

/** Follows a link in the header, opening its menu if necessary, or in the footer, where the menu has none. */
export async function goTo(page: Page, address: string) {
  if ((await page.locator(`header a[href="${address}"]`).count()) === 0)
    return page.locator(`footer a[href="${address}"]`).first().click();
  const link = page.locator(`header a[href="${address}"]:visible`).first();
  // Phones have one menu; desktops one for each group of pages.
  const menu = page.locator(`header details:has(a[href="${address}"]) > summary:visible`);
  // Retries, since the previous page's menu may be closing at this moment; a busy machine may follow a click and tell of it late.
  const before = page.url();
  await expect(async () => {
    if (page.url() !== before) return;
    if (!(await link.isVisible())) await menu.click();
    await link.click({ timeout: 2000 });
  }).toPass();
}

export const notice = (page: Page) => page.getByRole("region", { name: "Cookie notice" });
export const accept = (page: Page) => notice(page).getByRole("button");

/** The menu of this viewport: the full one on phones, the first drop-down on desktops. */
export const menu = (page: Page) => page.locator("header details:visible").first();

/** False where wide screens show all of the menu at once, so that there is nothing to open. */
export const hasMenuGroups = (site.navigation as { pages: string[] }[]).some(({ pages }) => menuOf(pages).length > 1);

const addresses = new Set(pages.map(({ address }) => address));

/** What Gatsby asks for where a text links to a page that is not there: the check warns of such a link, and lets it be. */
const isOfDeadLink = (url: string) => {
  const [, before, address] = /^https?:\/\/[^/]+(.*)\/page-data(\/.+)\/page-data\.json$/.exec(url) ?? [];
  return address !== undefined && address !== "/index" && !addresses.has(`${before}${address}`);
};

/** Collects console errors, warnings and uncaught exceptions from now on. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isOfDeadLink(message.location().url))
      complaints.push(message.text());
  });
  return complaints;
}

/** Collects third-party requests from now on, and fulfils them with stubs. */
export async function watchOtherSites(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>",
      });
    },
  );
  return requests;
}

/** Collects Content Security Policy violations, frames included, from now on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, documentURI }) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
      reportViolation(`${effectiveDirective} forbids ${blockedURI} ${sample} on ${documentURI}`);
    });
  });
  page.on("console", (message) => {
    if (/content security policy|permissions[ -]policy|unrecognized feature/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

const accessibilityRules = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
};
/** Rules to ask for alone: the slowest by far, and those whose answer depends on the width of the screen. */
const groups = { colours: ["color-contrast"], layout: ["target-size", "scrollable-region-focusable"] };

/** Injected once per document: parsing it takes longer than most rules do, and @axe-core/playwright does so four times a page. */
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Asserts that axe finds no violation of WCAG 2.2 A and AA, or of one group of its rules. */
export async function expectAccessible(page: Page, { only }: { only?: keyof typeof groups } = {}) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  }
  const options: RunOptions = {
    runOnly: only ? { type: "rule", values: groups[only] } : accessibilityRules,
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run: typeof run } }).axe.run(document, options),
    options,
  );
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual([]);
}

/** Scrolls instantly by script, without input events. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/**
 * Scrolls down in steps until all lazy images have loaded. Queries anew each time, since hydration may replace
 * elements, and a detached lazy image never loads.
 */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      let awaited: HTMLImageElement[];
      do {
        await new Promise((resolve) => setTimeout(resolve, 20));
        awaited = [...document.images].filter((image) => {
          const box = image.getBoundingClientRect();
          const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
          return isInView && image.checkVisibility() && !image.complete;
        });
      } while (awaited.length > 0);
    }
  });

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

/** Ten interpolated points. */
export const between = (from: Point, to: Point) =>
  Array.from({ length: 10 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / 10,
    y: from.y + ((to.y - from.y) * (step + 1)) / 10,
  }));

/** Touch input, for swipes (Chrome DevTools Protocol). */
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
