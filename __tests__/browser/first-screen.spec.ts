/** What a small phone shows without script and before anybody scrolls, with the cookie notice still there. */
import { expect, test } from "@playwright/test";
import { items, onePerTemplate, pathPrefix } from "../site-under-test";

test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

const onSale = items("books").filter(({ editions }) => (editions as unknown[]).length > 0);

for (const { path, editions } of onSale) {
  test(`${path}, which is on sale, can be bought without scrolling @figures`, async ({ page }) => {
    await page.goto(`${pathPrefix}${path}`);
    const [edition] = editions as { retailers: { url: string }[] }[];
    const link = page.locator(`main a[href="${edition?.retailers[0]?.url}"]`).first();
    await expect(link).toBeInViewport({ ratio: 1 });
  });
}

test("the home page shows its promise and the way to the first book @figures", async ({ page }) => {
  await page.goto(`${pathPrefix}/`);
  await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main a[href^="/"]').first()).toBeInViewport({ ratio: 1 });
});

test("a book's page on paper shows its content guidance, and nothing to press @night", async ({ page }) => {
  const [book] = onSale;
  test.skip(!book, "no book is on sale");
  await page.emulateMedia({ media: "print" });
  await page.goto(`${pathPrefix}${book?.path}`);
  for (const pressed of await page.getByRole("button").all()) await expect(pressed).toBeHidden();
  for (const guidance of (book?.guidance as { text: string }[] | undefined) ?? []) {
    await expect(page.getByText(guidance.text)).toBeVisible();
  }
});

test("no page shows a button that only scripts would answer @figures", async ({ page }) => {
  for (const { address } of onePerTemplate) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect.soft(page.locator("button:visible:not([type=submit], [popovertarget])"), address).toHaveText([]);
  }
});

const withScene = items("pages").filter(({ scene, template }) => scene && !["ages", "find", "quiz"].includes(template));

test("a page that has a picture to open on shows its name and first words below it, and its breadcrumb beside it, before which it has its place @figures", async ({
  page,
}) => {
  for (const { path } of withScene) {
    const address = `${pathPrefix}${path}`;
    const boxOfPicture = () => page.locator("main picture").first().boundingBox();
    await page.goto(address);
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("h1 + p")).toBeInViewport({ ratio: 1 });
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    if ((await breadcrumb.count()) === 0) continue;
    const [trail, picture] = [await breadcrumb.boundingBox(), await boxOfPicture()];
    expect.soft((trail?.y ?? 0) + (trail?.height ?? 0), path).toBeLessThanOrEqual((picture?.y ?? 0) + 1);

    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const [readSoFar] = (await response.text()).split(/<nav[^>]*aria-label="Breadcrumb"/);
      await route.fulfill({ response, body: readSoFar });
    });
    await page.goto(address);
    expect.soft(await boxOfPicture(), `${path}, half read`).toEqual(picture);
  }
});

test("the cut-out figure of a page's opening covers none of its words @figures", async ({ page }) => {
  const withCutout = items("pages").filter(({ cutout }) => cutout);
  test.skip(withCutout.length === 0, "nobody steps out of a picture");
  for (const { path, cutout } of withCutout) {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${pathPrefix}${path}`);
      const somebody = await page.getByAltText(cutout.alt, { exact: true }).boundingBox();
      const words = await page.evaluate(() => {
        const range = document.createRange();
        return [...document.querySelectorAll("main h1, main h1 ~ p, nav[aria-label=Breadcrumb] li")].flatMap(
          (element) => {
            range.selectNodeContents(element);
            return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
          },
        );
      });
      for (const { left, right, top, bottom } of words) {
        const { x = 0, y = 0, width: wide = 0, height = 0 } = somebody ?? {};
        const meet = right > x && left < x + wide && bottom > y && top < y + height;
        expect.soft(meet, `${path} at ${width}: words at ${Math.round(left)}, ${Math.round(top)}`).toBe(false);
      }
    }
  }
});

test("on wide screens the words of a page's opening stay left of 45 per cent of its picture @figures", {
  tag: "@desktop",
}, async ({ page }) => {
  // Boxes alone are measured, and drawing pictures at these widths takes longer than all else.
  await page.route(/\.(?:avif|webp|jpg|png)$/, () => {});
  for (const { path } of withScene) {
    await page.goto(`${pathPrefix}${path}`, { waitUntil: "domcontentloaded" });
    for (const width of [992, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { calm, reaches } = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const { left = Number.NaN, width = Number.NaN } = box("main picture") ?? {};
        return {
          calm: left + width * 0.45,
          reaches: ["main h1", "main h1 + p"].map((words) => box(words)?.right ?? 0),
        };
      });
      for (const right of reaches) expect(right, `${path} at ${width}`).toBeLessThanOrEqual(calm + 1);
    }
  }
});
