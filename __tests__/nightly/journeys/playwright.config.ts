/** npm run test:browsers: the same journeys in Playwright's Firefox and WebKit, as far as this machine has them. */
import { defineConfig } from "@playwright/test";
import { baseURL, webServer } from "../../serve-site";

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/journeys",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    // No browser reaches another host: nothing answers there.
    launchOptions: { proxy: { server: "http://127.0.0.1:9", bypass: "127.0.0.1" } },
  },
  projects: (["firefox", "webkit"] as const).map((browserName) => ({ name: browserName, use: { browserName } })),
  webServer,
});
