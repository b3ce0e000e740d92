/** What the browser tests share: the site's pages and settings as the content names them, and ways to watch a page. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { addressesOf, items, pages, pathPrefix, site, weight } from "../site-under-test";

export { missingAddress as missingPath, site } from "../site-under-test";

/** The address of the template's page; empty where the site has none. */
const addressOf = (template: string) => addressesOf(template)[0] ?? "";

export const videosPath = addressOf("videos");
export const musicPath = addressOf("music");
export const artworkPath = addressOf("artwork");
export const policyPath = addressOf("privacy-policy");

const named = [...items("pages"), ...items("books")];
/** The pages that the header's menu leads to, those that hold most first. */
export const menuPaths: string[] = (site.navigation as { pages: string[] }[])
  .flatMap((group) => group.pages)
  .flatMap((slug) =>
    pages.filter(({ address }) => address === pathPrefix + named.find((page) => page.slug === slug)?.path),
  )
  .sort((a, b) => weight(b) - weight(a))
  .map(({ address }) => address);
/** Two pages for what is the same on all of them: one to scroll on, and one to go to. */
export const [longPath, otherPath] = menuPaths as [string, string];

export const videos = items("videos");
/** The identifier of a video at the one site whose player the page shows. */
export const playerIdOf = ({ url }: { url: string }) =>
  /^https:\/\/www\.youtube\.com\/watch\?.*\bv=([\w-]{11})/.exec(url)?.[1];
/** The videos that play on the site's own page. */
export const playable = videos.filter((video) => playerIdOf(video as { url: string }));
export const albums = items("music");
export const artworks = items("artwork");
export const slides = items("slides");
export const gallery = items("gallery");

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Opens a page and wakes it with a key that does nothing else. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press("Shift");
  await hydrated(page);
}

/** The address of the lowest part of a page that has an address of its own, as the page's HTML has it. */
export async function lastPart(page: Page): Promise<string> {
  const html = await (await page.request.get(longPath)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const id = [...main.matchAll(/<(?:section|article|h2|h3)\b[^>]*\sid="([^"]+)"/g)].at(-1)?.[1];
  return `${longPath}#${id}`;
}

/** Follows a link of the header, which comes along while the page scrolls; some are in its menu. */
export async function goTo(page: Page, address: string) {
  const link = page.locator(`header a[href="${address}"]:visible`).first();
  // A menu that is still open from the page before closes by itself, now or in a moment.
  await expect(async () => {
    if (!(await link.isVisible())) await page.locator("header summary:visible").click();
    await link.click({ timeout: 2000 });
  }).toPass();
}

/** The cookie notice, and its button. */
export const notice = (page: Page) => page.getByRole("region", { name: "Cookie notice" });
export const accept = (page: Page) => notice(page).getByRole("button");

/** The menu that this screen shows: behind a button on phones, the first of several on wide screens. */
export const menu = (page: Page) => page.locator("header details:visible").first();

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
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>",
      });
    },
  );
  return requests;
}

/** Lists what policies forbid on the page and in its frames from now on. */
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
/** The rule that takes longer than all others together. */
const colourRule = "color-contrast";

/** The page breaks no rule of WCAG 2.2 A and AA that a program can check, or none of those that are asked for. */
export async function expectAccessible(page: Page, part: { only?: "colours"; but?: "colours" } = {}) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: part.only ? { type: "rule", values: [colourRule] } : accessibilityRules,
      rules: part.but ? { [colourRule]: { enabled: false } } : {},
      resultTypes: ["violations"],
    })
    // Frames of other sites are not ours to look into; without them, no second page has to be opened for the results.
    .setLegacyMode()
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual([]);
}

/** Scrolls at once, without a wheel, a key or a finger. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/**
 * Goes down the page as a visitor would, until everything that waits to be seen is there. Each look is a new one, since a
 * waking page may put one image element in the place of another, which then waits for ever.
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
