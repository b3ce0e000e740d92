/** What visitors do, under the policy that pages carry and the headers that hosts add. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { workerNames } from "../../plugins/gatsby-adapter-static-hosts";
import { hosting, onePerTemplate, pathPrefix, site, siteFolder } from "../site-under-test";
import { open, otherPath, scrollThrough, watchOtherSites, watchPolicy } from "./site";

const { aliases } = hosting;

/** Lists what policies forbid and what is asked of other sites, which are answered here. */
const watch = async (page: Page) => ({ violations: await watchPolicy(page), foreign: await watchOtherSites(page) });

test("client-side navigation breaks no Content Security Policy on any page @night", async ({ page }) => {
  const { violations } = await watch(page);
  await open(page, `${pathPrefix}/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { address } of onePerTemplate.filter(({ template }) => template !== "home")) {
    // Gatsby's own way of going to a page, without loading a document.
    await page.evaluate((path) => {
      Object.assign(document.querySelector("h1") ?? {}, { isLeft: true });
      (window as unknown as { ___navigate(path: string): void }).___navigate(path);
    }, address.slice(pathPrefix.length));
    // The address changes first, and the page after it.
    await page.waitForFunction(() => {
      const heading = document.querySelector("h1");
      return heading && !("isLeft" in heading);
    });
    await scrollThrough(page);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(violations).toEqual([]);
});

test("the newsletter form reaches its service, and no other form does", async ({ page }) => {
  test.skip(!site.newsletter, "This site has no newsletter.");
  const { violations, foreign } = await watch(page);
  await page.goto(`${pathPrefix}/`);
  const form = page.locator("form[method=post]").first();
  const action = (await form.getAttribute("action")) ?? "";
  await form.locator("input[type=email]").fill("reader@series.example");
  await form.evaluate((element: HTMLFormElement) => {
    element.target = "_self";
  });
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
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

test("the Content Security Policy runs no injected script", async ({ page }) => {
  const { violations } = await watch(page);
  await page.goto(otherPath);
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

test("a former site's service worker is removed at the next visit @night", async ({ page }) => {
  const [worker = ""] = workerNames;
  const pageOf = (words: string) => `<!DOCTYPE html><title>${words}</title><h1>${words}</h1>`;
  let published = `
    addEventListener("install", (event) => { skipWaiting(); event.waitUntil(caches.open("old").then((cache) => cache.put("/", new Response("kept")))) });
    addEventListener("activate", (event) => event.waitUntil(clients.claim()));
    addEventListener("fetch", (event) => { if (event.request.mode === "navigate")
      event.respondWith(new Response(${JSON.stringify(pageOf("Old site"))}, { headers: { "Content-Type": "text/html" } })) });`;
  const server = createServer((request, response) => {
    const isWorker = request.url === `/${worker}`;
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
    response.end(isWorker ? published : pageOf("New site"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(address);
  await page.evaluate(async (name) => {
    await navigator.serviceWorker.register(`/${name}`);
    await navigator.serviceWorker.ready;
  }, worker);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Old site" })).toBeVisible();

  published = readFileSync(path.join(siteFolder, "public", worker), "utf8");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "New site" })).toBeVisible();
  const left = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length);
  await expect.poll(left).toBe(0);
  server.closeAllConnections();
  server.close();
});

/** What hosts that cannot redirect serve at an alias. */
const redirectPage = (from: string) =>
  readFileSync(path.join(siteFolder, "public", `${from.slice(pathPrefix.length)}.html`), "utf8");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  const [alias] = aliases;
  if (alias) {
    test(`the page at ${alias.from} goes on to ${alias.to}`, async ({ page }) => {
      const html = redirectPage(alias.from);
      await page.route(`**${alias.from}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.goto(alias.from);
      await page.waitForURL(`**${alias.to}`);
    });
  }
});
