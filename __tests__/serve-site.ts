/** Playwright's webServer for the site under test, on a free port. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { siteFolder } from "./site-under-test";

// Resolved here: the folder of the site may have no packages.
const tsx = pathToFileURL(require.resolve("tsx")).href;

export const webServer = {
  command: `node --import "${tsx}" "${path.resolve(__dirname, "serve.ts")}"`,
  cwd: siteFolder,
  // Playwright puts the port into the environment, and reads its configuration again in each worker.
  wait: { stdout: /at port (?<site_port>\d+)/ },
};

export const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;
