import { readdir } from "node:fs/promises";
import path from "node:path";

/** All files below a folder, as relative paths with forward slashes. (public/ has folders whose names end in .html.) */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
