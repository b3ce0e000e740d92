/** A run of the tests that is stopped, by whatever, leaves nothing behind. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { spawnLine } from "../scripts/tied-process";
import { writeSite } from "./hosting/small-build";
import { temporaryFolder } from "./temporary-folder";

const folder = temporaryFolder();
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** What a program says first. */
const firstOf = async ({ stdout }: ChildProcess) => String((await once(stdout as NodeJS.ReadableStream, "data"))[0]);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Whether something comes about within some seconds. */
async function soon(check: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const onPosix = process.platform === "win32" ? test.skip : test;

// Nothing can be done at SIGKILL: what goes then goes at any other signal.
onPosix("processes that npm test has started end with it, and theirs with them", async () => {
  const code = `
    const { spawnLine } = require(${JSON.stringify(path.resolve("scripts/tied-process"))});
    spawnLine("sleep 600 & echo $!; wait", { output: "inherit" });`;
  const run = spawn(process.execPath, ["--import", tsx, "--eval", code], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const pid = Number(await firstOf(run));
  expect(isAlive(pid)).toBe(true);
  run.kill("SIGKILL");
  expect(await soon(() => !isAlive(pid))).toBe(true);
});

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

test("a tied process keeps its own exit status", async () => {
  const child = spawnLine("exit 3", { output: "pipe" });
  expect(await once(child, "close")).toEqual([3, null]);
});

test("the browser tests' server takes a free port, and ends with whoever started it", async () => {
  await writeSite(folder, { "index.html": "<h1>Home</h1>", "404.html": "", "404/index.html": "" }, {});
  const server = spawn(process.execPath, ["--import", tsx, path.resolve("__tests__/serve.ts")], { cwd: folder });
  const [, port = ""] = (await firstOf(server)).match(/port (\d+)/) ?? [];
  expect(await answers(port)).toBe(true);
  server.stdin.end();
  expect(await soon(async () => !(await answers(port)))).toBe(true);
});
