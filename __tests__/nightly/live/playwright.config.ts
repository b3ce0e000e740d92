/** npm run test:live: what somebody sees who edits the content while npm start is running. */
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../browser/find-browser";

const port = Number(process.env.TEST_PORT ?? 9433);

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/live",
  // About a minute on an idle computer.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: 1,
  reporter: "list",
  use: {
    viewport: { width: 1100, height: 760 },
    baseURL: `http://localhost:${port}`,
    launchOptions: findBrowser(),
  },
});
