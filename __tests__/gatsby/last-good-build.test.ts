/** However a build ends, public/ holds a whole site afterwards. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildSync } from "esbuild";
import { keepUnchanged } from "../../src/hosting/keep-unchanged";

let folder: string;

/** What the process that watches over a build is made from. */
const ofTheProject = ["src", "node_modules"];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "last-good-build-"));
  for (const [file, text] of Object.entries({
    "index.html": "good",
    "shop/index.html": "good",
    "downloads/moon.jpg": "good",
    "static/abc/moon.avif": "good",
  })) {
    mkdirSync(path.dirname(path.join(folder, "public", file)), { recursive: true });
    writeFileSync(path.join(folder, "public", file), text);
  }
  for (const name of ofTheProject) symlinkSync(path.resolve(name), path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of two files that then does what it is told to. */
const build = `
  import { protectLastGoodBuild } from "./src/gatsby/last-good-build";
  import { writeFileSync } from "node:fs";
  const build = protectLastGoodBuild(() => console.log("succeeded"));
  writeFileSync("public/index.html", "new");
  writeFileSync("public/static/new.avif", "new");
  eval(process.argv[1]);
`;
// As a script of its own, so that signals reach the build itself and not what compiles it.
const { outputFiles } = buildSync({
  stdin: { contents: build, resolveDir: process.cwd() },
  bundle: true,
  packages: "external",
  platform: "node",
  write: false,
  logLevel: "error",
});
const script = outputFiles.map(({ text }) => text).join();
const run = (ending: string) => spawnSync(process.execPath, ["-e", script, ending], { cwd: folder, encoding: "utf8" });

const published = () =>
  readdirSync(path.join(folder, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(path.join(folder, "public"), file)}: ${readFileSync(file, "utf8")}`)
    .sort();

const lastGood = [
  "downloads/moon.jpg: good",
  "index.html: good",
  "shop/index.html: good",
  "static/abc/moon.avif: good",
  "static/new.avif: new",
];
const setAside = () => readdirSync(folder).filter((name) => !["public", ...ofTheProject].includes(name));

test("a build that ends well leaves its own files, none of an earlier one's, and the pictures of both", () => {
  const { status, stdout, stderr } = run("build.buildIsMade(); process.exit(0);");
  expect([status, stdout.trim(), stderr]).toEqual([0, "succeeded", ""]);
  expect(published()).toEqual(["index.html: new", "static/abc/moon.avif: good", "static/new.avif: new"]);
  expect(setAside()).toEqual([]);
});

test.each([
  ["panics", "process.exit(1);"],
  ["throws", "throw new Error('the encoder died');"],
  ["fails after its pages are made", "build.buildIsMade(); process.exit(1);"],
  ["ends for no reason", ""],
])("a build that %s gives the last good one back", (_how, ending) => {
  run(ending);
  expect(published()).toEqual(lastGood);
  expect(setAside()).toEqual([]);
});

test("a build that fails while its workers still write pages gives the last good one back, and it stays", async () => {
  const worker = "setInterval(() => require('fs').writeFileSync('public/index.html', 'half'), 1)";
  run(`
    const { spawn } = require("node:child_process");
    const worker = spawn(process.execPath, ["-e", ${JSON.stringify(worker)}], { stdio: "ignore" });
    setInterval(() => require("fs").readFileSync("public/index.html", "utf8") === "half" && process.exit(1), 10);
  `);
  await setTimeout(300);
  expect(published()).toEqual(lastGood);
});

/** Starts a build that never ends, and stops it. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  const child = spawn(process.execPath, ["-e", script, "console.log('begun'); setInterval(() => {}, 1000);"], {
    cwd: folder,
  });
  await once(child.stdout, "data");
  child.kill(signal);
  await once(child, "exit");
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "a build that is stopped by %s gives the last good one back",
  async (signal) => {
    await stop(signal);
    expect(published()).toEqual(lastGood);
  },
);

test("a build that was killed gives the last good one back", async () => {
  await stop("SIGKILL");
  while (setAside().length > 0) await setTimeout(50);
  expect(published()).toEqual(lastGood);
});

test("after a build that was killed with all that watched over it, the next one that fails gives back the last good one", () => {
  renameSync(path.join(folder, "public"), path.join(folder, ".last-good-build"));
  mkdirSync(path.join(folder, "public/static"), { recursive: true });
  renameSync(path.join(folder, ".last-good-build/static"), path.join(folder, "public/static"));
  writeFileSync(path.join(folder, "public/index.html"), "half");
  run("process.exit(1);");
  expect(published()).toEqual(lastGood);
});

test("a build that was killed while the last good one was on its way loses none of it", () => {
  mkdirSync(path.join(folder, ".last-good-build.part"));
  execFileSync("mv", [path.join(folder, "public/shop"), path.join(folder, ".last-good-build.part/shop")]);
  run("process.exit(1);");
  expect(published()).toEqual(lastGood);
});

test("a first build that fails leaves nothing that looks like a site", () => {
  rmSync(path.join(folder, "public"), { recursive: true });
  run("process.exit(1);");
  expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
});

test("what has not changed since the build before keeps its age and its compressed copies", async () => {
  const [earlier, now] = ["earlier", "now"].map((name) => path.join(folder, name)) as [string, string];
  for (const place of [earlier, now]) {
    mkdirSync(place);
    writeFileSync(path.join(place, "same.html"), "same");
    writeFileSync(path.join(place, "changed.html"), place);
  }
  writeFileSync(path.join(earlier, "same.html.br"), "same, compressed");
  writeFileSync(path.join(earlier, "changed.html.br"), "old, compressed");
  writeFileSync(path.join(earlier, "gone.html"), "gone");
  await keepUnchanged(now, earlier);
  expect(readdirSync(now).sort()).toEqual(["changed.html", "same.html", "same.html.br"]);
  expect(readFileSync(path.join(now, "changed.html"), "utf8")).toBe(now);
});
