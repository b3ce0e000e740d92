import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

/** Backups of removed and replaced files, since Git has only what was committed. */
const bin = ".removed";

/** An unused backup path for a file below data/. */
export async function backupPath(dataDir: string, file: string): Promise<string> {
  const { dir, name, ext } = parse(join(dirname(dataDir), bin, file));
  let place = join(dir, `${name}${ext}`);
  for (let number = 2; existsSync(place); number++) place = join(dir, `${name}-${number}${ext}`);
  await mkdir(dir, { recursive: true });
  return place;
}
