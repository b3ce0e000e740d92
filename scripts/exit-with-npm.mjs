/** A killed npm leaves its commands running. */
import { readFileSync } from "node:fs";

/** The process ids of npm's shell and, on Linux, of npm itself. */
function startedBy() {
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, "utf8").match(/\) \w (\d+)/)?.[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Ends this process soon after npm has ended, by polling. */
export function exitWithNpm() {
  const starters = startedBy();
  setInterval(() => startedBy() !== starters && process.exit(1), 250).unref();
}
