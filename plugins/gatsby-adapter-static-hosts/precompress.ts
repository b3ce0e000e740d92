/** Precompression: .br and .gz copies of text files, for servers that serve them (gzip_static, brotli_static). */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const text = /\.(?:css|html|ico|js|json|svg|txt|vtt|webmanifest|xml)$/;
/** In bytes; below it a file fits into one network packet anyway. */
const leastBytes = 1024;

/** How many encoders work at a time: as many as Node.js has threads for them, and each takes some megabytes. */
const atATime = 4;

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Hard-links a file to a second path; across file systems copies it, with its modification time. */
async function share(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => cp(from, to, { preserveTimestamps: true }));
}

/** Writes Brotli and gzip copies of texts, cached by content from build to build. */
export async function precompress(folder: string, store: string): Promise<void> {
  await mkdir(store, { recursive: true });
  const filesOf = new Map<string, string[]>();
  for (const name of (await listFiles(folder)).filter((file) => text.test(file))) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.length < leastBytes) continue;
    // Other versions of the encoders may write other bytes, so the versions are part of the hash.
    const { brotli, zlib } = process.versions;
    const digest = createHash("sha256").update(`${brotli} ${zlib}\n`).update(content).digest("hex");
    filesOf.set(digest, [...(filesOf.get(digest) ?? []), file]);
  }

  const kept = new Set<string>();
  async function writeCopies(digest: string, files: string[], ending: string) {
    const name = `${digest}.${ending}`;
    kept.add(name);
    const copy = path.join(store, name);
    if (!existsSync(copy)) {
      // Renamed when it is whole: a build may be stopped at any moment.
      const draft = `${copy}.${randomUUID()}`;
      await writeFile(draft, (await encoders[ending]?.(await readFile(files[0] ?? ""))) ?? "");
      await rename(draft, copy);
    }
    for (const file of files) await share(copy, `${file}.${ending}`);
  }
  const jobs = [...filesOf].flatMap(([digest, files]) =>
    Object.keys(encoders).map((ending) => () => writeCopies(digest, files, ending)),
  );
  const queue = jobs.values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const job of queue) await job();
    }),
  );
  for (const name of await readdir(store)) if (!kept.has(name)) await rm(path.join(store, name));
}
