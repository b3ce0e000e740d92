/** Runs the content check before Gatsby writes anything. */
import { statfsSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { inspectContent } from "./check/check";
import type { Content, Model } from "./check/content";
import { formatReport } from "./check/format-report";

/** In bytes: about what a first build writes. */
const spaceForBuild = 500_000_000;

/** Warns of little space: on a full disk Gatsby stops with a TypeError that does not say so. */
export function warnOfFullDisk(reporter: Pick<Reporter, "warn">): void {
  const { bavail, bsize } = statfsSync(".");
  const free = bavail * bsize;
  if (free < spaceForBuild) {
    reporter.warn(
      `Only ${Math.round(free / 1e6)} MB are free on this disk. If the build stops half-way, make room on it.`,
    );
  }
}

/** Checks the content and returns it; errors are reported and end the process. */
export async function checkBeforeBuild(model: Model, reporter: Reporter): Promise<Content | undefined> {
  warnOfFullDisk(reporter);
  const checking = reporter.activityTimer("check content");
  checking.start();
  const { problems, content } = await inspectContent(model, path.resolve("data"));
  checking.end();
  for (const line of content?.waitingItems() ?? []) reporter.info(line);
  if (problems.length === 0) return content;
  const report = formatReport(problems, { style: process.env.CI ? "plain" : "terminal" });
  if (problems.some(({ severity }) => severity === "error")) reporter.panic(report);
  reporter.warn(report);
  return content;
}
