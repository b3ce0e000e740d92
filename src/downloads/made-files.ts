/** Files in public/downloads: made once from what they depend on, and made again when any of that changes. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { shareFile } from "../share-file";

/**
 * The content-addressed cache of made files. Gatsby empties .cache but for .cache/adapters; so the store hides there.
 */
const store = ".cache/adapters/downloads";

/** Zip wants a date for every file. The same one always, in local time as zip has it, so that the same files make the same zip. */
export const noDate = new Date(1980, 0, 1);

/** What a JSON file of the content is, as Gatsby knows it. */
export interface ItemFile {
  name: string;
  relativeDirectory: string;
}

/** A picture of the content, as Gatsby knows it. */
export interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
}

/**
 * Puts a file at an address of the site and tells its size. `madeFrom` is everything that the file depends on: `make` is
 * asked for it only where the same has not been made before.
 */
export async function makeOnce(
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
    // Made aside and moved into place, so that a build that is cut off leaves no half file behind.
    const draft = `${kept}.${randomUUID()}`;
    await make(draft);
    await rename(draft, kept);
  }
  await shareFile(kept, path.join("public", url));
  const { size } = await stat(kept);
  return { bytes: size };
}

/** Removes what is kept for files that are no longer in public/: nothing shares the disk's room with it then. */
export function forgetUnusedDownloads(): void {
  if (!existsSync(store)) return;
  for (const name of readdirSync(store)) {
    const kept = path.join(store, name);
    if (statSync(kept).nlink === 1) rmSync(kept);
  }
}
