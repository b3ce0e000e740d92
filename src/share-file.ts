import { copyFile, link, mkdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/**
 * Lets a file appear in a second place: without taking up room twice where the disk can do that, else as a copy of the
 * same age.
 */
export async function shareFile(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (there?.ino === wanted.ino && there.dev === wanted.dev) return;
  await mkdir(path.dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // Somebody else has shared it at the same time.
    if (error.code === "EEXIST") return;
    await copyFile(from, to);
    await utimes(to, wanted.atime, wanted.mtime);
  });
}
