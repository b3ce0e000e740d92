/** `npm test`: everything that has to be right before a change may land, one step after another, with its time. */
import { spawnSync } from "node:child_process";

const steps: [name: string, command: string][] = [
  ["format", "biome format"],
  ["lint", "biome lint --error-on-warnings"],
  ["content", "tsx scripts/check.ts"],
  ["build", "gatsby build"],
  ["types", "tsc -p ."],
  ["unit, component and built-site tests", "jest"],
  ["browser tests", "playwright test"],
];

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const started = performance.now();
for (const [index, [name, command]] of steps.entries()) {
  console.log(`\n── ${index + 1} of ${steps.length}: ${name} (${command})`);
  const stepStarted = performance.now();
  // A shell, because npm's commands are scripts of their own kind on Windows. npm has put them on the path.
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) {
    console.log(`\n✗ ${name} failed after ${seconds(stepStarted)}.\n${index} passed, 1 failed`);
    process.exit(1);
  }
  console.log(`✓ ${name}: ${seconds(stepStarted)}`);
}
console.log(`\nAll steps together: ${seconds(started)}.\n${steps.length} passed, 0 failed`);
