import { expect, test } from "@playwright/test";
import { accept, calmScreen, longPath, notice, open, otherPath, scrollTo, site } from "./site";

const { cookieName, days, text } = site.cookieNotice;

test.use(calmScreen);

test("accepting by keyboard hides the cookie notice for a year, on every page, and gives focus to the page's heading", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, longPath);
  await accept(page).focus();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeHidden();
  await expect(page.locator("h1")).toBeFocused();

  const cookie = (await context.cookies()).find(({ name }) => name === cookieName);
  expect(cookie).toMatchObject({
    sameSite: "Lax",
    path: "/",
    secure: false,
    domain: new URL(baseURL as string).hostname,
  });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - days * 86_400)).toBeLessThan(120);

  await page.goto(otherPath);
  await expect(notice(page)).toBeHidden();
});

test("the cookie is for https alone where the site is @night", async ({ page }) => {
  await page.route(`${site.url}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: `${test.info().project.use.baseURL}${pathname}${search}` }),
    });
  });
  await open(page, `${site.url}${longPath}`);
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: cookieName, secure: true })]);
});

test("visitors who have accepted never see the notice, not even for a moment @night", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: cookieName, value: "accepted", url: baseURL as string }]);
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const element = document.querySelector("[data-cookie-notice]");
      if (element) seen.push(getComputedStyle(element).display !== "none");
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, longPath);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true);
});

test("scrolling accepts no cookie, and the page can be used while the cookie notice is there", async ({
  page,
  context,
}) => {
  test.skip(site.cookieNotice.acceptOnScroll.enabled, "This site takes scrolling for an answer.");
  await open(page, longPath);
  await scrollTo(page, 4000);
  await page.waitForTimeout(300);
  await expect(notice(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.locator(`footer a[href^="/"]:not([href="${longPath}"])`).first().click();
  await expect(page).not.toHaveURL(longPath);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the cookie notice neither asks for a press nor tells of a cookie that is not kept, and goes away with the page", async ({
    page,
  }) => {
    await page.goto(longPath);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole("button")).toHaveCount(0);
    await expect(notice(page).getByText(text)).toBeHidden();
    await expect(notice(page).getByRole("link")).toBeVisible();
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(notice(page)).not.toBeInViewport();
  });
});
