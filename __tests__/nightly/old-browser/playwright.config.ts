/**
 * npm run test:old-browser: every kind of page in a Chromium without the Popover API, of January 2023, and in one that
 * drops all styles, of July 2021.
 */
import { defineConfig } from "@playwright/test";
import { baseURL, webServer } from "../../serve-site";
import { oldChromium } from "./old-chromium";

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/old-browser",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: "list",
  use: { baseURL, viewport: { width: 360, height: 740 }, hasTouch: true },
  // Of the packages there are programs for Linux on x64 alone.
  projects:
    process.platform !== "linux" || process.arch !== "x64"
      ? []
      : [
          {
            name: "without popovers",
            testMatch: "old-browser.spec.ts",
            use: { launchOptions: { executablePath: oldChromium(109), args: ["--no-zygote"] } },
          },
          {
            name: "without cascade layers",
            testMatch: "plain-pages.spec.ts",
            use: {
              launchOptions: {
                executablePath: oldChromium(92),
                args: ["--no-zygote", "--disable-gpu"],
              },
            },
          },
        ],
  webServer,
});
