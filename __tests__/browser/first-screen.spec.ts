/** What a small phone shows without script and before anybody scrolls, with the cookie notice still there. */
import { expect, type Page, test } from "@playwright/test";
import { type ArtworkKindName, artworkKinds } from "../../src/content/kinds/artwork-kinds";
import { addressesOf, items, missingAddress, onePerTemplate, pathPrefix } from "../site-under-test";

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

test("a book's page on paper shows its pictures in threes and its content guidance, and nothing to press @night", async ({
  page,
}) => {
  const [book] = onSale;
  test.skip(!book, "no book is on sale");
  await page.emulateMedia({ media: "print" });
  // As wide as A4 between a printer's usual margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`${pathPrefix}${book?.path}`);
  for (const pressed of await page.getByRole("button").all()) await expect(pressed).toBeHidden();
  for (const guidance of (book?.guidance as { text: string }[] | undefined) ?? []) {
    await expect(page.getByText(guidance.text)).toBeVisible();
  }
  const places = await page.locator("#gallery li").evaluateAll((all) =>
    all.map((place) => {
      const { left, width } = place.getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(width) };
    }),
  );
  expect(new Set(places.map(({ left }) => left)).size).toBe(Math.min(places.length, 3));
  expect(new Set(places.map(({ width }) => width)).size).toBeLessThanOrEqual(1);
});

/** Sheets to be printed: what there is to press comes first, and the picture is the sheet. */
const forPaper = ["print", "lessons-print", "ages-poster", "ages-questions"];

/** Pages that open on words alone, and what stands below them without a picture of its own. */
const withoutScene = items("pages").filter(({ scene, template }) => !scene && template !== "home");
const opensOnWords = (address: string, template: string) =>
  // The line of ages is as high as the rest of a phone\'s screen: the heading comes first.
  ["ages", "find", "find-letter", "quiz", "lesson", "press"].includes(template) ||
  // A sheet lies below what prints it.
  items("artwork").some(
    ({ kind, slug }) => artworkKinds[kind as ArtworkKindName].forPaper && address.endsWith(`/${slug}`),
  ) ||
  items("chapters").some((chapter) => !chapter.opener && address.endsWith(`/${chapter.address}`)) ||
  withoutScene.some(
    ({ path }) =>
      address === `${pathPrefix}${path}` ||
      (["artwork-kind", "quiz-result"].includes(template) && address.startsWith(`${pathPrefix}${path}/`)),
  );

/** How far below the header the first picture begins, without what a second line above it takes. */
async function gapAbovePicture(page: Page): Promise<number> {
  const header = await page.locator("header").boundingBox();
  const picture = await page.locator("main img").first().boundingBox();
  // A long title takes a second line of the way back (breadcrumb), and longer words one of the cookie notice.
  const [trail] = await page.getByRole("navigation", { name: "Breadcrumb" }).all();
  const way = await trail?.boundingBox();
  const notice = await page.locator("[data-cookie-notice]").boundingBox();
  const secondLine = ((way?.height ?? 0) > 60 ? 30 : 0) + ((notice?.height ?? 0) > 48 ? 22 : 0);
  const from = (picture?.y ?? Number.NaN) - (header?.y ?? 0) - (header?.height ?? 0);
  return from > 0 ? Math.max(from - secondLine, 0) : from;
}

/** By how many pixels a page's opening reaches into what follows it. */
const overlapOfOpening = (page: Page) =>
  page.evaluate(() => {
    const [opening, next] = [...(document.querySelector("main")?.children ?? [])].filter(
      ({ clientHeight }) => clientHeight,
    );
    const top = next?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return Math.round((opening?.getBoundingClientRect().bottom ?? 0) - top);
  });

test("every kind of page is complete, its first picture right below the header, and on paper nothing covers its opening @figures", async ({
  page,
}) => {
  test.slow();
  for (const { address, template } of [...onePerTemplate, { address: missingAddress, template: "404" }]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
      const cut = await page
        .locator("nav[aria-label=Breadcrumb] li:first-child a")
        .evaluateAll((links) => links.map((link) => link.clientWidth - (link.parentElement?.clientWidth ?? 0)));
      for (const pixels of cut) expect(pixels).toBeLessThanOrEqual(1);
      const hidden = await page
        .locator("main img")
        .evaluateAll((pictures) => pictures.filter((picture) => getComputedStyle(picture).opacity !== "1").length);
      expect(hidden).toBe(0);
      if (template !== "404" && !forPaper.includes(template) && !opensOnWords(address, template)) {
        const gap = await gapAbovePicture(page);
        expect.soft(gap, address).toBeGreaterThanOrEqual(0);
        expect.soft(gap, address).toBeLessThanOrEqual(130);
      }
      await page.emulateMedia({ media: "print" });
      expect.soft(await overlapOfOpening(page), `${address} on paper`).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: null });
    });
  }
});

const withScene = items("pages").filter(({ scene, template }) => scene && !["ages", "find", "quiz"].includes(template));

test("a page that has a picture to open on shows its name and first words below it @figures", async ({ page }) => {
  for (const { path } of withScene) {
    await page.goto(`${pathPrefix}${path}`);
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("h1 + p")).toBeInViewport({ ratio: 1 });
  }
});

test("the breadcrumb stands beside an opening's picture, not on it", async ({ page }) => {
  for (const { path } of withScene) {
    await page.goto(`${pathPrefix}${path}`);
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    if ((await breadcrumb.count()) === 0) continue;
    const [trail, picture] = [await breadcrumb.boundingBox(), await page.locator("main picture").first().boundingBox()];
    expect.soft((trail?.y ?? 0) + (trail?.height ?? 0), path).toBeLessThanOrEqual((picture?.y ?? 0) + 1);
  }
});

test("whoever steps out of an opening's picture stands on none of its words @figures", async ({ page }) => {
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

test("on wide screens the words of an opening stand on its picture's calm half @figures", { tag: "@desktop" }, async ({
  page,
}) => {
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

test("a character's page shows the whole figure at once, and a portrait as wide as the phone where there is none @figures", async ({
  page,
}) => {
  for (const { slug, figure } of items("characters").slice(0, 3)) {
    const address = addressesOf("character").find((one) => one.endsWith(`/${slug}`));
    if (!address) continue;
    await page.goto(address);
    const first = page.locator("main picture").first();
    const box = await first.boundingBox();
    if (figure) await expect(first, address).toBeInViewport({ ratio: 1 });
    else expect([box?.x, box?.width], address).toEqual([0, 360]);
  }
});

test.describe("with script, before the page wakes", () => {
  test.use({ javaScriptEnabled: true });

  test("every kind of page has something to press on the first screen, beside the way back @figures", async ({
    page,
  }) => {
    test.slow();
    for (const { address } of [...onePerTemplate, { address: missingAddress }]) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expect(page.locator("[data-cookie-notice]")).toBeVisible();
      const first = await page.evaluate(() => {
        const pressed = [
          ...document.querySelectorAll<HTMLElement>("main :is(a[href], button, summary, label, select)"),
        ];
        const tops = pressed.flatMap((one) => {
          if (one.closest("nav[aria-label=Breadcrumb]") || !one.checkVisibility()) return [];
          // A card's link is as large as the card.
          const isStretched = ["::before", "::after"].some(
            (part) => getComputedStyle(one, part).position === "absolute",
          );
          const { top, height } = ((isStretched && one.offsetParent) || one).getBoundingClientRect();
          // As much of it as WCAG asks of a target.
          return height > 0 ? [top + Math.min(height, 24)] : [];
        });
        // A name of several lines, or of a word wider than a phone, is the content's.
        const name = document.querySelector("h1");
        const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0;
        return Math.round(Math.min(...tops) - Math.max(0, (name?.clientHeight ?? 0) - line));
      });
      // Nothing is to be pressed where there is nothing yet.
      if (first === Number.POSITIVE_INFINITY) continue;
      expect.soft(first, address).toBeLessThanOrEqual(640);
    }
  });
});
