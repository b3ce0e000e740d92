import { expect, type Page, test } from "@playwright/test";
import { artworkPath, artworks, open, site } from "./site";

test.skip(!artworkPath || artworks.length === 0, "This site has no artwork.");

const ofKind = (kind: string) => artworks.filter((artwork) => artwork.kind === kind);
const [wallpaper] = ofKind("wallpaper");
const sheets = artworks.filter(({ kind }) => !kind.includes("wallpaper"));
const pictures = (page: Page) => page.locator("main article:visible");
/** The row of links to the page's parts, by kind or by book. */
const row = (page: Page) => page.getByRole("navigation", { name: /^(?:Kinds of picture|By book)$/ });

/** The second part of the page: its link, and its pictures, shown or not. */
async function secondPart(page: Page) {
  const links = row(page).locator('a[href^="#"]:not([href="#all"], [href="#terms"])');
  test.skip((await links.count()) < 2, "This page has one part.");
  const link = links.nth(1);
  const id = ((await link.getAttribute("href")) as string).slice(1);
  return { link, id, pictures: page.locator(`section[aria-labelledby="${id}"] article`) };
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to one kind of artwork hides the others, All brings them back, and a link to the terms hides nothing", async ({
    page,
  }) => {
    await page.goto(artworkPath);
    const all = await pictures(page).count();
    const part = await secondPart(page);
    await part.link.click();
    await expect(pictures(page)).toHaveCount(await part.pictures.count());
    await expect(page.locator(`[id="${part.id}"]`)).toBeInViewport();
    await row(page).getByRole("link", { name: /^All/ }).click();
    await expect(pictures(page)).toHaveCount(all);
    await page.goto(`${artworkPath}#terms`);
    await expect(pictures(page)).toHaveCount(all);
  });
});

test("a link to one kind of artwork leads there in an awake page, too, and Back leads to where one was", async ({
  page,
}) => {
  await open(page, artworkPath);
  const all = await pictures(page).count();
  const part = await secondPart(page);
  await part.link.click();
  await expect(pictures(page)).toHaveCount(await part.pictures.count());
  await page.goBack();
  await expect(pictures(page)).toHaveCount(all);
});

test("a card leads to the artwork's own page, and on to the next one", async ({ page }) => {
  await page.goto(artworkPath);
  const card = pictures(page).first();
  const title = (await card.getByRole("heading").textContent()) as string;
  // All of the card leads there, the picture too.
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page.locator("h1")).toHaveText(title);
  const { kind } = artworks.find((artwork) => artwork.title === title) ?? {};
  test.skip(artworks.filter((other) => other.kind === kind).length < 2, "This site has no other artwork of the kind.");
  await page.getByRole("navigation", { name: "Previous and next picture" }).getByRole("link").last().click();
  await expect(page.locator("h1")).not.toHaveText(title);
});

test("a cut wallpaper is saved under a name that tells what it is for", async ({ page }) => {
  test.skip(!wallpaper, "This site has no wallpaper.");
  await page.goto(`${artworkPath}/${wallpaper.slug}`);
  const cut = page.getByRole("link", { name: /^Download for a (?:phone|tablet|computer)/ }).last();
  test.skip((await cut.count()) === 0, "This site's wallpaper is too small to be cut.");
  const [download] = await Promise.all([page.waitForEvent("download"), cut.click()]);
  const name = new RegExp(`^${site.downloadPrefix}-${wallpaper.slug}-(?:phone|tablet|desktop)\\.`);
  expect(download.suggestedFilename()).toMatch(name);
});

/** The first sheet; npm run test:full prints every one. */
const printed = process.env.FULL ? sheets : sheets.slice(0, 1);

// Whoever prints the picture's own page has the sheet alone, too.
for (const { title, alt, address } of printed.flatMap((sheet) => [
  { ...sheet, address: `${sheet.slug}/print` },
  { ...sheet, address: sheet.slug },
])) {
  test(`“${title}” prints on exactly one sheet, of A4 and of US Letter, from ${address}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${artworkPath}/${address}`);
    await page.getByRole("img", { name: alt }).waitFor();
    const original =
      (await page
        .getByRole("link", { name: /^Download/ })
        .first()
        .getAttribute("href")) ?? "";
    // Screens show a picture of their own size.
    expect(asked.filter((url) => url.endsWith(original))).toEqual([]);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
      expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
    }
    await page.emulateMedia({ media: "print" });
    // Paper has the original.
    await expect.poll(() => asked.filter((url) => url.endsWith(original))).not.toEqual([]);
    for (const around of ["h1", "header", "footer"]) await expect(page.locator(around)).toBeHidden();
    await expect(page.locator("main img").first()).toBeVisible();
  });
}
