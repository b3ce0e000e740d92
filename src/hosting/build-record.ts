/**
 * The marker of a complete build: which state of the source public/ shows. It is removed before a build touches public/
 * and written, atomically, after its last file, so nothing half-made is served or deployed.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What deploy/build.json holds. */
export interface BuildRecord {
  commit: string;
  /** Whether there were changes that were in no commit. */
  changed: boolean;
  /** When the build ended, which tells it from any other of the same commit. */
  endedAt: string;
}

/** What to tell whoever wants to serve or deploy what is not there in full. */
export const notComplete =
  'public/ holds no complete site: no build has ended since it was begun. Run "npm run build".';

const recordIn = (deployFolder: string) => path.join(deployFolder, "build.json");

/** The state of the source in a folder now. Outside a repository everything counts as changed. */
export function sourceState(folder = "."): Omit<BuildRecord, "endedAt"> {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      // Without it, "git status" locks the index to refresh it, and somebody's commit at that moment fails.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    }).trim();
  try {
    return { commit: git("rev-parse", "HEAD"), changed: git("status", "--porcelain") !== "" };
  } catch {
    return { commit: "", changed: true };
  }
}

/** Says from now on that public/ is not complete. */
export const forgetBuild = (deployFolder = "deploy") => rmSync(recordIn(deployFolder), { force: true });

/** Says that public/ is complete: the last thing that a build does. */
export function recordBuild(deployFolder = "deploy"): void {
  const record: BuildRecord = { ...sourceState(), endedAt: new Date().toISOString() };
  const draft = `${recordIn(deployFolder)}.part`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, recordIn(deployFolder));
}

/** The record of what public/ holds; nothing where that is not complete. */
export function completeBuild(publicFolder = "public", deployFolder = "deploy"): BuildRecord | undefined {
  // "gatsby clean" removes public/ and leaves deploy/.
  if (!existsSync(path.join(publicFolder, "404.html"))) return undefined;
  try {
    return JSON.parse(readFileSync(recordIn(deployFolder), "utf8"));
  } catch {
    return undefined;
  }
}
