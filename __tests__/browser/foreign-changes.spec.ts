/** What password managers, translators and other extensions do to a page that sleeps, and faults as it wakes. */
import { expect, type Page, test } from "@playwright/test";
import { recoveredAttribute } from "../../plugins/gatsby-plugin-wake-on-intent";
import { goTo, hydrated, menuPaths, open, otherPath, site, watchComplaints } from "./site";

const [longPath] = menuPaths as [string];

const address = (page: Page) => page.locator("footer input[type=email]");
const typed = "a.grown.up@example.com";

/** As LastPass does: an element of its own beside the field. */
const putIconBeside = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const icon = document.createElement("div");
    icon.setAttribute("data-lastpass-icon-root", "");
    document.querySelector(selector)?.before(icon);
  }, selector);

/** As Google Translate does: every text in an element of its own, in another language. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode.textContent?.trim() && !currentNode.parentElement?.closest("script, style, template")) {
        texts.push(currentNode);
      }
    }
    for (const text of texts) {
      const font = document.createElement("font");
      font.textContent = `«${text.textContent}»`;
      (text as ChildNode).replaceWith(font);
    }
  });

const wake = async (page: Page) => {
  await page.keyboard.press("Shift");
  await hydrated(page);
};

test("a password manager's icon beside the newsletter's field costs neither the address nor the focus", async ({
  page,
}) => {
  test.skip(!site.newsletter, "This site has no newsletter.");
  await page.goto(otherPath);
  const complaints = watchComplaints(page);
  await address(page).evaluate((field: HTMLInputElement, typed) => {
    field.value = typed;
  }, typed);
  await putIconBeside(page, "footer input[type=email]");
  await address(page).focus();
  await wake(page);
  await expect(address(page)).toHaveValue(typed);
  await expect(address(page)).toBeFocused();
  // The rest of the page is hydrated as if nothing were there.
  await expect(page.locator("html")).not.toHaveAttribute(recoveredAttribute);
  expect(complaints).toEqual([]);
});

test.describe("on a translated page, which React has to render anew,", () => {
  /** Wakes a page that somebody has translated, and expects that it was rendered anew, without a word in the console. */
  async function wakeTranslated(page: Page) {
    const complaints = watchComplaints(page);
    await translate(page);
    // Not a key, which in the search's field wakes nothing.
    await page.locator("body").dispatchEvent("pointerdown");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute(recoveredAttribute);
    expect(complaints).toEqual([]);
  }

  test("what is typed into the newsletter's field stays, with the focus", async ({ page }) => {
    test.skip(!site.newsletter, "This site has no newsletter.");
    await page.goto(otherPath);
    await address(page).evaluate((field: HTMLInputElement, typed) => {
      field.value = typed;
      // Scrolling to it would wake the page before it is translated.
      field.focus({ preventScroll: true });
    }, typed);
    await wakeTranslated(page);
    await expect(address(page)).toHaveValue(typed);
    await expect(address(page)).toBeFocused();
  });

  test("the reading settings stay open, with what was chosen", async ({ page }) => {
    await page.goto(otherPath);
    // At once, since the panel takes the focus, which wakes the page.
    await translate(page);
    const panel = page.locator("[popover]").first();
    const choice = panel.locator("input[type=radio]").nth(1);
    // As soon as the panel has the focus, which wakes the page: later its elements are others.
    await panel.evaluate(async (element) => {
      const opened = new Promise((resolve) => element.addEventListener("toggle", resolve, { once: true }));
      (element as HTMLElement).showPopover();
      await opened;
      const radio = element.querySelectorAll<HTMLInputElement>("input[type=radio]")[1];
      if (radio) radio.checked = true;
      radio?.focus();
    });
    await wakeTranslated(page);
    await expect(panel).toBeVisible();
    await expect(choice).toBeChecked();
    await expect(choice).toBeFocused();
  });
});

test("on an awake page that is translated, the ways on and back still work", async ({ page }) => {
  const complaints = watchComplaints(page);
  await open(page, otherPath);
  await translate(page);
  await goTo(page, longPath);
  await expect(page).toHaveURL(longPath);
  await expect(page.locator("h1")).toBeVisible();
  await translate(page);
  await page.goBack();
  await expect(page).toHaveURL(otherPath);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(complaints).toEqual([]);
});

test("where waking fails above everything that is ours, the page stays as the server made it", async ({ page }) => {
  await page.addInitScript(() => {
    const decode = window.decodeURI;
    // Gatsby's scroll handler is the one that decodes fragments.
    window.decodeURI = (text) => {
      if (text.startsWith("#")) throw new Error("This browser is broken.");
      return decode(text);
    };
  });
  await page.goto(`${otherPath}#main`);
  const heading = (await page.locator("h1").textContent()) as string;
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripting");
  await expect(page.locator("main h1")).toHaveText(heading);
  await expect(page.getByRole("alert")).toBeHidden();
  await goTo(page, longPath);
  await expect(page).toHaveURL(longPath);
  await expect(page.locator("main h1")).toBeVisible();
});

test("a malformed fragment of a page that sleeps names nothing, and costs none of its scripts", async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto(`${otherPath}#%`);
  await wake(page);
  await expect(page.locator("html[data-scripting]")).toBeAttached();
  await expect(page).toHaveURL(otherPath);
  expect(complaints).toEqual([]);
});
