/** Takes what has not changed from the build before. */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { shareFile } from "../share-file";
import { listFiles } from "./list-files";

const compressed = /\.(?:br|gz)$/;

/**
 * Puts the earlier build's file in the place of every new one that is the same, and its compressed copies beside it. They
 * need not be made again, and whatever copies the site to its host sees by their times that nothing has changed.
 */
export async function keepUnchanged(folder: string, earlierFolder: string): Promise<void> {
  const earlier = (await listFiles(earlierFolder).catch(() => [])).filter((file) => !file.startsWith("downloads/"));
  const kept = new Set<string>();
  for (const file of earlier.filter((name) => !compressed.test(name))) {
    const [before, now] = [path.join(earlierFolder, file), path.join(folder, file)];
    if (!(await isSame(before, now))) continue;
    await shareFile(before, now);
    kept.add(file);
  }
  for (const file of earlier.filter((name) => compressed.test(name) && kept.has(name.replace(compressed, "")))) {
    await shareFile(path.join(earlierFolder, file), path.join(folder, file));
  }
}

async function isSame(before: string, now: string): Promise<boolean> {
  const [old, current] = await Promise.all([stat(before), stat(now).catch(() => undefined)]);
  if (old.size !== current?.size) return false;
  const [a, b] = await Promise.all([readFile(before), readFile(now)]);
  return a.equals(b);
}
