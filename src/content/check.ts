/** The content check: reads data/ and reports everything that is wrong with it at once. */
import { basename, resolve } from "node:path";
import { findProblems } from "./find-problems";
import { type Problem, problem } from "./problem";
import { readFolder } from "./read-folder";

export type { Problem } from "./problem";
export { formatReport, summary } from "./report";

/** All problems of the content in a folder. Nothing is wrong when the list is empty or holds only warnings. */
export async function checkContent(dataDir: string): Promise<Problem[]> {
  const folder = resolve(dataDir);
  const entries = await readFolder(folder);
  if (!entries) return [problem("no-data-folder", { file: basename(folder) })];
  return findProblems(entries, basename(folder));
}
