/** `npm run check`: says everything that is wrong with the content, in seconds. */
import { relative, resolve } from "node:path";
import { checkContent, formatReport, summary } from "../src/content/check";

async function main(): Promise<void> {
  const started = performance.now();
  const dataDir = resolve(__dirname, "../data");
  const problems = await checkContent(dataDir);
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const failed = problems.some(({ severity }) => severity === "error");
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;

  if (problems.length > 0) console.log(`${formatReport(problems, { style: colours ? "terminal" : "plain" })}\n`);
  if (process.env.GITHUB_ACTIONS && problems.length > 0) console.log(formatReport(problems, { style: "github" }));
  const folder = relative(process.cwd(), dataDir) || ".";
  console.log(
    failed
      ? `Mend the errors above and run npm run check again. Nothing was built. (${seconds})`
      : `All is well in ${folder}/${problems.length > 0 ? `, apart from ${summary(problems)}` : ""}. (${seconds})`,
  );
  process.exitCode = failed ? 1 : 0;
}

main();
