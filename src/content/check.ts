/** The content check: reads data/ and reports everything that is wrong with it at once. */
import { basename, resolve } from "node:path";
import { findProblems } from "./find-problems";
import { type Problem, problem } from "./problem";
import { readFolder } from "./read-folder";

export type { Problem } from "./problem";
export { formatReport, summary } from "./report";

/** What the check found, and how much it looked at. */
export interface CheckResult {
  problems: Problem[];
  jsonFiles: number;
  pictures: number;
}

/** Checks the content of a folder. */
export async function inspectContent(dataDir: string): Promise<CheckResult> {
  const folder = resolve(dataDir);
  const entries = await readFolder(folder);
  if (!entries) return { problems: [problem("no-data-folder", { file: basename(folder) })], jsonFiles: 0, pictures: 0 };
  return {
    problems: findProblems(entries, basename(folder)),
    jsonFiles: entries.filter(({ bytes }) => bytes).length,
    pictures: entries.filter(({ picture }) => picture).length,
  };
}

/** All problems of the content in a folder. Nothing is wrong when the list is empty or holds only warnings. */
export const checkContent = async (dataDir: string): Promise<Problem[]> => (await inspectContent(dataDir)).problems;
