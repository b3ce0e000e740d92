import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";

/**
 * Makes a file where there is none yet. Atomic: written under a temporary name, then renamed, so that an aborted build
 * leaves no partial file, and two at a time do no harm.
 */
export async function writeAtomically(file: string, make: (draft: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await make(draft);
  await rename(draft, file);
}
