import { execFileSync } from "node:child_process";

/** What the processes of a tree use together: resident memory (RSS) in MB, and CPU time so far in seconds, whole for each process. */
export function usageOfTree(root: number): { memory: number; cpu: number } {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,time="]).toString().trim().split("\n");
  const processes = rows.map((row) => row.trim().split(/\s+/)).sort(([a], [b]) => Number(a) - Number(b));
  const tree = new Set([root]);
  const usage = { memory: 0, cpu: 0 };
  for (const [pid, parent, kilobytes, time = ""] of processes) {
    if (tree.has(Number(parent))) tree.add(Number(pid));
    if (!tree.has(Number(pid))) continue;
    usage.memory += Number(kilobytes) / 1024;
    // As 1:02, 0:01:02 or 1-00:01:02.
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = ["0", "0", ...time.split(/[-:]/)].slice(-4).map(Number);
    usage.cpu += ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  }
  return usage;
}
