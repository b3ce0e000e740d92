/** `npm test`: all that gates a change, in two lanes; `-- --near` what changed files need; test:full everything. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import "./broken-pipe.mjs";
import "./exit-with-npm.mjs";
import { spawnLine } from "./tied-process";

const full = process.argv.includes("--full");
const near = process.argv.includes("--near");

type Step = [name: string, command: string, environment?: Record<string, string>];

/** The second site (__tests__/small-site): other content, same code. */
const smallSite = { SITE_FOLDER: path.resolve(".fixture"), FULL: "" };

const build: Step = ["build", "npm run build"];

/** The lane that begins with the build. */
const browserTests: Step = ["browser tests", "playwright test"];

/** The other lane: what is independent of the build, then the small site. */
const besides: Step[] = [
  ["format", "biome format"],
  ["lint", "npm run lint"],
  ["content", "tsx scripts/check.ts"],
  ["unit tests", "jest --ci --selectProjects unit"],
  ["a second, small site under a path", "tsx __tests__/small-site/build.ts"],
  ["browser tests of the small site", "playwright test", smallSite],
  ["tests of what was built: the small site", "jest --ci --selectProjects small-site"],
];

/** Steps that need the build: the lane that ends first runs them. */
const afterBuild: Step[] = [
  ["tests of what was built", "jest --selectProjects site"],
  ["types", "tsc -p ."],
  [
    "what the specification of these books asks, as far as data/ says it still",
    "npm run test:spec",
    { FOLLOW_DATA: "1" },
  ],
  // 50 MB each are fetched once.
  ["home in two old browsers", 'npm run test:old-browser -- --grep "home is|home opens" --pass-with-no-tests'],
];

const long: Step[] = [
  // Journeys are gone by day at the root of a host, and here below a path.
  ["all browser tests of the small site", "playwright test", { ...smallSite, FULL: "1" }],
  ["journeys in other browsers", "npm run test:browsers"],
  ["an old browser", "npm run test:old-browser"],
  ["editing while npm start runs", "npm run test:live"],
  ["the same site from two builds", "npm run test:reproducible"],
  ["builds after edits, stops and breaks", "npm run test:rebuilds"],
  ["a series of fourteen books", "npm run test:long"],
  ["builds without each plugin, and a bare site with two", "npm run test:plugins"],
  ["all of this after a maintainer's day", "npm run test:maintenance", { FULL: "" }],
];

/** `--near`: the tests that import changed files, browser tests among them, and the content's check if content has changed. */
function nearSteps(): [Step[], Step[]] {
  const changed = execFileSync("git", ["status", "--porcelain", "--no-renames", "-uall"], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.slice(3));
  const has = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  return [
    [
      ["unit tests", "jest --onlyChanged --passWithNoTests --selectProjects unit"],
      ...(has(/\.spec\.ts$/)
        ? [["browser tests", "playwright test --only-changed --pass-with-no-tests --project phone"] satisfies Step]
        : []),
    ],
    [
      ["format", "biome format"],
      ["lint", "biome lint --error-on-warnings"],
      ...(has(/^data\//) ? [["content", "tsx scripts/check.ts"] satisfies Step] : []),
      ...(has(/\.tsx?$/) ? [["types", "tsc -p ."] satisfies Step] : []),
    ],
  ];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const taken: [name: string, milliseconds: number][] = [];
const failed: string[] = [];
const started = performance.now();

/** Runs a step with buffered output, so that concurrent steps do not interleave. */
async function run([name, command, environment]: Step): Promise<void> {
  console.log(`── ${name} (${command}) …`);
  const stepStarted = performance.now();
  const env = {
    ...process.env,
    ...(full ? { FULL: "1" } : {}),
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
    ...environment,
  };
  const child = spawnLine(command, { output: "pipe", env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, "close");
  const time = performance.now() - stepStarted;
  taken.push([name, time]);
  if (status !== 0) failed.push(name);
  console.log(`${Buffer.concat(said)}\n── ${status === 0 ? "✓" : "✗"} ${name}: ${seconds(time)}\n`);
}

/** Runs steps sequentially, and takes them off the list, which lanes may share; none starts after a failure in either lane. */
async function inTurn(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step && failed.length === 0; step = steps.shift()) await run(step);
}

async function test() {
  if (near) await Promise.all(nearSteps().map(inTurn));
  else await testAll();
  for (const [name, time] of taken) console.log(`${seconds(time).padStart(9)}  ${name}`);
  console.log(`${seconds(performance.now() - started).padStart(9)}  all together, two at a time`);
  for (const name of failed) console.log(`✗ ${name} failed.`);
  console.log(`${taken.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function testAll() {
  const built = inTurn([build]);
  const lane = async (steps: Step[]) => {
    await inTurn(steps);
    await built;
    await inTurn(afterBuild);
  };
  await Promise.all([built.then(() => lane([browserTests])), lane(besides)]);
  if (full) await inTurn(long);
}

test();
