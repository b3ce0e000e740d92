import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { type Glob, listQuickly } from "../quick-listing";

const manager = require.resolve("gatsby/dist/utils/adapter/manager");
const glob: Glob = createRequire(manager)("glob");

/** A folder of a built site, with the odd: an empty folder, a name that begins with a dot, one with a space. */
function builtSite(): string {
  const folder = temporaryFolder();
  for (const file of [
    "index.html",
    "static/0a/moon song.avif",
    ".well-known/security.txt",
    "page-data/index/data.json",
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  mkdirSync(path.join(folder, "empty"));
  return folder;
}

test("all files are listed as Gatsby's package lists them", () => {
  const options = { cwd: builtSite(), nodir: true, dot: true };
  const listed = glob.sync("**/**", options).sort();
  const quick: Glob = { sync: () => [] };
  listQuickly(quick);
  expect(listed).toHaveLength(4);
  expect(quick.sync("**/**", options).sort()).toEqual(listed);
});

test("other patterns are still the package's", () => {
  const sync = jest.fn(() => ["a.js"]);
  const quick: Glob = { sync };
  listQuickly(quick);
  expect(quick.sync("src/**/*.js", { cwd: "src" })).toEqual(["a.js"]);
  expect(sync).toHaveBeenCalledWith("src/**/*.js", { cwd: "src" });
});

test("that pattern, without folders and with names that begin with a dot, is all that Gatsby asks of it for adapters", () => {
  const calls = readFileSync(manager, "utf8").split("(0, _glob.").slice(1);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toMatch(/^sync\)\(`\*\*\/\*\*`, \{\s*cwd: .*\s*nodir: true,\s*dot: true\s*\}/);
});
