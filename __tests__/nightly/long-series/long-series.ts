/**
 * `npm run test:long`: builds a series of fourteen books (content.ts) in .long-series/, within so much memory, and runs
 * on it the tests that npm test runs on ours. With --only-build it stops there.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { usageOfTree } from "../../../scripts/bench/process-usage";
import { layOut } from "../../small-site/lay-out";
import { longJson, longPictures } from "./content";

const folder = path.resolve(__dirname, "../../../.long-series");

/** In MB, over all processes: what the machines of small hosts have. */
const mostMemory = 3000;

async function build(): Promise<number> {
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", "--prefix-paths"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, usageOfTree(child.pid ?? 0).memory);
  }, 500);
  const [status] = await once(child, "close");
  clearInterval(watch);
  if (status !== 0) throw new Error("The long series could not be built.");
  return memory;
}

/** What npm test runs of a site's content. */
const tests = ["jest --selectProjects unit site", "playwright test"];

async function main(): Promise<void> {
  const json = longJson();
  layOut(folder, { json, pictures: await longPictures() });
  const started = performance.now();
  const memory = await build();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${Object.keys(json).length} items, built in ${seconds} s with ${Math.round(memory)} MB of memory.`);
  if (memory > mostMemory) {
    console.log(`✗ A build may take ${mostMemory} MB.`);
    process.exitCode = 1;
  }
  if (process.argv.includes("--only-build")) return;
  for (const test of tests) {
    const { status } = spawnSync("npx", test.split(" "), {
      stdio: "inherit",
      env: { ...process.env, SITE_FOLDER: folder, FULL: "" },
    });
    if (status !== 0) process.exitCode = 1;
  }
}

main();
