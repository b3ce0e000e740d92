import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { spawnLine } from "../scripts/tied-process";

test("a tied process keeps its own exit status", async () => {
  const child = spawnLine("exit 3", { output: "pipe" });
  expect(await once(child, "close")).toEqual([3, null]);
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const onPosix = process.platform === "win32" ? test.skip : test;

onPosix("a tied process ends with whoever started it, and what it has started with it", async () => {
  const child = spawnLine("sleep 600 & echo $!; wait", { output: "pipe" });
  const pid = Number(String((await once(child.stdout as NodeJS.ReadableStream, "data"))[0]));
  expect(isAlive(pid)).toBe(true);
  // As when the process goes that holds the other end.
  child.stdin?.end();
  while (isAlive(pid)) await setTimeout(20);
});
