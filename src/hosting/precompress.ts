/** Precompression: .br and .gz copies of text files, for servers that serve them (gzip_static, brotli_static). */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const text = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
/** In bytes; below it a file fits into one network packet anyway. */
const leastBytes = 1024;

const encoders: [ending: string, encode: (content: Buffer) => Promise<Buffer>][] = [
  [
    ".br",
    (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  [".gz", (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

/** Writes a Brotli and a gzip copy beside each text file that they make smaller. */
export async function precompress(folder: string): Promise<void> {
  const filesOf = new Map<string, string[]>();
  for (const name of (await listFiles(folder)).filter((file) => text.test(file))) {
    const file = path.join(folder, name);
    const content = await readFile(file, "latin1");
    if (content.length >= leastBytes) filesOf.set(content, [...(filesOf.get(content) ?? []), file]);
  }
  // Memoised by content: each page exists in two spellings.
  await Promise.all(
    [...filesOf].flatMap(([content, files]) =>
      encoders.map(async ([ending, encode]) => {
        const compressed = await encode(Buffer.from(content, "latin1"));
        await Promise.all(files.map((file) => writeFile(file + ending, compressed)));
      }),
    ),
  );
}
