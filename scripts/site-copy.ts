/** Copies of the project for test builds, and file hashes to compare builds. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../plugins/gatsby-adapter-static-hosts";

/** Copies the working tree's sources, without caches, and hard-links node_modules. */
export function copySite(folder: string): void {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).toString();
  for (const file of list.split("\0").filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(folder, file), { recursive: true });
  }
  const modules = path.resolve("node_modules");
  try {
    // Hard links take seconds, a copy minutes.
    execFileSync("cp", ["-al", modules, folder], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", modules, folder]);
  }
  rmSync(path.join(folder, "node_modules/.cache"), { recursive: true, force: true });
}

/** A content hash for every file below a folder. */
export async function hashesOf(folder: string): Promise<Map<string, string>> {
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(folder, file)))
      .digest("hex");
  return new Map((await listFiles(folder)).map((file) => [file, hash(file)]));
}
