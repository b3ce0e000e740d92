import { copyFile, link, mkdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/** Hard-links a file; across file systems copies it, with its modification time. */
export async function hardLink(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (there?.ino === wanted.ino && there.dev === wanted.dev) return;
  await mkdir(path.dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // Race: another process has linked it meanwhile.
    if (error.code === "EEXIST") return;
    await copyFile(from, to);
    await utimes(to, wanted.atime, wanted.mtime);
  });
}
