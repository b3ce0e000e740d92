/** Marker of a complete build, removed before a build touches public/ and written, atomically, at its end. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The content of deploy/build.json. */
export interface BuildMarker {
  commit: string;
  /** Whether the working tree had uncommitted changes. */
  changed: boolean;
  /** When the build ended (ISO 8601): tells apart builds of the same commit. */
  endedAt: string;
}

/** The error message of commands that need a complete build. */
export const notComplete =
  'public/ holds no complete site: no build has ended since it was begun. Run "npm run build".';

const recordIn = (deployFolder: string) => path.join(deployFolder, "build.json");

/** The Git state of the source. Outside a repository everything counts as changed. */
export function sourceState(folder = "."): Omit<BuildMarker, "endedAt"> {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      // Otherwise "git status" locks the index to refresh it, which makes a concurrent commit fail.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    }).trim();
  try {
    return { commit: git("rev-parse", "HEAD"), changed: git("status", "--porcelain") !== "" };
  } catch {
    return { commit: "", changed: true };
  }
}

/** Removes the marker: public/ counts as incomplete from now on. */
export const removeBuildMarker = (deployFolder = "deploy") => rmSync(recordIn(deployFolder), { force: true });

/** Writes the marker, as the last step of a build. */
export function writeBuildMarker(deployFolder = "deploy"): void {
  const record: BuildMarker = { ...sourceState(), endedAt: new Date().toISOString() };
  const draft = `${recordIn(deployFolder)}.part`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, recordIn(deployFolder));
}

/** The marker of the build in public/; undefined if that is incomplete. */
export function readBuildMarker(publicFolder = "public", deployFolder = "deploy"): BuildMarker | undefined {
  // "gatsby clean" removes public/, but not deploy/.
  if (!existsSync(path.join(publicFolder, "404.html"))) return undefined;
  try {
    return JSON.parse(readFileSync(recordIn(deployFolder), "utf8"));
  } catch {
    return undefined;
  }
}
