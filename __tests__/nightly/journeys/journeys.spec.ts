/** The ways through the site that depend most on the browser, in those that are not Chromium. */
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { longPath, otherPath } from "../../browser/site";
import { addressesOf, items, missingAddress, pathPrefix, site } from "../../site-under-test";
import { engines, type Visitor } from "./engines";

const home = `${pathPrefix}/`;
const [videosPage] = addressesOf("videos");
const bookWithPictures = items("books").find(({ slug }) => items("gallery").some(({ book }) => book === slug));
const withPictures = bookWithPictures && `${pathPrefix}${bookWithPictures.path}`;

/** Expressions for the page: what a visitor sees, and whether the page is awake. */
const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.checkVisibility())`;
const hidden = (selector: string) => `!(${shown(selector)})`;
const awake = 'performance.getEntriesByName("onInitialClientRender").length > 0';
const scriptsAsked = 'performance.getEntriesByType("resource").filter(({ name }) => /\\.js$/.test(name)).length';
const heading = 'document.querySelector("h1").textContent';
const isAt = (address: string) => `location.pathname === ${JSON.stringify(address)}`;
/** In a moment, since a driver may lose the answer of a script that leads away. */
const [goBack, goForward] = ["back", "forward"].map((way) => `void setTimeout(() => history.${way}())`) as [
  string,
  string,
];

const notice = "[data-cookie-notice]";
const accept = `${notice} button`;
const still = "[data-video]";
const thumbnail = "[data-lightbox]";

interface Journey {
  name: string;
  from: string | undefined;
  scripts?: false;
  go(visitor: Visitor): Promise<unknown>;
}

const journeys: Journey[] = [
  {
    name: "the page sleeps until the first move, and then wakes",
    from: missingAddress,
    go: async (visitor) => {
      expect(await visitor.read(scriptsAsked)).toBe(0);
      await visitor.press("Shift");
      await visitor.until(awake);
    },
  },
  {
    name: "a press before the page is awake is done once it is",
    from: missingAddress,
    go: async (visitor) => {
      await visitor.click(accept);
      await visitor.until(hidden(notice));
    },
  },
  {
    name: "the notice is gone for good once it is accepted",
    from: home,
    go: async (visitor) => {
      await visitor.press("Shift");
      await visitor.until(awake);
      await visitor.click(accept);
      await visitor.until(hidden(notice));
      expect(await visitor.read("document.cookie")).toContain(site.cookieNotice.cookieName);
      await visitor.goto(missingAddress);
      expect(await visitor.read(hidden(notice))).toBe(true);
    },
  },
  {
    name: "a menu opens, and Escape closes it",
    from: missingAddress,
    go: async (visitor) => {
      await visitor.press("Shift");
      await visitor.until(awake);
      await visitor.click("header summary");
      await visitor.until(shown("header details[open] a"));
      await visitor.press("Escape");
      await visitor.until(hidden("header details[open] a"));
    },
  },
  {
    name: "the next slide comes when it is asked for",
    from: items("slides").length > 1 ? home : undefined,
    go: async (visitor) => {
      await visitor.press("Shift");
      await visitor.until(awake);
      const next = '[aria-roledescription="carousel"] button:has(.visually-hidden)';
      await visitor.until(shown(next));
      const current = `[...document.querySelectorAll('[aria-roledescription="carousel"] [aria-current]')].map((one) => one.textContent).join()`;
      const before = await visitor.read(current);
      await visitor.click('[aria-roledescription="carousel"] button:not([aria-current]):nth-last-child(1)');
      await visitor.until(`${current} !== ${JSON.stringify(before)}`);
    },
  },
  {
    name: "a picture is shown large, and Escape closes it",
    from: withPictures,
    go: async (visitor) => {
      await visitor.click(thumbnail);
      await visitor.until(shown("dialog[open] .yarl__slide_current img"));
      await visitor.press("Escape");
      await visitor.until(hidden("dialog[open] .yarl__slide_current img"));
    },
  },
  {
    name: "a video's still opens the player on this page, and Escape closes it",
    from: items("videos").length > 0 ? videosPage : undefined,
    go: async (visitor) => {
      await visitor.click(still);
      await visitor.until(shown("dialog[open]"));
      expect(await visitor.read(isAt(videosPage as string))).toBe(true);
      await visitor.press("Escape");
      await visitor.until(hidden("dialog[open]"));
      // What was pressed while the page slept is not pressed again once it is awake, however long one waits.
      await setTimeout(6000);
      expect(await visitor.read(hidden("dialog[open]"))).toBe(true);
    },
  },
  {
    name: "larger text, once chosen, holds on the next page",
    from: missingAddress,
    go: async (visitor) => {
      const size = "Number.parseFloat(getComputedStyle(document.body).fontSize)";
      const before = (await visitor.read(size)) as number;
      await visitor.read(
        '[...document.querySelectorAll("footer button")].find((one) => /reading settings/i.test(one.textContent)).click()',
      );
      await visitor.until(shown("[role=dialog] input, dialog[open] input"));
      await visitor.read(
        '[...document.querySelectorAll("label")].find((one) => /^largest/i.test(one.textContent.trim())).click()',
      );
      await visitor.until(`${size} > ${before}`);
      await visitor.goto(missingAddress);
      expect(await visitor.read(size)).toBeGreaterThan(before);
    },
  },
  {
    name: "Back and Forward lead through the pages of an awake site",
    from: missingAddress,
    go: async (visitor) => {
      await visitor.press("Shift");
      await visitor.until(awake);
      const link = 'footer nav a[href^="/"]';
      const target = (await visitor.read(`document.querySelector('${link}').pathname`)) as string;
      const first = await visitor.read(heading);
      await visitor.click(link);
      await visitor.until(`${isAt(target)} && ${heading} !== ${JSON.stringify(first)}`);
      await visitor.read(goBack);
      await visitor.until(`${isAt(missingAddress)} && ${heading} === ${JSON.stringify(first)}`);
      await visitor.read(goForward);
      await visitor.until(`${isAt(target)} && ${heading} !== ${JSON.stringify(first)}`);
    },
  },
  {
    name: "Back and Forward lead to where one was on each page",
    from: longPath,
    go: async (visitor) => {
      await visitor.press("Shift");
      await visitor.until(awake);
      const scrollTo = (top: number) => visitor.read(`window.scrollTo({ top: ${top}, behavior: "instant" })`);
      const isThere = (address: string, top: number) =>
        visitor.until(`${isAt(address)} && document.body.innerText.length > 500 && Math.abs(scrollY - ${top}) < 3`);
      await scrollTo(700);
      await isThere(longPath, 700);
      // Places are remembered a moment after one has come to rest.
      await setTimeout(500);
      await visitor.read(`document.querySelector('header a[href="${otherPath}"]').click()`);
      await isThere(otherPath, 0);
      await scrollTo(300);
      await isThere(otherPath, 300);
      await setTimeout(500);
      await visitor.read(goBack);
      await isThere(longPath, 700);
      await visitor.read(goForward);
      await isThere(otherPath, 300);
      await visitor.read(goBack);
      await isThere(longPath, 700);
    },
  },
];

for (const { name: engine, missing, open } of engines) {
  test.describe(`in ${engine}${missing ? ` (to test it: ${missing})` : ""}`, () => {
    test.skip(Boolean(missing), missing);

    for (const { name, from, go } of journeys) {
      test(name, async ({ baseURL }) => {
        test.skip(from === undefined, "this site has nothing of the kind");
        const visitor = await open({ scripts: true });
        try {
          const { goto } = visitor;
          const here = { ...visitor, goto: (address: string) => goto(`${baseURL}${address}`) };
          await here.goto(from as string);
          await go(here);
        } finally {
          await visitor.close();
        }
      });
    }

    test("without script the menu opens and its links lead on", async ({ baseURL }) => {
      const visitor = await open({ scripts: false });
      try {
        await visitor.goto(`${baseURL}${home}`);
        await visitor.click("header summary");
        await visitor.click('header details[open] a[href^="/"]');
        await expect.poll(() => visitor.read("location.pathname")).not.toBe(home);
      } finally {
        await visitor.close();
      }
    });
  });
}
