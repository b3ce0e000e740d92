/** Reads data/ from disk. */
import { execFile } from "node:child_process";
import { existsSync, type Stats } from "node:fs";
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { isJunkFile } from "../model/file-conventions";
import { type PictureFacts, pictureCache } from "./inspect-picture";

/** A directory entry below data/. */
export interface Entry {
  /** Below data/, with forward slashes: "artwork/raptor-moon.json". */
  path: string;
  type: "file" | "folder" | "link" | "other";
  /** A JSON file's bytes. */
  bytes?: Uint8Array;
  /** Facts about a picture file. */
  picture?: PictureFacts;
  /** True for a file that is new or modified in Git. */
  isNew?: true;
  /** The path on disk of a file that is misnamed; `path` is then the one that it ought to have. */
  misnamed?: string;
  /** The error, if the file could not be read. */
  unreadable?: string;
}

/** File extensions of supported picture formats. */
export const pictureEnding = /\.(?:jpe?g|png|svg)$/i;

/** JSON files, and those that may be some by another name. */
const jsonEnding = /\.json\b|\.(?:txt|jsn|jason)$|^[^.]+$/i;

function typeOf(stats: Stats): Entry["type"] {
  if (stats.isSymbolicLink()) return "link";
  if (stats.isDirectory()) return "folder";
  return stats.isFile() ? "file" : "other";
}

async function list(root: string, folder: string, entries: Entry[]): Promise<void> {
  for (const name of (await readdir(join(root, folder))).sort()) {
    const path = folder ? `${folder}/${name}` : name;
    if (isJunkFile(name)) continue;
    const stats = await lstat(join(root, path));
    const type = typeOf(stats);
    entries.push({ path, type });
    if (type === "folder") await list(root, path, entries);
  }
}

/** Files that Git knows as new or modified, relative to the folder; none without Git. */
async function changedFiles(folder: string): Promise<Set<string>> {
  const list = ["-C", folder, "ls-files", "-z", "--others", "--modified"];
  const { stdout } = await promisify(execFile)("git", list).catch(() => ({ stdout: "" }));
  return new Set(stdout.split("\0"));
}

/** All entries below data/, sorted by path; undefined without the folder. Picture facts are cached. */
export async function readFolder(dataDir: string): Promise<Entry[] | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const modules = join(dirname(dataDir), "node_modules");
  const cache = await pictureCache(existsSync(modules) ? join(modules, ".cache", "content-check.json") : undefined);

  const entries: Entry[] = [];
  await list(dataDir, "", entries);
  const changed = await changedFiles(dataDir);
  for (const entry of entries) if (changed.has(entry.path)) entry.isNew = true;
  const waiting = entries.filter(({ type }) => type === "file");
  const work = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const file = join(dataDir, entry.path);
      try {
        if (pictureEnding.test(file)) entry.picture = await cache.inspect(file);
        else if (jsonEnding.test(basename(file))) entry.bytes = await readFile(file);
      } catch (error) {
        entry.unreadable = (error as NodeJS.ErrnoException).code ?? String(error);
      }
    }
  };
  // Limited concurrency: keeps the cores busy without all pictures in memory.
  await Promise.all(Array.from({ length: 4 }, work));
  // On a read-only file system there is no cache.
  await cache.save().catch(() => {});
  return entries;
}
