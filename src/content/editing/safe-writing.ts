/** Writes and replaces files so that nothing that was there is lost. */
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

/** Replaces a file's content. Written aside and moved into place, so that it is never half there, whatever goes wrong. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.tmp`, content);
  await rename(`${path}.tmp`, path);
}

/** Where removed and replaced files of data/ wait, in case they are wanted after all: Git has only what was committed. */
const bin = ".removed";

/** A free place in the bin for a file, by its path below data/; what waits there already stays. */
export async function placeInBin(dataDir: string, file: string): Promise<string> {
  const { dir, name, ext } = parse(join(dirname(dataDir), bin, file));
  let place = join(dir, `${name}${ext}`);
  for (let number = 2; existsSync(place); number++) place = join(dir, `${name}-${number}${ext}`);
  await mkdir(dir, { recursive: true });
  return place;
}
