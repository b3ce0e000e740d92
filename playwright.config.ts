import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/browser/find-browser";
import { baseURL, webServer } from "./__tests__/serve-site";

/** Set by npm run test:full: every test on both viewports. */
const full = Boolean(process.env.FULL);

/** The fixture site (__tests__/small-site), whose content stands in the tests. */
const fixture = Boolean(process.env.SITE_FOLDER);

/** What npm run test:full alone runs: by file or by the tag @night. */
const atNight = /@night|foreign-changes\.spec|text-over-pictures\.spec/;

/** Figures and geometry (@figures) are asked of the fixture site alone, and each kind of page is visited there, too. */
const ofFixture = /@figures|@visit/;

/** Tests that run on both viewports in `npm test`, too: by file or by the tag @both. */
const onBothWidths = /@both/;
const onDesktopsOnly = /@desktop|editor\.spec/;
/** What fingers do. */
const onPhonesOnly = /@phone|visits\.spec/;

const left = [...(full ? [] : [atNight]), ...(fixture ? [] : [/@figures/])];
const both = (one: RegExp, other: RegExp) => new RegExp(`(?=[^]*(?:${one.source}))(?=[^]*(?:${other.source}))`);
const asked = fixture && !full ? ofFixture : /./;

export default defineConfig({
  testDir: "__tests__/browser",
  // Each run empties its own folder as it begins, and npm test has two at once.
  outputDir: `test-results/${process.env.SITE_FOLDER ? "small-site" : "site"}`,
  // These take minutes; npm run test:full runs them.
  testIgnore: full ? [] : ["editor.spec.ts", "styles.spec.ts"],
  fullyParallel: true,
  // On two cores: two workers leave one core half idle, since pages wait for timers, frames and the server.
  workers: 3,
  // Generous: tests assert behaviour, not speed. No retry: what passes the second time is a fault as well.
  timeout: full ? 120_000 : 60_000,
  retries: 0,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL,
    locale: "en-GB",
    launchOptions: findBrowser(),
    // Tracing slows down every test. On demand: npx playwright test --trace retain-on-failure.
    trace: "off",
  },
  projects: [
    {
      name: "phone",
      grep: asked,
      grepInvert: [...left, onDesktopsOnly],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "desktop",
      grep: full ? /./ : [both(asked, onBothWidths), both(asked, onDesktopsOnly)],
      grepInvert: [...left, onPhonesOnly],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer,
});
