/** Content errors end a build or an npm start before anything is written. */
import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent, formatReport } from "../content/check/check-folder";

/** Checks the content: errors end the process with a report that says how to mend them. */
export async function checkFirst(reporter: Reporter): Promise<void> {
  const checking = reporter.activityTimer("check content");
  checking.start();
  const problems = await checkContent(path.resolve("data"));
  checking.end();
  if (problems.length === 0) return;
  const report = formatReport(problems, { style: process.env.CI ? "plain" : "terminal" });
  if (problems.some(({ severity }) => severity === "error")) reporter.panic(report);
  reporter.warn(report);
}
