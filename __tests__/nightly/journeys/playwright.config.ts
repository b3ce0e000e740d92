/** npm run test:browsers: the same journeys in Firefox and WebKit, as far as this machine has them. */
import { defineConfig } from "@playwright/test";
import { baseURL, webServer } from "../../serve-site";

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/journeys",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: "list",
  use: { baseURL },
  webServer,
});
