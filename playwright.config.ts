import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/browser/find-browser";
import { serveSite } from "./__tests__/serve-site";

const { baseURL, webServer } = serveSite(9432);

/** Set by npm run test:full: everything on both widths, instead of each thing where it matters. */
const full = Boolean(process.env.FULL);

/** Tests for which the width matters; of other files, a test says so by its tag. */
const onBothWidths = /@both|header\.spec/;
const onDesktopsOnly = /@desktop|editor\.spec/;

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results",
  // The form editor, and every page reached through all others, take minutes: npm run test:full goes there.
  testIgnore: full ? [] : ["editor.spec.ts", "styles.spec.ts"],
  fullyParallel: true,
  workers: 2,
  // Tests are about what happens, not how fast; a busy machine may take its time. Where a browser stood still, the test
  // gets one more, and the report names it as flaky: what is wrong with the site is wrong twice.
  timeout: full ? 120_000 : 60_000,
  retries: 1,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL,
    locale: "en-GB",
    launchOptions: findBrowser(),
    // Traces slow every test down: npx playwright test --trace retain-on-failure makes them, and keeps those that matter.
    trace: "off",
  },
  projects: [
    {
      name: "phone",
      grepInvert: onDesktopsOnly,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "desktop",
      grep: full ? /./ : [onBothWidths, onDesktopsOnly],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer,
});
