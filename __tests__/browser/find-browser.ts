/** Finds a Chromium, so that browser tests run where Playwright cannot download one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

export interface Browser {
  executablePath: string;
  /** Its environment variables. */
  env: NodeJS.ProcessEnv;
}

const installed: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google/Chrome/Application/chrome.exe")),
};

/**
 * In order: CHROME_PATH; where it runs, the headless one from npm (the same version everywhere, twice as fast as a full
 * Chromium); an installed one; Playwright's own.
 */
export function findBrowser(): Browser {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
  if (!CHROME_PATH && runsPackaged) return packagedBrowser();
  const candidates = [CHROME_PATH, ...(installed[process.platform] ?? []), chromium.executablePath()];
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath) throw new Error("No browser found. Install Chrome or Chromium, or name one in CHROME_PATH.");
  return { executablePath, env: process.env };
}

const runsPackaged = process.platform === "linux" && process.arch === "x64";

/**
 * @sparticuz/chromium, for Linux on x64. It unpacks missing system libraries and fonts only on AWS Lambda, so a child
 * process with Lambda's environment variable unpacks it: once, since each worker reads its configuration again, and has
 * the environment of the first.
 */
export function packagedBrowser(): Browser {
  const script = `
    import chromium from "@sparticuz/chromium";
    const executablePath = await chromium.executablePath();
    const { LD_LIBRARY_PATH = "", FONTCONFIG_PATH = "" } = process.env;
    console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));`;
  process.env.PACKAGED_BROWSER ??= execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    encoding: "utf8",
  });
  const { executablePath, env } = JSON.parse(process.env.PACKAGED_BROWSER);
  return { executablePath, env: { ...process.env, ...env } };
}
