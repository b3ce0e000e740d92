/**
 * `npm test`: everything that has to be right before a change may land, the quick steps first.
 * `npm run test:full`: all that there is, at length; a night's work rather than a minute's.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";

const full = process.argv.includes("--full");

type Step = [name: string, command: string];

/**
 * The steps, in order. Those of one group run at once: much of a build keeps one core busy, and tests that need no
 * build use the other meanwhile.
 */
const groups: Step[][] = [
  [["format", "biome format"]],
  [["lint", "biome lint --error-on-warnings"]],
  [["content", "tsx scripts/check.ts"]],
  [
    ["build", "npm run build"],
    ["unit and component tests", "jest --selectProjects unit components"],
  ],
  [
    ["tests of what was built", "jest --selectProjects site"],
    ["types", "tsc -p ."],
  ],
  [["browser tests", "playwright test"]],
];

const long: Step[] = [
  ["a second, small site under a path", "tsx __tests__/fixture/build.ts"],
  ["tests of the small site", "jest --selectProjects small-site"],
  ["journeys in other browsers", "npm run test:browsers"],
  ["editing while npm start runs", "npm run test:live"],
  ["the same site from two builds", "npm run test:reproducible"],
  ["builds after edits, stops and breaks", "npm run test:rebuilds"],
];

const all = full ? [...groups, ...long.map((step) => [step])] : groups;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const taken: [name: string, milliseconds: number][] = [];
const started = performance.now();
const summary = () =>
  [...taken, ["all together", performance.now() - started] as const]
    .map(([name, time]) => `${seconds(time).padStart(9)}  ${name}`)
    .join("\n");

/** Runs a step, and says whether it passed. What runs beside another says what it has to say when it ends. */
async function run([name, command]: Step, beside: boolean): Promise<boolean> {
  const stepStarted = performance.now();
  if (!beside) console.log(`\n── ${name} (${command})`);
  const env = full ? { ...process.env, FULL: "1" } : process.env;
  // A shell, because npm's commands are scripts of their own kind on Windows. npm has put them on the path.
  const child = spawn(command, { shell: true, stdio: beside ? "pipe" : "inherit", env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => (said += piece));
  const [status] = await once(child, "close");
  if (beside) console.log(`\n── ${name} (${command})\n${said}`);
  taken.push([name, performance.now() - stepStarted]);
  return status === 0;
}

async function main(): Promise<void> {
  const total = all.flat().length;
  for (const group of all) {
    const passes = await Promise.all(group.map((step, index) => run(step, index > 0)));
    const failed = group.flatMap(([name], index) => (passes[index] ? [] : [name]));
    if (failed.length > 0) {
      const passed = taken.length - failed.length;
      console.log(`\n${summary()}\n✗ ${failed.join(" and ")} failed.\n${passed} passed, ${failed.length} failed`);
      process.exit(1);
    }
  }
  console.log(`\n${summary()}\n${total} passed, 0 failed`);
}

main();
