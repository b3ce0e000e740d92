/** `npm run audit`: known weaknesses of all packages, by audit-ci, which cannot say that the registry has no answer. */
import { spawnSync } from "node:child_process";
import { ignoreBrokenPipe } from "./broken-pipe.mjs";

const npm = (...args: string[]) => spawnSync("npm", args, { encoding: "utf8", shell: process.platform === "win32" });

/** Why the registry's service for weaknesses has not answered; undefined if it has. */
export function whyNoAnswer({ stdout, stderr }: { stdout: string; stderr: string }): string | undefined {
  try {
    const { message, error, vulnerabilities } = JSON.parse(stdout);
    if (vulnerabilities) return undefined;
    return [message, error?.summary, error?.detail].find(Boolean) ?? "it gave no reason";
  } catch {
    return (stdout + stderr).trim().split("\n").at(-1) || "npm audit said nothing";
  }
}

function main(): void {
  const reason = whyNoAnswer(npm("audit", "--json"));
  if (reason !== undefined) {
    console.error(
      `Nothing is known about weaknesses of the packages: the registry has not answered (${reason}). Try again when it does; "npm config get registry" names the one that was asked.`,
    );
    process.exitCode = 1;
    return;
  }
  const { status } = spawnSync("npx", ["audit-ci", "--config", "audit-ci.json"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
}

if (require.main === module) {
  ignoreBrokenPipe();
  main();
}
