/** npm test itself, with programs in place of its own that end at once. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder";

/** Runs it where one program ends in this way, and all others do well. */
function testWhere(program: string, end: string) {
  const folder = temporaryFolder();
  for (const name of ["npm", "biome", "tsx", "jest", "playwright", "tsc"])
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${name === program ? end : "exit 0"}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "scripts/test.ts"], { env });
  const steps = [...String(stdout).matchAll(/^── ([^✓✗].*) \(.*\) …$/gm)].map(([, name]) => name);
  return { status, steps, end: /\d+ passed, \d+ failed/.exec(String(stdout))?.[0] };
}

/** All that a change has to pass. */
const gate = [
  "build",
  "browser tests",
  "format",
  "lint",
  "content",
  "unit tests",
  "a second, small site under a path",
  "browser tests of the small site",
  "tests of what was built: the small site",
  "tests of what was built",
  "types",
  "what the specification of these books asks, as far as data/ says it still",
  "home in two old browsers",
];

const onPosix = process.platform === "win32" ? test.skip : test;

onPosix("npm test fails by a step that ends with any status but 0, or is killed, and by no other", () => {
  const all = testWhere("tsc", "exit 0");
  expect(all).toMatchObject({ status: 0, end: `${gate.length} passed, 0 failed` });
  expect(all.steps.toSorted()).toEqual(gate.toSorted());
  expect(testWhere("tsc", "exit 2").status).toBe(1);
  expect(testWhere("tsc", "kill -KILL $$").status).toBe(1);
});
