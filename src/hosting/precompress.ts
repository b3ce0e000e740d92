/** Compressed copies of the text files, for hosts that serve such copies. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const text = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
/** A smaller file travels in one packet anyway. */
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

/** Writes a brotli and a gzip copy beside each text file that is worth it. */
export async function precompress(folder: string): Promise<void> {
  const filesOf = new Map<string, string[]>();
  for (const name of (await listFiles(folder)).filter((file) => text.test(file))) {
    const file = path.join(folder, name);
    const content = await readFile(file, "latin1");
    if (content.length >= leastBytes) filesOf.set(content, [...(filesOf.get(content) ?? []), file]);
  }
  // Each page lies under two spellings: what is the same is compressed once.
  await Promise.all(
    [...filesOf].flatMap(([content, files]) =>
      encoders.map(async ([ending, encode]) => {
        const compressed = await encode(Buffer.from(content, "latin1"));
        await Promise.all(files.map((file) => writeFile(file + ending, compressed)));
      }),
    ),
  );
}
