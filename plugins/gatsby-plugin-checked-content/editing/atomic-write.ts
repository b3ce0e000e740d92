import { rename, writeFile } from "node:fs/promises";

/** Replaces a file atomically (temporary file and rename), also where several processes write it. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}
