/**
 * `npm run test:reproducible`: builds the working tree twice from nothing, in two places, languages and time zones, and
 * compares every file. It takes as long as two cold builds.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySite, hashesOf } from "../../../scripts/site-copy";

const surroundings = [
  { folder: "one", env: { TZ: "Pacific/Auckland", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" } },
  { folder: "another/and a longer one", env: { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C" } },
];

async function main(): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), "reproducible-"));
  const changed = execFileSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" }).trim();

  for (const { folder } of surroundings) copySite(path.join(temporary, folder));
  const builds: Map<string, string>[] = [];
  for (const { folder, env } of surroundings) {
    const site = path.join(temporary, folder);
    execFileSync("npm", ["run", "build"], {
      cwd: site,
      env: { ...process.env, ...env, SOURCE_DATE_EPOCH: changed },
      stdio: ["ignore", "ignore", "inherit"],
    });
    builds.push(await hashesOf(path.join(site, "public")));
  }
  rmSync(temporary, { recursive: true });

  const [first = new Map<string, string>(), second = new Map<string, string>()] = builds;
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name)).sort();
  console.log(
    different.length
      ? `${different.length} of ${names.size} files differ:\n${different.join("\n")}`
      : `Two builds gave the same ${names.size} files.`,
  );
  if (different.length || !names.size) process.exitCode = 1;
}

main();
