/** Zip files that gather what people would otherwise fetch one by one: all pictures of a kind, and a pack for the press. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Zip, ZipDeflate } from "fflate";
import { makeOnce, noDate, type PictureFile } from "./made-files";

/** A file for a zip: its name there, and where it lies or what it says. */
export type Entry = { name: string } & ({ picture: PictureFile } | { text: string });

/** Gathers files into a zip below public/downloads and tells what can be downloaded; nothing for fewer than two files. */
export async function offerBundle(id: string, entries: readonly Entry[], prefix: string): Promise<object[]> {
  if (entries.length < 2) return [];
  const fileName = `${prefix}-${id}.zip`;
  const url = `/downloads/${fileName}`;
  const madeFrom = entries.map((entry) =>
    "text" in entry ? entry : { name: entry.name, digest: entry.picture.internal.contentDigest },
  );
  const file = await makeOnce(url, ["bundle", madeFrom], (target) =>
    pipeline(zipped(entries), createWriteStream(target)),
  );
  return [{ id, url, fileName, files: entries.length, ...file }];
}

/** The zip, piece by piece: hundreds of pictures are more than a computer's memory may hold. */
async function* zipped(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const entry of entries) {
    // Pictures are compressed already.
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

/** A file that is no content, for a zip. */
export async function plainFile(file: string): Promise<PictureFile> {
  const contentDigest = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  return { absolutePath: file, internal: { contentDigest } };
}
