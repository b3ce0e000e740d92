/** The content check: reads data/ and reports everything that is wrong with it at once. */
import { basename, resolve } from "node:path";
import { readContent } from "./check-content";
import type { Content } from "./content";
import { error, type Problem } from "./problem";
import { readFolder } from "./read-folder";

export { formatReport, summary } from "./format-report";
export type { Problem } from "./problem";

/** What the check found, and what it looked at. */
export interface CheckResult {
  problems: Problem[];
  /** What was looked at; nothing when there is no such folder. */
  content?: Content;
}

/** Checks the content of a folder. */
export async function inspectContent(dataDir: string): Promise<CheckResult> {
  const folder = resolve(dataDir);
  const entries = await readFolder(folder);
  if (!entries) {
    const wording = {
      found: "There is no such folder.",
      expected: "The folder that holds the site's content.",
      suggestion: "Bring it back with: git checkout -- data",
    };
    return { problems: [error("no-data-folder", { file: basename(folder) }, wording)] };
  }
  return readContent(entries, { root: basename(folder) });
}

/** All problems of the content in a folder. Nothing is wrong when the list is empty or holds only warnings. */
export const checkContent = async (dataDir: string): Promise<Problem[]> => (await inspectContent(dataDir)).problems;
