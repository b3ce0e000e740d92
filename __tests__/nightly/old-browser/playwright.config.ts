/** npm run test:old-browser: every kind of page in a Chromium without the Popover API, of January 2023. */
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
  use: {
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    launchOptions: { executablePath: oldChromium(), args: ["--no-zygote"] },
  },
  webServer,
});
