/** All pages in a browser, under the policy that they carry and the headers that hosts add. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { Hosting } from "../../src/hosting/description";

const { pages, aliases, pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));

/** Collects whatever a policy forbids on a page, in all its frames, and whatever it asks of other sites. */
async function watch(page: Page) {
  const violations: string[] = [];
  const foreign: string[] = [];
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
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<h1>The player</h1>" });
    },
  );
  return { violations, foreign };
}

async function wake(page: Page) {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}

/** Scrolls to the end, so that everything that loads late does. */
async function seeAll(page: Page) {
  for (let last = -1, now = 0; now !== last; ) {
    last = now;
    now = await page.evaluate(() => {
      scrollBy(0, innerHeight);
      return scrollY;
    });
    await page.waitForTimeout(50);
  }
  // What the last step asked for; "networkidle" never comes to a page with frames that load late.
  await page.waitForTimeout(400);
}

for (const address of [...pages, `${pathPrefix}/dinosaurs`]) {
  test(`${address} loads, wakes and shows everything without breaking its policy`, async ({ page }) => {
    const { violations, foreign } = await watch(page);
    await page.goto(address);
    await wake(page);
    await seeAll(page);
    expect(violations).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test("a visit that starts on the home page breaks no policy on any other page", async ({ page }) => {
  const { violations } = await watch(page);
  await page.goto(`${pathPrefix}/`);
  await wake(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const address of pages) {
    // Gatsby's own way of going to a page, without loading a document.
    await page.evaluate((path) => {
      (window as unknown as { ___navigate(path: string): void }).___navigate(path);
    }, address.slice(pathPrefix.length) || "/");
    await page.waitForFunction((path) => location.pathname === path, address);
    await seeAll(page);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(violations).toEqual([]);
});

test("a player loads in its frame, and nothing was asked of its site before", async ({ page }) => {
  const { violations, foreign } = await watch(page);
  await page.goto(`${pathPrefix}/music`);
  await seeAll(page);
  const card = page.frameLocator("iframe").first();
  await expect(card.getByRole("link")).toBeVisible();
  expect(await card.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(
    "rgba(0, 0, 0, 0)",
  );
  expect(foreign).toEqual([]);
  await card.getByRole("link").click();
  await expect(card.getByRole("heading", { name: "The player" })).toBeVisible();
  expect(violations).toEqual([]);
});

test("a video plays in the page", async ({ page }) => {
  const { violations, foreign } = await watch(page);
  await page.goto(`${pathPrefix}/videos`);
  await wake(page);
  expect(foreign).toEqual([]);
  await page.locator("[data-video]").first().click();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "The player" })).toBeVisible();
  expect(violations).toEqual([]);
});

test("a picture is saved under its own name", async ({ page }) => {
  const { violations } = await watch(page);
  await page.goto(`${pathPrefix}/artwork`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("main article a[download]").first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.(jpg|png)$/);
  expect(await download.failure()).toBeNull();
  expect(violations).toEqual([]);
});

test("the newsletter form reaches its service, and no other form does", async ({ page }) => {
  const { violations, foreign } = await watch(page);
  await page.goto(`${pathPrefix}/`);
  const form = page.locator("form[method=post]").first();
  const action = (await form.getAttribute("action")) ?? "";
  await form.locator("input[name=EMAIL]").fill("reader@series.example");
  await form.evaluate((element: HTMLFormElement) => {
    element.target = "_self";
  });
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole("heading", { name: "The player" })).toBeVisible();
  expect(foreign).toContain(action);
  expect(violations).toEqual([]);

  await page.goto(`${pathPrefix}/`);
  await page.evaluate(() => {
    const stray = document.body.appendChild(document.createElement("form"));
    stray.action = "https://evil.example/";
    stray.submit();
  });
  await expect.poll(() => violations.join()).toContain("form-action forbids https://evil.example");
});

test("a script that somebody slips into a page does not run", async ({ page }) => {
  const { violations } = await watch(page);
  await page.goto(`${pathPrefix}/shop`);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.slipped = true";
    document.body.append(script);
    const holder = document.createElement("div");
    holder.innerHTML = '<img src="data:," onerror="window.slipped = true">';
    document.body.append(holder);
    return "slipped" in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});

test.describe("where hosts cannot redirect", () => {
  for (const { from, to } of aliases) {
    test(`the page at ${from} goes on to ${to} and keeps the query and the fragment`, async ({ page }) => {
      const { violations } = await watch(page);
      const html = readFileSync(`public${from.slice(pathPrefix.length)}.html`, "utf8");
      await page.route(`**${from}?*`, (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.goto(`${from}?from=letter#main`);
      await page.waitForURL(`**${to}?from=letter#main`);
      expect(violations).toEqual([]);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  const [alias] = aliases;
  if (alias) {
    test(`the page at ${alias.from} goes on to ${alias.to}`, async ({ page }) => {
      const html = readFileSync(`public${alias.from.slice(pathPrefix.length)}.html`, "utf8");
      await page.route(`**${alias.from}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.goto(alias.from);
      await page.waitForURL(`**${alias.to}`);
    });
  }
});
