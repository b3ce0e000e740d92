/** What npm run build and npm start refuse before they begin: packages that are not installed, and folders with odd names. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderTrouble } from "../../scripts/check-folder-name.mjs";
import { outdatedPackage } from "../../scripts/outdated-packages.mjs";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

/** The lock file of a folder asks for these packages, and those are installed. */
function install(asked: object, installed: object) {
  mkdirSync(path.join(folder, "node_modules"), { recursive: true });
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...asked } }));
  writeFileSync(path.join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
}

const zod = { "node_modules/zod": { version: "4.0.0" } };

test("a package that is absent, or of another version than in the lock file, is named", () => {
  for (const installed of [{}, { "node_modules/zod": { version: "3.9.0" } }]) {
    install(zod, installed);
    expect(outdatedPackage({ folder })).toBe("zod");
  }
  install(zod, zod);
  expect(outdatedPackage({ folder })).toBeUndefined();
});

test("packages for other systems may be absent", () => {
  install({ "node_modules/fsevents": { version: "2.0.0", optional: true } }, {});
  expect(outdatedPackage({ folder })).toBeUndefined();
});

test("a build does without what only development needs (npm ci --omit=dev), and nothing else does", () => {
  install({ "node_modules/jest": { version: "30.0.0", dev: true } }, {});
  expect(outdatedPackage({ folder, forBuild: true })).toBeUndefined();
  expect(outdatedPackage({ folder })).toBe("jest");
});

test.each(["site (1)", "site [new]", "a#b", "50% done", "what?", "{series}", "a*b", "new site!"])(
  'the folder "%s" is refused, with a name that will do',
  (name) => {
    const trouble = folderTrouble(path.resolve(name, "website"));
    expect(trouble).toContain(`The folder "${name}"`);
    const [, better = ""] = trouble?.match(/for instance to "(.*)",/) ?? [];
    expect(folderTrouble(path.resolve(better))).toBeUndefined();
  },
);

test.each(["my site", "Bücher & more, it's vol. 2", "-site_1.0"])('the folder "%s" will do', (name) => {
  expect(folderTrouble(path.resolve(name))).toBeUndefined();
});

const script = path.resolve("scripts/gatsby.mjs");

const say = (place: string, command = "develop") => {
  mkdirSync(place, { recursive: true });
  return spawnSync(process.execPath, [script, command], { cwd: place }).stderr.toString();
};

test("two do not work in one folder at once: each would delete what the other writes", async () => {
  install(zod, zod);
  // Gatsby ends where there is no site, but for this one.
  const stays = path.join(folder, "stays.cjs");
  writeFileSync(stays, "process.exit = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);");
  const first = spawn(process.execPath, ["--require", stays, script, "develop"], { cwd: folder });
  await Promise.race([once(first.stderr, "data"), once(first.stdout, "data")]);
  const said = say(folder);
  first.kill("SIGKILL");
  expect(said).toContain("at work in this folder already");
});

test("npm start, edit and build say both before anything else", () => {
  install(zod, {});
  expect(say(folder)).toBe('The package "zod" is not installed as package-lock.json asks. Run: npm ci\n');
  expect(say(path.join(folder, "site (1)"))).toContain('The folder "site (1)"');
  // Both are absent, and of the first a build needs nothing.
  install({ "node_modules/jest": { version: "30.0.0", dev: true }, ...zod }, {});
  expect(say(folder)).toContain('The package "jest"');
  expect(say(folder, "build")).toContain('The package "zod"');
});
