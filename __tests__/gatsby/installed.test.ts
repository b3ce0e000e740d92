import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

/** What npm run build says where these packages are asked for, and those are there. */
function told(asked: object, installed: object) {
  mkdirSync(path.join(folder, "node_modules"), { recursive: true });
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...asked } }));
  writeFileSync(path.join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  const { stderr } = spawnSync("node", [path.resolve("scripts/gatsby.mjs"), "--version"], { cwd: folder });
  return stderr.toString();
}

test("a build with packages that are absent, or older than the lock file, says to run npm ci", () => {
  const zod = { "node_modules/zod": { version: "4.0.0" } };
  expect(told(zod, {})).toBe('The package "zod" is not installed as package-lock.json asks. Run: npm ci\n');
  expect(told(zod, { "node_modules/zod": { version: "3.9.0" } })).toContain("npm ci");
  expect(told(zod, zod)).toBe("");
});

test("packages for other systems may be absent", () => {
  expect(told({ "node_modules/fsevents": { version: "2.0.0", optional: true } }, {})).toBe("");
});
