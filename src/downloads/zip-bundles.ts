/** Zip bundles: all pictures of a kind, and the press pack. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Zip, ZipDeflate } from "fflate";
import { generateOnce } from "./file-cache";
import type { PictureFile } from "./file-nodes";

/** A fixed date (zip's epoch, in local time as zip stores it) for reproducible zips. */
export const noDate = new Date(1980, 0, 1);

/** A file in a zip: its name there, and its content as a file on disk or as text. */
export type BundleEntry = { name: string } & ({ picture: PictureFile } | { text: string });

/** Makes a zip in public/downloads and returns its GraphQL fields, in a list; empty for fewer than two files. */
export async function offerBundle(id: string, entries: readonly BundleEntry[], prefix: string): Promise<object[]> {
  if (entries.length < 2) return [];
  const fileName = `${prefix}-${id}.zip`;
  const url = `/downloads/${fileName}`;
  const madeFrom = entries.map((entry) =>
    "text" in entry ? entry : { name: entry.name, digest: entry.picture.internal.contentDigest },
  );
  const file = await generateOnce(url, ["bundle", madeFrom], (target) =>
    pipeline(zipped(entries), createWriteStream(target)),
  );
  return [{ id, url, fileName, files: entries.length, ...file }];
}

/** The zip as a stream of chunks: hundreds of pictures would not fit into memory. */
async function* zipped(entries: readonly BundleEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const entry of entries) {
    // level 0 (stored): images are compressed already.
    const file = new ZipDeflate(entry.name, { level: 0 });
    file.mtime = noDate;
    zip.add(file);
    const content = "text" in entry ? [Buffer.from(entry.text)] : createReadStream(entry.picture.absolutePath);
    for await (const piece of content) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

/** A file that is not part of the content, such as a generated icon, in the shape that bundles need. */
export async function plainFile(file: string): Promise<PictureFile> {
  const contentDigest = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  return { absolutePath: file, internal: { contentDigest } };
}
