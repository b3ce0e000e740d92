/** The content check's entry point: reads data/ from disk and returns all problems. */
import { basename, resolve } from "node:path";
import { readContent } from "./check-content";
import type { Content } from "./content";
import { error, type Problem } from "./problem";
import { readFolder } from "./read-folder";

export { formatReport, summary } from "./format-report";
export type { Problem } from "./problem";

export interface CheckResult {
  problems: Problem[];
  /** The parsed content; undefined if there is no such folder. */
  content?: Content;
}

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

/** All problems of a folder's content. Valid if there are no errors; warnings may remain. */
export const checkContent = async (dataDir: string): Promise<Problem[]> => (await inspectContent(dataDir)).problems;
