/** `npm run check`: validates content; `-- --launch` lists placeholders, `-- --links` requests external links. */
import {
  checkLinks,
  count,
  formatReport,
  linksOf,
  type Problem,
  summary,
} from "../plugins/gatsby-plugin-checked-content";
import { inspectContent } from "../src/content/check/check";
import type { Content } from "../src/content/check/content";
import { leftOvers } from "../src/content/check/outdated-counts";
import { goneNames, unchangedFiles } from "../src/content/check/demo-content";
import { launchProblems, untruePolicy } from "../src/content/check/launch-check";
import { dataDir, readArguments, run } from "./cli";

const isError = ({ severity }: Problem) => severity === "error";

function print(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;
  console.log(`${formatReport(problems, { style: colours ? "terminal" : "plain" })}\n`);
  if (process.env.GITHUB_ACTIONS) console.log(formatReport(problems, { style: "github" }));
}

/** Lists placeholders and unchanged demo content; true if no placeholder is left. */
async function reportStandIns(content: Content): Promise<boolean> {
  const wanted = launchProblems(content);
  const standIns = wanted.filter(isError);
  const unchanged = await unchangedFiles(content, dataDir());
  print([...unchanged, ...goneNames(content), ...untruePolicy(content), ...leftOvers(content), ...wanted]);
  console.log(
    standIns.length > 0
      ? `Not ready to launch: ${count(standIns.length, "value")} to fill in.`
      : "Ready to launch: no stand-in is left.",
  );
  return standIns.length === 0;
}

/** Requests all external links; true if none is dead. */
async function reportLinks(content: Content): Promise<boolean> {
  const { links, standIns } = linksOf(content);
  const skipped = standIns > 0 ? ` ${count(standIns, "stand-in")} not asked; see npm run check -- --launch.` : "";
  if (links.length === 0) {
    console.log(`There is no external link to ask.${skipped}`);
    return true;
  }
  console.log(`Asking ${count(links.length, "link")} …`);
  const { problems, offline } = await checkLinks(links);
  if (offline) {
    console.log(
      "Not one link could be reached: this computer seems to have no way to the internet. " +
        "Nothing is known about the links; try again with a connection.",
    );
    return false;
  }
  print(problems);
  console.log(problems.length > 0 ? skipped.trim() : `All ${count(links.length, "link")} answer.${skipped}`);
  return !problems.some(isError);
}

export async function check(args: string[]): Promise<void> {
  const { isSaid } = readArguments(args, ["launch", "links"]);
  const started = performance.now();
  const { problems, content } = await inspectContent(dataDir());
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;

  print(problems);
  if (!content || problems.some(isError)) {
    console.log(`Mend the errors above and run npm run check again. (${seconds})`);
    process.exitCode = 1;
    return;
  }
  const looked = `${content.items.length} JSON files and ${content.pictures.size} pictures looked at in ${seconds}`;
  console.log(problems.length > 0 ? `No errors, but ${summary(problems)}: ${looked}.` : `All is well: ${looked}.`);

  for (const line of content.waitingItems()) console.log(line);

  const launchable = !isSaid("launch") || (await reportStandIns(content));
  const linked = !isSaid("links") || (await reportLinks(content));
  if (!launchable || !linked) process.exitCode = 1;
}

if (require.main === module) run(check);
