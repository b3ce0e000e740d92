/** Reads data/ from the disk, once, for everything that looks at the content. */
import { existsSync } from "node:fs";
import { lstat, readdir, readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { PictureCache, type PictureFacts } from "./picture";

/** A file, folder or other thing below data/. */
export interface Entry {
  /** Below data/, with forward slashes: "artwork/raptor-moon.json". */
  path: string;
  type: "file" | "folder" | "link" | "other";
  /** A JSON file's bytes. */
  bytes?: Uint8Array;
  /** What a picture file holds. */
  picture?: PictureFacts;
  /** Why the file could not be read. */
  unreadable?: string;
}

/** Files that systems and editors leave lying about; nobody means them as content. */
const litter = /^(?:\..*|.*~|.*\.(?:swp|tmp|bak)|Thumbs\.db|desktop\.ini|Icon\r)$/i;

/** Endings of files that are, or claim to be, pictures that can be used. */
export const pictureEnding = /\.(?:jpe?g|png)$/i;

async function list(root: string, folder: string, entries: Entry[]): Promise<void> {
  for (const name of (await readdir(join(root, folder))).sort()) {
    const path = folder ? `${folder}/${name}` : name;
    if (litter.test(name)) continue;
    const stats = await lstat(join(root, path));
    const type = stats.isSymbolicLink() ? "link" : stats.isDirectory() ? "folder" : stats.isFile() ? "file" : "other";
    entries.push({ path, type });
    if (type === "folder") await list(root, path, entries);
  }
}

/**
 * Everything below data/, sorted by path. Pictures are looked into only when they changed since the last run; what is
 * known of them is kept in the node_modules folder next to data/, if there is one.
 */
export async function readFolder(dataDir: string): Promise<Entry[] | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const modules = join(dirname(dataDir), "node_modules");
  const cache = new PictureCache(existsSync(modules) ? join(modules, ".cache", "content-check.json") : undefined);
  await cache.load();

  const entries: Entry[] = [];
  await list(dataDir, "", entries);
  const waiting = entries.filter(({ type }) => type === "file");
  const work = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const file = join(dataDir, entry.path);
      try {
        if (extname(file).toLowerCase() === ".json") entry.bytes = await readFile(file);
        else if (pictureEnding.test(file)) entry.picture = await cache.inspect(file);
      } catch (error) {
        entry.unreadable = (error as NodeJS.ErrnoException).code ?? String(error);
      }
    }
  };
  // A few at a time keep all cores busy without holding every picture in memory.
  await Promise.all(Array.from({ length: 4 }, work));
  await cache.save();
  return entries;
}
