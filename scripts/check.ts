/** `npm run check`: says everything that is wrong with the content, in seconds. */
import { resolve } from "node:path";
import { formatReport, inspectContent, summary } from "../src/content/check";

async function main(): Promise<void> {
  const started = performance.now();
  const { problems, jsonFiles, pictures } = await inspectContent(resolve(__dirname, "../data"));
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;

  if (problems.length > 0) console.log(`${formatReport(problems, { style: colours ? "terminal" : "plain" })}\n`);
  if (process.env.GITHUB_ACTIONS && problems.length > 0) console.log(formatReport(problems, { style: "github" }));
  if (problems.some(({ severity }) => severity === "error")) {
    console.log(`Mend the errors above and run npm run check again. (${seconds})`);
    process.exitCode = 1;
  } else {
    const looked = `${jsonFiles} JSON files and ${pictures} pictures looked at in ${seconds}`;
    console.log(problems.length > 0 ? `No errors, but ${summary(problems)}: ${looked}.` : `All is well: ${looked}.`);
  }
}

main();
