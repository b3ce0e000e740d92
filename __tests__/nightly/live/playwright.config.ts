/** npm run test:live: what somebody sees who edits the content while npm start is running. */
import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../browser/find-browser";

/** A free port, found once for all processes of a run. */
process.env.SITE_PORT ??= execFileSync(process.execPath, [
  "-p",
  'const server = require("net").createServer().listen(0); const { port } = server.address(); server.close(); port',
])
  .toString()
  .trim();

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
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: findBrowser(),
  },
});
