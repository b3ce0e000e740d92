/** Generated files in public/downloads, memoised across builds by a hash of their inputs. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** The cache, by input hash; of .cache, Gatsby spares .cache/adapters alone. */
const store = ".cache/adapters/downloads";

/** Hard-links a file; across file systems copies it, with its modification time. */
async function hardLink(from: string, to: string): Promise<void> {
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

/** Puts a generated file into public/, memoised by `madeFrom`, all that it depends on. Returns its size. */
export async function generateOnce(
  url: string,
  madeFrom: unknown,
  make: (target: string) => Promise<unknown>,
): Promise<{ bytes: number }> {
  const key = createHash("sha256")
    .update(JSON.stringify([sharp.versions, madeFrom]))
    .digest("hex");
  const kept = path.join(store, key);
  if (!existsSync(kept)) {
    await mkdir(store, { recursive: true });
    // Atomic, so that an aborted build leaves none in part.
    const draft = `${kept}.${randomUUID()}`;
    await make(draft);
    await rename(draft, kept);
  }
  await hardLink(kept, path.join("public", url));
  const { size } = await stat(kept);
  return { bytes: size };
}

/** Cache eviction: removes entries whose file is no longer in public/, which have a link count of one. */
export function forgetUnusedDownloads(): void {
  if (!existsSync(store)) return;
  for (const name of readdirSync(store)) {
    const kept = path.join(store, name);
    if (statSync(kept).nlink === 1) rmSync(kept);
  }
}
