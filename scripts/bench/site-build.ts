/** Builds copies of the site in a temporary folder, and samples the builds' memory. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySite } from "../site-copy";

export interface BuildRun {
  seconds: number;
  /** The number of image files encoded. */
  encodes: number;
  /** Peak memory (RSS) summed over the build's processes, in MB; shared pages count for each. */
  peakMemory: number;
}

export function copyForBench(): string {
  const folder = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), "bench-"))), "site");
  copySite(folder);
  return folder;
}

export function removeSite(folder: string): void {
  rmSync(path.dirname(folder), { recursive: true, force: true });
}

/** A cold start: removes caches and output, as `gatsby clean` does. */
export function cleanSite(folder: string): void {
  for (const name of [".cache", "public", "deploy"]) rmSync(path.join(folder, name), { recursive: true, force: true });
}

const picturesIn = (folder: string) =>
  (existsSync(path.join(folder, "public/static"))
    ? readdirSync(path.join(folder, "public/static"), { recursive: true, encoding: "utf8" })
    : []
  ).filter((name) => /\.(?:avif|jpg|png)$/.test(name));

/**
 * Runs `npm run build` in the copy.
 *
 * @param minutes timeout
 */
export async function buildSite(folder: string, minutes = 15): Promise<BuildRun> {
  const before = new Set(picturesIn(folder));
  const started = performance.now();
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: minutes * 60_000,
    env: { ...process.env, CI: "true" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  let peakMemory = 0;
  const sampling = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOfTree(child.pid ?? 0));
  }, 1000);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build of ${folder} failed:\n${output.slice(-4000)}`);
  return { seconds, encodes: picturesIn(folder).filter((name) => !before.has(name)).length, peakMemory };
}

/** The resident memory (RSS) of a process tree, in MB. */
function memoryOfTree(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="]).toString().trim().split("\n");
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  for (const [pid, parent] of processes.sort(([a], [b]) => a - b)) if (tree.has(parent)) tree.add(pid);
  return processes.reduce((sum, [pid, , kilobytes]) => sum + (tree.has(pid) ? kilobytes : 0), 0) / 1024;
}
