/** Runs the content check before Gatsby writes anything. */
import path from "node:path";
import type { Reporter } from "gatsby";
import { inspectContent } from "../content/check/check";
import type { Content } from "../content/check/content";
import { formatReport } from "../content/check/format-report";

/** Checks the content and returns it; errors are reported and end the process. */
export async function checkBeforeBuild(reporter: Reporter): Promise<Content | undefined> {
  const checking = reporter.activityTimer("check content");
  checking.start();
  const { problems, content } = await inspectContent(path.resolve("data"));
  checking.end();
  for (const line of content?.waitingItems() ?? []) reporter.info(line);
  if (problems.length === 0) return content;
  const report = formatReport(problems, { style: process.env.CI ? "plain" : "terminal" });
  if (problems.some(({ severity }) => severity === "error")) reporter.panic(report);
  reporter.warn(report);
  return content;
}
