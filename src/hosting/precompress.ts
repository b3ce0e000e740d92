/** Compressed copies of the text files, for hosts that serve such copies. */
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const text = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
/** A smaller file travels in one packet anyway. */
const leastBytes = 1024;

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a brotli and a gzip copy beside each text file that has none or has changed, and removes orphans. */
export async function precompress(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const known = new Set(files);
  const orphans = files.filter((file) =>
    Object.keys(encoders).some((end) => file.endsWith(end) && !known.has(file.slice(0, -end.length))),
  );
  await Promise.all([
    ...files.filter((file) => text.test(file)).map((file) => compress(path.join(folder, file))),
    ...orphans.map((file) => rm(path.join(folder, file))),
  ]);
}

async function compress(file: string): Promise<void> {
  const { size, atime, mtime } = await stat(file);
  await Promise.all(
    Object.entries(encoders).map(async ([end, encode]) => {
      const copy = file + end;
      if (size < leastBytes) return rm(copy, { force: true });
      const written = await stat(copy).catch(() => undefined);
      // A copy has its file's time of change, so that a copy of an older or newer state is noticed.
      if (written && Math.abs(written.mtimeMs - mtime.getTime()) < 2) return;
      await writeFile(copy, await encode(await readFile(file)));
      await utimes(copy, atime, mtime);
    }),
  );
}
