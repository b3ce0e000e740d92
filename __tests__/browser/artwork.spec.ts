import { expect, type Page, test } from "@playwright/test";
import { addressesOf } from "../site-under-test";
import { artworks, expectAccessible, open, site } from "./site";

const ofKind = (kind: string) => artworks.filter((artwork) => artwork.kind === kind);
const [wallpaper] = ofKind("wallpaper");
const sheets = artworks.filter(({ kind }) => !kind.includes("wallpaper"));
/** The second kind of picture that there is. */
const kind = [...new Set(artworks.map((artwork) => artwork.kind))][1];
const [printPage] = addressesOf("print");
const pictures = (page: Page) => page.locator("main article:visible");
const kinds = (page: Page) => page.getByRole("navigation", { name: "Kinds of picture" });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a kind's link leaves that kind alone, and All brings the others back", async ({ page }) => {
    await page.goto("/artwork");
    await expect(pictures(page)).toHaveCount(artworks.length);
    await kinds(page).locator(`a[href$="#${kind}"]`).click();
    await expect(pictures(page)).toHaveCount(ofKind(kind).length);
    await expect(page.locator(`#${kind}`)).toBeInViewport();
    await kinds(page).getByRole("link", { name: /^All/ }).click();
    await expect(pictures(page)).toHaveCount(artworks.length);
  });
});

test("a kind's link works in an awake page too, and so does Back", async ({ page }) => {
  await open(page, "/artwork");
  await kinds(page).locator(`a[href$="#${kind}"]`).click();
  await expect(pictures(page)).toHaveCount(ofKind(kind).length);
  await page.goBack();
  await expect(pictures(page)).toHaveCount(artworks.length);
});

test("a link to the terms hides nothing", async ({ page }) => {
  await page.goto("/artwork#terms");
  await expect(pictures(page)).toHaveCount(artworks.length);
});

test("a card leads to the picture's own page, and on to the next one, asleep and awake", async ({ page }) => {
  await page.goto("/artwork");
  await pictures(page).first().getByRole("link").first().click();
  await expect(page.locator("h1")).toHaveText(wallpaper.title);
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Previous and next picture" }).getByRole("link").last().click();
  await expect(page.locator("h1")).not.toHaveText(wallpaper.title);
});

test("a cut wallpaper is saved under a name that tells what it is for", async ({ page }) => {
  await page.goto(`/artwork/${wallpaper.slug}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download for a tablet" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${site.downloadPrefix}-${wallpaper.slug}-tablet\\.`));
});

/** One sheet of each kind; npm run test:full prints every one. */
const printed = sheets.filter(
  ({ kind }, index) => process.env.FULL || sheets.findIndex((sheet) => sheet.kind === kind) === index,
);

for (const { slug, title, alt } of printed) {
  test(`“${title}” prints on exactly one sheet, of A4 and of US Letter`, async ({ page }) => {
    await page.goto(`/artwork/${slug}/print`);
    await page.getByRole("img", { name: alt }).waitFor();
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
      expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("h1")).toBeHidden();
    await expect(page.locator("header")).toBeHidden();
    await expect(page.locator("footer")).toBeHidden();
    await expect(page.locator("main img").first()).toBeVisible();
  });
}

test("the button prints, and the page is accessible", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await page.goto(printPage as string);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Print it now" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
});
