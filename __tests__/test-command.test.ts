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
  return [status, /\d+ passed, \d+ failed/.exec(String(stdout))?.[0]];
}

const onPosix = process.platform === "win32" ? test.skip : test;

onPosix("npm test fails by a step that ends with any status but 0, or is killed, and by no other", () => {
  expect(testWhere("tsc", "exit 0")).toEqual([0, expect.stringMatching(/^[1-9].*, 0 failed$/)]);
  expect(testWhere("tsc", "exit 2")[0]).toBe(1);
  expect(testWhere("tsc", "kill -KILL $$")[0]).toBe(1);
});
