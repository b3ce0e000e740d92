/**
 * `npm test`: all checks and tests that gate a change, the quick ones first.
 * `npm run test:full`: everything, exhaustively, for a nightly run.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

const full = process.argv.includes("--full");

type Step = [name: string, command: string, environment?: Record<string, string>];

/** The second site (__tests__/small-site): other content, same code. */
const smallSite = { SITE_FOLDER: path.resolve(".fixture"), FULL: "" };

const quick: Step[] = [
  ["format", "biome format"],
  ["lint", "npm run lint"],
  ["content", "tsx scripts/check.ts"],
  ["unit tests", "jest --selectProjects unit"],
];

const built: Step[] = [
  ["build", "npm run build"],
  ["types", "tsc -p ."],
  ["tests of what was built", "jest --selectProjects site"],
  ["browser tests", "playwright test"],
  ["a second, small site under a path", "tsx __tests__/small-site/build.ts"],
  ["tests of the small site", "jest --selectProjects small-site"],
  ["browser tests of the small site", "playwright test every-page accessibility --project phone", smallSite],
];

const long: Step[] = [
  ["the small site at the root of its host", "tsx __tests__/small-site/build.ts --at-root"],
  ["browser tests of the small site", "playwright test", smallSite],
  ["journeys in other browsers", "npm run test:browsers"],
  ["editing while npm start runs", "npm run test:live"],
  ["the same site from two builds", "npm run test:reproducible"],
  ["builds after edits, stops and breaks", "npm run test:rebuilds"],
  ["docs/hosting.md on a bare Debian", "npm run test:server"],
];

const steps = [...quick, ...built, ...(full ? long : [])];
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const taken: [name: string, milliseconds: number][] = [];
const started = performance.now();
const summary = () =>
  [...taken, ["all together", performance.now() - started] as const]
    .map(([name, time]) => `${seconds(time).padStart(9)}  ${name}`)
    .join("\n");

for (const [index, [name, command, environment]] of steps.entries()) {
  console.log(`\n── ${index + 1} of ${steps.length}: ${name} (${command})`);
  const stepStarted = performance.now();
  // A shell, because on Windows npm's binaries are .cmd scripts.
  const env = { ...process.env, ...(full ? { FULL: "1" } : {}), ...environment };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  taken.push([name, performance.now() - stepStarted]);
  if (status !== 0) {
    console.log(`\n${summary()}\n✗ ${name} failed.\n${index} passed, 1 failed`);
    process.exit(1);
  }
}
console.log(`\n${summary()}\n${steps.length} passed, 0 failed`);
