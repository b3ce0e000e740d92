/** Keeps the last good build while the next one is made, and gives it back if that one fails. */
import { type ChildProcess, spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import { buildSync } from "esbuild";

/** Where the last good build waits. */
export const lastGoodBuild = ".last-good-build";

/** The same while it is on its way there or back: some of it is in public/ then. */
const onItsWay = `${lastGoodBuild}.part`;

/** Pictures and fonts are named by their content, so those of two builds live side by side. */
const shared = "static";

const contentsOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== shared) : [];

function moveAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of contentsOf(from)) renameSync(path.join(from, name), path.join(to, name));
}

/** Puts the last good build back into public/; does nothing where no build was cut short. */
export function restoreLastGoodBuild(): void {
  if (existsSync(lastGoodBuild)) {
    for (const name of contentsOf("public")) rmSync(path.join("public", name), { recursive: true });
    renameSync(lastGoodBuild, onItsWay);
  }
  if (!existsSync(onItsWay)) return;
  moveAll(onItsWay, "public");
  rmSync(onItsWay, { recursive: true });
}

/** Clears public/ for a build. Nothing of an earlier one can be left over in it then. */
export function setLastGoodBuildAside(): void {
  restoreLastGoodBuild();
  mkdirSync(path.join("public", shared), { recursive: true });
  moveAll("public", onItsWay);
  renameSync(onItsWay, lastGoodBuild);
}

/**
 * Sets the last good build aside until this process ends, however it ends: if the build has failed or was stopped by
 * then, puts it back. A process that is killed can do nothing more; another one that watches over it does it then, and
 * where both were killed, the next build.
 */
export function protectLastGoodBuild(onSuccess: () => void): { buildIsMade: () => void } {
  let isMade = false;
  const workers = new Set<ChildProcess>();
  watchOverThisProcess();
  subscribe("child_process", (message) => workers.add((message as { process: ChildProcess }).process));
  setLastGoodBuildAside();
  process.once("exit", (code) => {
    if (code === 0 && isMade) {
      rmSync(lastGoodBuild, { recursive: true });
      onSuccess();
    } else {
      stopAtOnce(workers);
      restoreLastGoodBuild();
    }
  });
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    process.once(signal, () => process.exit(code));
  }
  return {
    buildIsMade: () => {
      isMade = true;
    },
  };
}

/** Starts a process that outlives this one if it is killed, and then puts the last good build back. */
function watchOverThisProcess(): void {
  const entry = "src/gatsby/restore-when-killed.ts";
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join();
  // It is told of this process's end by the pipe between them, which the system closes whatever happened.
  const watcher = spawn(process.execPath, ["-e", script], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  watcher.on("error", () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
}

/** Gatsby's workers go on writing pages when a build fails: into what is about to be put back. */
function stopAtOnce(workers: ReadonlySet<ChildProcess>): void {
  const running = [...workers].filter((worker) => worker.exitCode === null && worker.kill("SIGKILL"));
  // Nothing can be waited for while a process ends, and what is written at this moment takes no longer.
  if (running.length > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
}

/** Ends a worker of Gatsby's when its build has ended: it would write into what has just been put back. */
export function endWithBuild(): void {
  if (process.env.GATSBY_WORKER_POOL_WORKER) process.once("disconnect", () => process.exit());
}
