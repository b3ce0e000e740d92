/** Which state of the source a build was made from, so that nothing else is deployed by mistake. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** What deploy/build.json holds. */
export interface BuildRecord {
  commit: string;
  /** Whether there were changes that were in no commit. */
  changed: boolean;
}

/** The state of the source in a folder now. Outside a repository everything counts as changed. */
export function sourceState(folder = "."): BuildRecord {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return { commit: git("rev-parse", "HEAD"), changed: git("status", "--porcelain") !== "" };
  } catch {
    return { commit: "", changed: true };
  }
}

/** Writes down which state of the source a build shows that has just ended well. */
export const recordBuild = () => writeFileSync("deploy/build.json", JSON.stringify(sourceState()));
