/** Generated files in public/downloads, memoised across builds by a hash of their inputs. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { writeAtomically } from "./atomic-write";
import { hardLink } from "./hard-link";

/** The cache, by input hash; of .cache, Gatsby spares .cache/adapters alone. */
const store = ".cache/adapters/downloads";

/** A fixed date (zip's epoch, in local time as zip stores it) for reproducible zips. */
export const noDate = new Date(1980, 0, 1);

/** An item's JSON file as a Gatsby file node. */
export interface ItemFile {
  name: string;
  relativeDirectory: string;
}

/** A picture as a Gatsby file node. */
export interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
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
  await writeAtomically(kept, make);
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
