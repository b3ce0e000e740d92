import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

/** What npm run build says where these packages are asked for, and those are there. */
function told(asked: object, installed: object, command = "--version") {
  mkdirSync(path.join(folder, "node_modules"), { recursive: true });
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...asked } }));
  writeFileSync(path.join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  const { stderr } = spawnSync("node", [path.resolve("scripts/gatsby.mjs"), command], { cwd: folder });
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

test("a build does without what only development needs (npm ci --omit=dev), and nothing else does", () => {
  const jest = { "node_modules/jest": { version: "30.0.0", dev: true } };
  expect(told(jest, {}, "build")).not.toContain("npm ci");
  expect(told(jest, {}, "develop")).toContain("npm ci");
  expect(told({ ...jest, "node_modules/zod": { version: "4.0.0" } }, {}, "build")).toContain('"zod"');
});

/** What is said of a folder of this name, before anything else is looked at. */
function saidOf(name: string, script = "scripts/check-folder-name.mjs") {
  const project = path.join(folder, name, "website");
  mkdirSync(project, { recursive: true });
  return spawnSync("node", [path.resolve(script), "develop"], { cwd: project }).stderr.toString();
}

test.each(["site (1)", "site [new]", "a#b", "50% done", "what?", "{series}", "a*b", "new site!"])(
  'the folder "%s" is refused, with a name that will do',
  (name) => {
    expect(saidOf(name)).toContain(`The folder "${name}"`);
    const [, better = ""] = saidOf(name).match(/for instance to "(.*)",/) ?? [];
    expect(saidOf(better)).toBe("");
  },
);

test("npm start, edit and build refuse such a folder at once", () => {
  expect(saidOf("site (1)", "scripts/gatsby.mjs")).toBe(saidOf("site (1)"));
});

test.each(["my site", "Bücher & more, it's vol. 2", "-site_1.0"])('the folder "%s" will do', (name) => {
  expect(saidOf(name)).toBe("");
});
