import { execFileSync } from "node:child_process";

/** The resident memory (RSS) of a process tree, in MB. */
export function memoryOfTree(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="]).toString().trim().split("\n");
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  for (const [pid, parent] of processes.sort(([a], [b]) => a - b)) if (tree.has(parent)) tree.add(pid);
  return processes.reduce((sum, [pid, , kilobytes]) => sum + (tree.has(pid) ? kilobytes : 0), 0) / 1024;
}
