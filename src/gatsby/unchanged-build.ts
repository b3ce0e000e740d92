/** Tells whether a build would only give again what the last one gave. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { localDay } from "../content/check/words";
import { recordBuild } from "../hosting/build-record";

/** What a build is made from besides the files of the project's own folder: its folders, and which packages are installed. */
const sources = ["data", "src", "static", "node_modules/.package-lock.json"];
const outputs = ["public", "deploy", "src/gatsby-types.d.ts"];
/** Told anew by every build: which commit the source is in says nothing of what is made from it. */
const ofTheCommit = path.join("deploy", "build.json");

/** Gatsby deletes this with the rest of what it remembers, so that `gatsby clean` is followed by a build of everything. */
export const recordFile = path.join(".cache", "finished-build.txt");

/** Variables that Gatsby, the hosts' ways of building and this project look at. */
const deciding = /^(?:GATSBY_|NETLIFY|NODE_|PATH_PREFIX$|SOURCE_DATE_EPOCH$)/;

const digest = (parts: readonly string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");

/** A file, or all that is below a folder, by names and contents. */
function contentsOf(project: string, name: string): string[] {
  const place = path.join(project, name);
  if (!existsSync(place)) return [];
  if (statSync(place).isDirectory()) {
    return readdirSync(place)
      .sort()
      .flatMap((entry) => contentsOf(project, path.join(name, entry)));
  }
  return [`${name} ${createHash("sha256").update(readFileSync(place)).digest("hex")}`];
}

/**
 * What a build that starts now is made from: the content, the code, the packages, the settings, and the day, which
 * decides what is new and what is still to come.
 */
export function sourceOfBuild(project = process.cwd()): string {
  const settings = readdirSync(project, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const files = [...settings, ...sources].flatMap((name) => contentsOf(project, name));
  return digest([
    ...files.filter((file) => !outputs.some((output) => file.startsWith(`${path.normalize(output)} `))).sort(),
    ...Object.entries(process.env)
      .filter(([name]) => deciding.test(name))
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
    ...process.argv.slice(2),
    `${process.version} ${process.platform} ${process.arch} ${project} ${localDay()}`,
  ]);
}

const outputOfBuild = (project: string) =>
  digest(outputs.flatMap((name) => contentsOf(project, name)).filter((file) => !file.startsWith(`${ofTheCommit} `)));

/** Whether the last build was made from the same, and all that it made is still there as it was. */
export function isStillThere(source: string, project = process.cwd()): boolean {
  const record = path.join(project, recordFile);
  return existsSync(record) && readFileSync(record, "utf8") === `${source} ${outputOfBuild(project)}`;
}

/** Remembers a build that has ended well, and what it was made from. */
export function rememberBuild(source: string, project = process.cwd()): void {
  const record = path.join(project, recordFile);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, `${source} ${outputOfBuild(project)}`);
}

/** Ends a build that would make nothing new. What is left to say is which commit shows it now. */
export function endIfStillThere(source: string, reporter: Reporter): void {
  if (!isStillThere(source)) return;
  recordBuild();
  reporter.success("Nothing has changed since the last build: public/ has it all.");
  process.exit();
}
