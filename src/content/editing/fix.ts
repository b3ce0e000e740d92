/** Mends what can be mended without asking what was meant: a file's beginning, its commas, names and numbers. */
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path/posix";
import { applyEdits, modify } from "jsonc-parser";
import { readContent } from "../check/check-content";
import { safeName } from "../check/check-names";
import { nextFreeOrder } from "../check/check-relations";
import { readJson } from "../check/json-file";
import type { Problem } from "../check/messages";
import type { Entry } from "../check/read-folder";
import type { Path } from "../kinds/schema-walk";
import { replaceFile } from "./safe-writing";

/** One thing to do to the files below data/. */
export type Fix = { what: string; path: string } & ({ text: string } | { renameTo: string });

const textOf = ({ bytes }: Entry) => Buffer.from(bytes ?? []).toString("utf8");

const withField = (text: string, path: Path, value: unknown) =>
  applyEdits(
    text,
    modify(text, path as (string | number)[], value, {
      formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    }),
  );

/** A file with its commas where they belong; undefined when more than commas is wrong. */
function withCommas(text: string): string | undefined {
  let mended = text;
  for (let tries = 0; tries < 20; tries++) {
    const problems: Problem[] = [];
    if (readJson(Buffer.from(mended), { file: "" }, problems)) return mended === text ? undefined : mended;
    const { found = "", line = 1, column = 1 } = problems[0] ?? {};
    const at = mended.split("\n", line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
    if (found.startsWith("A comma is missing")) mended = `${mended.slice(0, at)},${mended.slice(at)}`;
    else if (found.startsWith("There is a comma after the last")) mended = mended.slice(0, at) + mended.slice(at + 1);
    else return undefined;
  }
  return undefined;
}

/** The first thing to mend in a file by itself. */
function fixText(entry: Entry): Fix | undefined {
  const text = textOf(entry);
  if (text.startsWith("\ufeff")) {
    return { path: entry.path, what: "take away the invisible mark (BOM) at its start", text: text.slice(1) };
  }
  const mended = withCommas(text);
  return mended === undefined ? undefined : { path: entry.path, what: "put its commas right", text: mended };
}

/** A safe name for a file that has none yet; a picture of one item is named like it. */
function fixName(entry: Entry, entries: readonly Entry[]): Fix | undefined {
  const name = basename(entry.path);
  const safe = safeName(name, entry.picture?.format);
  if (!safe || safe === name) return undefined;
  const users = entries.filter((one) => namesPicture(one, entry.path));
  const [user] = users;
  const slug = users.length === 1 && user ? basename(user.path, ".json").replace(/^_/, "") : undefined;
  const isFree = (wanted: string) => {
    const path = `${dirname(entry.path)}/${wanted}`;
    return !entries.some((one) => one !== entry && one.path.toLowerCase() === path.toLowerCase());
  };
  const wanted = [slug && slug + extname(safe), safe].find((one) => one && isFree(one));
  return wanted
    ? { path: entry.path, what: `rename it to "${wanted}", in the JSON that names it too`, renameTo: wanted }
    : undefined;
}

/** True when a JSON file's text names a picture that lies beside it. */
const namesPicture = (entry: Entry, picture: string): boolean =>
  entry.bytes !== undefined &&
  dirname(entry.path) === dirname(picture) &&
  textOf(entry).includes(JSON.stringify(basename(picture)));

/** The next thing to mend; undefined when nothing is left that is certain. */
function nextFix(entries: readonly Entry[], done: ReadonlySet<string>): Fix | undefined {
  const { content, problems } = readContent(entries);
  const isOpen = (fix: Fix | undefined): fix is Fix => fix !== undefined && !done.has(`${fix.path} ${fix.what}`);
  for (const { code, file, field } of problems) {
    const entry = entries.find(({ path }) => content.name(path) === file);
    const item = content.items.find(({ path }) => path === entry?.path);
    if (!entry) continue;
    let fix: Fix | undefined;
    if (code === "bom" || code === "json-syntax") fix = fixText(entry);
    if (code === "unsafe-name") fix = fixName(entry, entries);
    if (code === "same-order" && item && field) {
      const free = nextFreeOrder(content, item, field);
      fix = {
        path: entry.path,
        what: `give it the free "${field}" ${free}`,
        text: withField(textOf(entry), [field], free),
      };
    }
    if (code === "outer-spaces" && item) {
      const spaced = item.fields.find(({ value }) => typeof value === "string" && value !== value.trim());
      const trimmed = String(spaced?.value).trim();
      const text = spaced && withField(textOf(entry), spaced.path, trimmed);
      if (text && trimmed)
        fix = { path: entry.path, what: `take the spaces away around "${trimmed.slice(0, 50)}"`, text };
    }
    if (isOpen(fix)) return fix;
  }
  return undefined;
}

/** The files as they are after a fix. */
function afterFix(entries: readonly Entry[], fix: Fix): Entry[] {
  if ("text" in fix) {
    return entries.map((one) => (one.path === fix.path ? { ...one, bytes: Buffer.from(fix.text) } : one));
  }
  const [before, after] = [basename(fix.path), fix.renameTo];
  return entries.map((one) => {
    if (one.path === fix.path) return { ...one, path: `${dirname(one.path)}/${after}`.replace(/^\.\//, "") };
    if (!namesPicture(one, fix.path)) return one;
    return { ...one, bytes: Buffer.from(textOf(one).replaceAll(JSON.stringify(before), JSON.stringify(after))) };
  });
}

/** Everything that can be mended with certainty, in the order in which it is to be done, and the files that come of it. */
export function planFixes(entries: readonly Entry[]): { fixes: Fix[]; entries: Entry[] } {
  const fixes: Fix[] = [];
  const done = new Set<string>();
  let now = [...entries];
  for (let fix = nextFix(now, done); fix && fixes.length < 500; fix = nextFix(now, done)) {
    done.add(`${fix.path} ${fix.what}`);
    fixes.push(fix);
    now = afterFix(now, fix);
  }
  return { fixes, entries: now };
}

/** Renames a file, and never over another; that a disk takes two spellings of a name for one is no reason against it. */
async function renameSafely(before: string, after: string): Promise<void> {
  if (existsSync(after) && statSync(after).ino !== statSync(before).ino) {
    throw new Error(`${before} was not renamed: there is a ${basename(after)} already.`);
  }
  await rename(before, after);
}

/** Git does not see by itself that a name is spelt otherwise now, where the disk takes both spellings for one name. */
function tellGit(dataDir: string, before: string, changed: readonly string[]): void {
  const git = (...args: string[]) => execFileSync("git", ["-C", dataDir, ...args], { encoding: "utf8", stdio: "pipe" });
  try {
    if (git("config", "core.ignorecase").trim() !== "true") return;
    git("rm", "--cached", "--quiet", "--", before);
    git("add", "--", ...changed);
  } catch {
    // There is no Git, or it does not know the file yet and will take it by its new name.
  }
}

/** Does to the files on the disk what was planned for the entries. */
export async function applyFixes(dataDir: string, entries: readonly Entry[], fixes: readonly Fix[]): Promise<void> {
  let now = [...entries];
  for (const fix of fixes) {
    const next = afterFix(now, fix);
    const changed = next.filter((entry, index) => entry !== now[index]);
    for (const entry of changed) {
      const before = now[next.indexOf(entry)];
      if (before && before.path !== entry.path) {
        await renameSafely(join(dataDir, before.path), join(dataDir, entry.path));
      }
      if (before?.bytes !== entry.bytes && entry.bytes) await replaceFile(join(dataDir, entry.path), entry.bytes);
    }
    const paths = changed.map(({ path }) => path);
    if ("renameTo" in fix && paths.some((path) => path.toLowerCase() === fix.path.toLowerCase())) {
      tellGit(dataDir, fix.path, paths);
    }
    now = next;
  }
}
