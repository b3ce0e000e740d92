import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";

/** Creates a missing file atomically, so that an aborted build leaves none in part. */
export async function writeAtomically(file: string, make: (draft: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await make(draft);
  await rename(draft, file);
}
