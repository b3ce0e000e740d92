/** A run of the tests that is stopped, by whatever, leaves nothing behind. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { spawnLine } from "../scripts/tied-process";
import { serverKinds } from "./hosting/servers";
import { writeSite } from "./hosting/small-build";
import { temporaryFolder } from "./temporary-folder";

const folder = temporaryFolder();
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** Runs a module, and returns what it says first. */
async function start(code: string): Promise<{ run: ChildProcess; said: string }> {
  const file = path.join(folder, `${Math.random()}.ts`);
  writeFileSync(file, code);
  const run = spawn(process.execPath, ["--import", tsx, file], { stdio: ["pipe", "pipe", "inherit"] });
  const [said] = await once(run.stdout as NodeJS.ReadableStream, "data");
  return { run, said: String(said).trim() };
}

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

onPosix.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "%s ends what npm test has started, and what that has",
  async (signal) => {
    const { run, said } = await start(`
    import { spawnLine } from ${JSON.stringify(path.resolve("scripts/tied-process"))};
    spawnLine("sleep 600 & echo $!; wait", { output: "inherit" });
  `);
    expect(isAlive(Number(said))).toBe(true);
    run.kill(signal);
    expect(await soon(() => !isAlive(Number(said)))).toBe(true);
  },
);

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

for (const { name, missing } of serverKinds.slice(1)) {
  (missing ? test.skip : onPosix)(`${name} ends with the tests that have started it`, async () => {
    await writeSite(folder, { "index.html": "<h1>Home</h1>", "404.html": "", "404/index.html": "" }, {});
    const { run, said } = await start(`
      import { spawnLine } from "../scripts/tied-process";
import { serverKinds } from ${JSON.stringify(path.resolve("__tests__/hosting/servers"))};
      serverKinds.find(({ name }) => name === ${JSON.stringify(name)}).start(${JSON.stringify(folder)}).then(({ port }) => console.log(port));
    `);
    expect(await answers(said)).toBe(true);
    run.kill("SIGKILL");
    expect(await soon(async () => !(await answers(said)))).toBe(true);
  });
}

test("what ends by itself ends with its own status, and at once", async () => {
  const child = spawnLine("exit 3", { output: "pipe" });
  expect(await once(child, "close")).toEqual([3, null]);
});

test("the browser tests' server takes a free port, and ends with whoever started it", async () => {
  await writeSite(folder, { "index.html": "<h1>Home</h1>", "404.html": "", "404/index.html": "" }, {});
  const server = spawn(process.execPath, ["--import", tsx, path.resolve("__tests__/serve.ts")], { cwd: folder });
  const [said] = await once(server.stdout, "data");
  const [, port = ""] = String(said).match(/port (\d+)/) ?? [];
  expect(await answers(port)).toBe(true);
  server.stdin.end();
  expect(await soon(async () => !(await answers(port)))).toBe(true);
});
